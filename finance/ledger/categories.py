"""Categories: what money is for, a tree with the kinds expense, income and transfer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import exists, or_, select, update

from finance.db.tables import CATEGORY_KINDS, Budget, Category, Merchant, Split
from finance.errors import InvalidEntryError
from finance.ledger import named
from finance.ledger.ids import new_id
from finance.ledger.learnt import move_nicknames
from finance.ledger.shipped_categories import in_other_language, known_key, name_of

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger

KINDS = CATEGORY_KINDS


@dataclass(frozen=True, slots=True)
class CategoryInfo:
    """One category. `key` is set for those Coffer knows; `used` when it has splits or a budget."""

    id: int
    name: str
    kind: str
    parent: str | None
    key: str | None
    archived: bool
    used: bool
    made_by_user: bool


class Categories:
    """The categories of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self, *, archived: bool = False) -> list[CategoryInfo]:
        """Return all categories in their order; archived ones only when asked for."""
        used = or_(
            exists().where(Split.category_id == Category.id),
            exists().where(Budget.category_id == Category.id),
        )
        with self._ledger.read() as session:
            rows = list(session.execute(select(Category, used).order_by(Category.id)).all())
            names = {c.id: c.name for c, _ in rows}
            return [
                CategoryInfo(
                    id=c.id,
                    name=c.name,
                    kind=c.kind,
                    parent=names.get(c.parent_id) if c.parent_id else None,
                    key=c.key,
                    archived=c.archived,
                    used=bool(in_use),
                    made_by_user=c.made_by_user,
                )
                for c, in_use in rows
                if archived or not c.archived
            ]

    def add(self, name: str, kind: str = "expense", *, parent: str | None = None) -> int:
        """Add a category and return its id."""
        with self._ledger.write("category", name) as session:
            category = add_category(session, name, kind)
            category.made_by_user = True
            if parent:
                category.parent_id = named.get(session, Category, parent).id
            return category.id

    def set(
        self,
        name: str,
        *,
        rename: str | None = None,
        parent: str | None = None,
        kind: str | None = None,
        archived: bool | None = None,
    ) -> None:
        """Change what is given of the category `name`; `parent` "" moves it to the top."""
        with self._ledger.write("category", name) as session:
            category = named.get(session, Category, name)
            if rename is not None:
                category.name = named.check_new(session, Category, rename, category)
            if parent is not None:
                category.parent_id = _checked_parent(session, category, parent)
            if kind is not None:
                category.kind = _checked_kind(kind)
            if archived is not None:
                category.archived = archived

    def in_other_language(self, language: str) -> dict[str, str]:
        """Return the names that Coffer gave in another language -> the same in `language`."""
        with self._ledger.read() as session:
            return {c.name: name for c, name in in_other_language(session, language)}

    def translate(self, language: str) -> int:
        """Give those categories their names in `language`; return how many there were."""
        with self._ledger.write("category names", language) as session:
            found = in_other_language(session, language)
            for category, name in found:
                category.name = name
            return len(found)

    def merge(self, name: str, into: str) -> None:
        """Move everything of category `name` into another and remove it."""
        with self._ledger.write("category", name) as session:
            source, target = named.get(session, Category, name), named.get(session, Category, into)
            if source is target:
                raise InvalidEntryError("A category cannot be merged into itself.")
            if target.id in _descendants(session, source.id):
                raise InvalidEntryError(
                    "{target} is inside {source}; move it out first.",
                    target=target.name,
                    source=source.name,
                )
            _repoint(session, source.id, target.id)
            move_nicknames(session, "category", source.id, target.id)
            session.delete(source)


def add_category(session: Session, name: str, kind: str) -> Category:
    """Add a category inside an open action; it takes the key that its name has in any language."""
    name = named.check_new(session, Category, name)
    key = known_key(name)
    taken = key is not None and session.scalar(select(Category.id).where(Category.key == key))
    category = Category(
        id=new_id(session, Category),
        name=name,
        kind=_checked_kind(kind),
        key=None if taken else key,
    )
    session.add(category)
    session.flush()
    return category


def adopt_category(session: Session, name: str, kind: str) -> Category:
    """Return a category for a name that the ledger lacks, inside an open action.

    Where Coffer knows the name in another language and that category is unused, it is renamed;
    else one is added.
    """
    key = known_key(name)
    known = session.scalar(select(Category).where(Category.key == key)) if key else None
    if known is not None and not named.category_in_use(session, known.id):
        known.name = named.check_new(session, Category, name, known)
        session.flush()
        return known
    category = add_category(session, name, kind)
    category.made_by_user = True
    session.flush()
    return category


def transfer_category(session: Session) -> Category:
    """Return the category of own transfers, made again if it was removed."""
    found = session.scalar(
        select(Category).where(Category.kind == "transfer").order_by(Category.id)
    )
    return found or add_category(session, name_of(session, "transfer"), "transfer")


def _checked_kind(kind: str) -> str:
    if kind not in CATEGORY_KINDS:
        raise InvalidEntryError(
            "“{kind}” is no kind of category; choose one of {kinds}.",
            kind=kind,
            kinds=", ".join(CATEGORY_KINDS),
        )
    return kind


def _checked_parent(session: Session, category: Category, parent: str) -> int | None:
    if not parent:
        return None
    found = named.get(session, Category, parent)
    if found.id == category.id or found.id in _descendants(session, category.id):
        raise InvalidEntryError(
            "{category} is inside {parent} itself.", category=found.name, parent=category.name
        )
    return found.id


def _descendants(session: Session, category_id: int) -> set[int]:
    children: dict[int | None, list[int]] = {}
    for child, parent in session.execute(select(Category.id, Category.parent_id)):
        children.setdefault(parent, []).append(child)
    found, queue = set[int](), [category_id]
    while queue:
        fresh = [c for c in children.get(queue.pop(), []) if c not in found]
        found.update(fresh)
        queue += fresh
    return found


def _repoint(session: Session, source: int, target: int) -> None:
    """Let all that names category `source` name `target`; a budget is kept only where none is."""
    for column in (Split.category_id, Merchant.category_id, Category.parent_id):
        session.execute(
            update(column.class_)
            .where(column == source)
            .values({column.key: target})
            .execution_options(synchronize_session=False)
        )
    taken = set(session.scalars(select(Budget.month).where(Budget.category_id == target)))
    for budget in session.scalars(select(Budget).where(Budget.category_id == source)):
        if budget.month in taken:
            session.delete(budget)
        else:
            budget.category_id = target
    session.flush()
