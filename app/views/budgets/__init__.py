"""The budgets page: what each category may cost a month."""
