"""The sentences of errors and reasons in the code, for their translation and the check of it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
_ROOTS = frozenset({"PlainError", "Sentence"})


class Template(NamedTuple):
    """A place in the code that says something; `text` is None where that is not constant."""

    path: Path
    line: int
    text: str | None


def templates(folder: Path = ROOT) -> list[Template]:
    """Return every template given to an error's class or to Sentence, in the order of the code."""
    paths = [p for part in ("finance", "nlu", "app") for p in sorted((folder / part).rglob("*.py"))]
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    classes = [n for tree in trees.values() for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    plain = _heirs(classes)
    own = {c.name for c in classes if c.name in plain - _ROOTS and _init(c) is not None}
    found = []
    for path, tree in trees.items():
        for call, inside in _calls(tree):
            says = _name(call.func) in plain - own and inside not in _ROOTS
            if says or (inside in own and ast.unparse(call.func) == "super().__init__"):
                found.append(Template(path, call.lineno, _text(call)))
    return found


def for_window(folder: Path = ROOT) -> list[str]:
    """Return the templates that the window may show; the command line speaks English."""
    cli = folder / "app" / "cli"
    shown = {t.text for t in templates(folder) if t.text is not None and cli not in t.path.parents}
    return sorted(shown)


def _heirs(classes: list[ast.ClassDef]) -> set[str]:
    below = set(_ROOTS)
    while more := {c.name for c in classes if below & set(map(_name, c.bases))} - below:
        below |= more
    return below


def _init(node: ast.ClassDef) -> ast.stmt | None:
    return next(
        (n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"), None
    )


def _calls(node: ast.AST, inside: str = "") -> list[tuple[ast.Call, str]]:
    """Return all calls below a node, each with the class that it stands in."""
    found = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            found.append((child, inside))
        found += _calls(child, child.name if isinstance(child, ast.ClassDef) else inside)
    return found


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _text(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
