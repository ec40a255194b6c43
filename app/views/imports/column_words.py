"""What the roles of columns and the ways of writing a table are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def roles() -> dict[str, str]:
    """Return role -> words, in the order of the picker; "" is a column that is passed over."""
    return {
        "": translate("columns", "Skip"),
        "date": translate("columns", "Date"),
        "value_date": translate("columns", "Value date"),
        "amount": translate("columns", "Amount"),
        "debit": translate("columns", "Money out"),
        "credit": translate("columns", "Money in"),
        "sign": translate("columns", "Out or in"),
        "payee": translate("columns", "Payee"),
        "memo": translate("columns", "Memo"),
        "balance": translate("columns", "Balance"),
        "currency": translate("columns", "Currency"),
        "fee": translate("columns", "Fee"),
        "category": translate("columns", "Category"),
        "tags": translate("columns", "Tags"),
        "note": translate("columns", "Note"),
        "bank_id": translate("columns", "Reference"),
        "account": translate("columns", "Account"),
        "type": translate("columns", "Kind of booking"),
        "status": translate("columns", "Status"),
    }


def written() -> dict[str, tuple[str, list[tuple[str, str]]]]:
    """Return the key of an answer -> what it is about, and its choices with their words."""
    return {
        "delimiter": (
            translate("columns", "What parts the columns"),
            [
                (",", translate("columns", "Comma between columns")),
                (";", translate("columns", "Semicolon between columns")),
                ("\t", translate("columns", "Tab between columns")),
                ("|", translate("columns", "Bar between columns")),
            ],
        ),
        "encoding": (translate("columns", "Encoding of the letters"), _encodings()),
        "date_order": (
            translate("columns", "Order of the dates"),
            [
                ("dmy", translate("columns", "Dates: day first")),
                ("mdy", translate("columns", "Dates: month first")),
                ("ymd", translate("columns", "Dates: year first")),
            ],
        ),
        "decimal_mark": (
            translate("columns", "Mark before the cents"),
            [
                ("point", translate("columns", "Amounts: 1,234.50")),
                ("comma", translate("columns", "Amounts: 1.234,50")),
            ],
        ),
        "sign": (
            translate("columns", "Which amounts are money out"),
            [
                ("as_is", translate("columns", "Negative is money out")),
                ("inverted", translate("columns", "Positive is money out")),
            ],
        ),
    }


def _encodings() -> list[tuple[str, str]]:
    return [
        ("utf-8", "UTF-8"),
        ("cp1252", translate("columns", "Western European (1252)")),
        ("cp1250", translate("columns", "Central European (1250)")),
        ("cp1251", translate("columns", "Cyrillic (1251)")),
        ("cp1253", translate("columns", "Greek (1253)")),
        ("cp1254", translate("columns", "Turkish (1254)")),
        ("shift_jis", translate("columns", "Japanese (Shift JIS)")),
        ("gb18030", translate("columns", "Chinese (GB 18030)")),
        ("euc_kr", translate("columns", "Korean (EUC)")),
    ]


def answer_words(question: str, choice: str) -> str | None:
    """Return an answer about the columns in words; None for another one."""
    role = question.removesuffix("_column")
    if role != question and role in roles():
        if choice == "none":
            return ""
        return translate("columns", "{0}: column {1}").format(roles()[role], choice)
    if question == "header":
        if choice == "none":
            return translate("columns", "no header line")
        return translate("columns", "header on line {0}").format(choice)
    if question == "sheet":
        return translate("columns", "sheet {0}").format(choice)
    choices = dict(written().get(question, ("", []))[1])
    return choices.get(choice)
