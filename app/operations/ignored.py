"""Why a line holds no transaction, in the words of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def ignored_text(reason: str) -> str:
    """Return the reader's reason in the window's language; an unknown one stays as it is."""
    known = {**of_tables(), **of_messages()}
    return known.get(reason, reason.replace("_", " "))


def of_tables() -> dict[str, str]:
    """Return reason -> words, for lines of tables and statements."""
    return {
        "preamble": translate("ignored", "text above the table"),
        "header": translate("ignored", "the column headers"),
        "repeated header": translate("ignored", "the column headers again"),
        "footer": translate("ignored", "text below the table"),
        "balance line": translate("ignored", "a balance"),
        "opening balance": translate("ignored", "the opening balance"),
        "closing balance": translate("ignored", "the closing balance"),
        "zero amount": translate("ignored", "an amount of zero"),
        "for information only": translate("ignored", "for information only"),
        "declined or cancelled": translate("ignored", "declined or cancelled"),
        "no transactions": translate("ignored", "a table without transactions"),
        "sheet without transactions": translate("ignored", "a sheet without transactions"),
        "hidden sheet": translate("ignored", "a hidden sheet"),
        "another sheet": translate("ignored", "a sheet that you do not import"),
    }


def of_messages() -> dict[str, str]:
    """Return reason -> words, for messages."""
    return {
        "otp": translate("ignored", "a one-time code"),
        "advert": translate("ignored", "advertising"),
        "declined": translate("ignored", "a payment that was declined"),
        "failed": translate("ignored", "a payment that failed"),
        "future": translate("ignored", "a payment that is still to come"),
        "request": translate("ignored", "a request for money"),
        "due": translate("ignored", "a reminder that something is due"),
        "statement": translate("ignored", "a statement is ready"),
        "balance": translate("ignored", "a balance"),
        "mandate": translate("ignored", "a standing order or mandate"),
        "not_financial": translate("ignored", "no message about money"),
        "own_transfer": translate("ignored", "a move between own accounts"),
        "third_party": translate("ignored", "money that reached somebody else"),
        "receipt": translate("ignored", "a receipt of a shop or fund"),
        "same_payment": translate("ignored", "tells of the same payment as another message"),
    }
