"""One message in, one reading out: the sender's own rules first, then the generic reader."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from finance.sms.generic import read_generic
from finance.sms.reading import QUIET_KINDS, SmsReading
from finance.sms.rules import read_by_rule

if TYPE_CHECKING:
    from finance.sms.reading import Message

_FIGURE = re.compile(r"\d")


def read_sms(message: Message) -> SmsReading:
    """Return what `message` says. Any text is read; none raises.

    The reading of a known sender's rule is confident; what its pattern leaves out is filled in from the words. All other
    readings wait for a person, but that a message is no movement of money is taken as said.
    """
    if not _FIGURE.search(message.body):
        return SmsReading("ignore", "not_financial", date=message.day, confident=True)
    generic = read_generic(message)
    if generic.reason == "not_financial" and message.from_person:
        return generic
    ruled = read_by_rule(message)
    if ruled is None:
        return generic
    if ruled.kind in QUIET_KINDS or generic.kind in QUIET_KINDS:
        return ruled
    return replace(
        ruled,
        merchant=ruled.merchant or generic.merchant,
        account=ruled.account or generic.account,
        balance=generic.balance if ruled.balance is None else ruled.balance,
        reference=ruled.reference or generic.reference,
        date=generic.date if ruled.date == message.day else ruled.date,
    )
