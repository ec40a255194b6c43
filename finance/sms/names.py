"""Names of merchants and people as messages print them."""

from __future__ import annotations

import re

ADDRESS = re.compile(
    r"(?<![\w.@])(?P<name>[\w.-]{2,60})@(?P<host>[a-zA-Z]{2,20})(?![\w.]*\.[a-z]{2,})"
)
# What Indian banks make of a payment: the way, its number and, last, the other side.
PATH = re.compile(
    r"\b(?:UPI|IMPS|NEFT|RTGS)/(?:[A-Z0-9]{2,3}/){0,2}(?P<number>\d{9,16})(?:/(?P<name>[^/\n.;]{2,40}))?"
)
BREAK = re.compile(r"[\n;,|║~•▶()\[\]<>:。、【】「」]|\. |! |\? | - | / ")
EDGE = " .,:;_-*/\\|'\"()[]<>~=#!?&+@。、【】「」"

_PHONE_TAIL = re.compile(r"[ (/-]{0,4}\+?\d{9,14}\)?$")
_LEADING = re.compile(r"^(?:vpa|m/s\.?|merchant|beneficiary|ms|a/c of)[ :.-]+", re.IGNORECASE)
_LETTER = re.compile(r"[^\W\d_]")
_FEWEST = 2


def clean(text: str) -> str | None:
    """Return a name without edges, phone numbers and lead words; None when no name is left.

    Of a payment address such as `name@host` the name remains.
    """
    name = " ".join(text.split()).strip(EDGE)
    path = PATH.match(name)
    if path and path["name"]:
        return clean(path["name"])
    name = _PHONE_TAIL.sub("", name).strip(EDGE)
    name = _LEADING.sub("", name).strip(EDGE)
    address = ADDRESS.match(name)
    if address:
        return address["name"].strip(EDGE) or None
    return name if len(_LETTER.findall(name)) >= _FEWEST else None
