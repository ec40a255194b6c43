"""Reading files with what the profiles of the ledger remember about their layout."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.imports.destinations import alike_names
from finance.readers.read import read_file
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.imports.source import Source
    from finance.ledger.profiles import ProfileInfo
    from finance.readers.model import ParsedFile

_SHAPING = frozenset(
    {"encoding", "delimiter", "header", "sheet"}
)  # other ones give another signature


def read_as_known(
    source: Source, known: Sequence[ProfileInfo], profile: str | None = None
) -> ParsedFile:
    """Read a file with the answers of its source, and beneath them those of a profile.

    That is the one called `profile`, else one that fits the file's header. An empty answer takes
    back what a profile says. The signature is always that of the file as it reads by itself, so
    that the next file like it is known again. Raises ImportFileError for no such profile.
    """
    chosen = _named(known, profile) if profile else None
    answers = {**(chosen.answers if chosen is not None else {}), **source.answers}
    parsed = read_file(source.path, _given(answers))
    signature = parsed.signature
    if _SHAPING & _given(answers).keys():
        signature = read_file(source.path).signature or signature
    fitting = _fitting(known, source, signature) if chosen is None else []
    if fitting:
        best = fitting[0]
        # Banks write two accounts' files alike: only where all agree is an unlike name believed.
        sure = _is_of(best, source) or all(p.answers == best.answers for p in fitting)
        beneath = {**best.answers, **source.answers}
        if (sure or parsed.questions) and _given(beneath) != _given(answers):
            parsed = read_file(source.path, _given(beneath))
    return replace(parsed, signature=signature) if signature else parsed


def _given(answers: Mapping[str, str]) -> dict[str, str]:
    return {name: answer for name, answer in answers.items() if answer}


def _fitting(known: Sequence[ProfileInfo], source: Source, signature: str) -> list[ProfileInfo]:
    """Return the profiles of files with this header, the likeliest first."""
    same = [p for p in known if signature and p.signature == signature]
    return sorted(same, key=lambda p: not _is_of(p, source))


def _is_of(profile: ProfileInfo, source: Source) -> bool:
    """Say whether a profile is of the account that a file goes to, as far as is known."""
    if source.account:
        return profile.account == source.account
    return alike_names(profile.name, source.path.stem)


def _named(known: Sequence[ProfileInfo], name: str) -> ProfileInfo:
    found = next((p for p in known if p.name == name), None)
    if found is None:
        raise ImportFileError(
            "There is no profile called “{profile}”. There are: {names}.",
            profile=name,
            names=", ".join(p.name for p in known) or Sentence("none yet"),
        )
    return found
