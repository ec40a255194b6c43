"""Sentence: plain English for a person that can be said in another language later."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Self


class Sentence(str):
    """English text that remembers the template and the data it was made of.

    `Sentence("{account} is kept in {currency}.", account="Cash", currency="EUR")` is the finished
    text wherever a str is wanted. Templates are constant, so that the window can look up what one
    says in its language. Words of ours inside `data` are Sentences too; all else is shown as it is.
    """

    __slots__ = ("data", "template")

    template: str
    data: dict[str, object]

    def __new__(cls, template: str, /, **data: object) -> Self:
        """Format `template` with `data`."""
        made = super().__new__(cls, template.format(**data) if data else template)
        made.template = template
        made.data = data
        return made
