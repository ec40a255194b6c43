"""The categories that Coffer brings along, with their names in each language."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Category, Meta
from finance.ledger import named
from finance.ledger.ids import reserve
from finance.text import fold

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

LANGUAGES = ("en", "fr")
_FILE = Path(__file__).resolve().parents[2] / "resources" / "categories.toml"
_GROUP = "group_"


def add_default_categories(session: Session, language: str) -> None:
    """Fill a new ledger, with names in `language` (one of LANGUAGES)."""
    groups, entries = _data()["groups"], _data()["categories"]
    total = len(groups) + len(entries)
    ids = iter(range(first := reserve(session, Category, total), first + total))
    made = {
        code: Category(id=next(ids), name=names[language], kind="expense", key=f"{_GROUP}{code}")
        for code, names in groups.items()
    }
    session.add_all(made.values())
    session.flush()
    for key, entry in entries.items():
        group = made.get(entry.get("group", ""))
        session.add(
            Category(
                id=next(ids),
                name=entry[language],
                kind=entry.get("kind", "expense"),
                key=key,
                parent_id=group.id if group else None,
            )
        )


def known_key(name: str) -> str | None:
    """Return the key of a category that Coffer knows by `name`, in any of its languages."""
    return _keys().get(fold(name))


def name_of(session: Session, key: str) -> str:
    """Return what Coffer calls the category `key` in the language that the ledger began in."""
    language = session.scalar(select(Meta.value).where(Meta.key == "language"))
    return _names()[key][language or "en"]


def in_other_language(session: Session, language: str) -> list[tuple[Category, str]]:
    """Return the categories that still have Coffer's name in another language than `language`.

    Each comes with its name in `language`. A category that a person named, one with the same name
    in both, and one whose new name another category has are not among them. Groups come last.
    """
    found = []
    order = (Category.key.startswith(_GROUP, autoescape=True), Category.id)
    for category in session.scalars(select(Category).order_by(*order)):
        names = _names().get(category.key or "", {})
        wanted = names.get(language, category.name)
        if category.name in names.values() and category.name != wanted:
            other = named.find(session, Category, wanted)
            if other is None or other is category:
                found.append((category, wanted))
    return found


@cache
def _data() -> dict[str, dict[str, dict[str, str]]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


@cache
def _keys() -> dict[str, str]:
    """Return folded name in any language -> key; groups are not among them."""
    entries = _data()["categories"].items()
    return {fold(entry[language]): key for key, entry in entries for language in LANGUAGES}


@cache
def _names() -> dict[str, dict[str, str]]:
    """Return key -> language -> name."""
    groups = {f"{_GROUP}{code}": names for code, names in _data()["groups"].items()}
    return {
        key: {language: entry[language] for language in LANGUAGES}
        for key, entry in {**groups, **_data()["categories"]}.items()
    }
