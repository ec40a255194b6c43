"""Understanding questions and telling answers. No window; figures come from finance."""
