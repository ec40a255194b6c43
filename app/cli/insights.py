"""What stands out in the books: the facts of the Ask page's cards, and what is not to be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger, warn
from app.cli.output import Figure, print_json, table
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from finance.queries.insights.fact import Kind
    from nlu.narration.insights import Insight


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `insights` with its verbs."""
    noun = options.group(commands, "insights", _list, "What stands out in the books of late")
    noun.show_option(
        "--today",
        type=options.day,
        default=None,
        metavar="DATE",
        help="look as if it were this day",
    )
    noun.show_option(
        "--lang", choices=("en", "fr"), help="in which language (default: the ledger's)"
    )
    noun.show_option(
        "--engine",
        choices=("mlx", "llamacpp", "server"),
        help="let this model choose what comes first; without it the weightiest does",
    )
    options.verb(noun.verbs, "hidden", _hidden, "Show what is hidden")
    hide = options.verb(noun.verbs, "hide", _hide, "Hide a kind of fact, or all about a name")
    show = options.verb(noun.verbs, "show", _show, "Show again what was hidden")
    for parser in (hide, show):
        parser.add_argument(
            "what", help="a kind, such as price_rise, or a payee, category or account"
        )


def _list(arguments: Namespace) -> None:
    from nlu.narration.insights import insight

    today = options.today(arguments)
    with open_ledger(arguments) as ledger:
        language = arguments.lang or ledger.language
        found = [insight(fact, language, today) for fact in ledger.insights.facts(today)]
    if arguments.engine is not None:
        found = _chosen(found, arguments.engine)
    if arguments.json:
        for each in found:
            print_json(_as_json(each))
    elif found:
        for each in found:
            print(each.sentence)
    else:
        print("Nothing stands out.")


def _chosen(found: list[Insight], engine: str) -> list[Insight]:
    """Return the facts with what a model chooses first; raise where it gives no answer."""
    from app import settings
    from nlu.engines.factory import model_client
    from nlu.errors import NoEngineError
    from nlu.insights import choose
    from nlu.outcomes import Done, Malformed

    now = settings.load(warn)
    client = model_client(engine, model_on=now.ai, server=now.server)
    try:
        choice = choose(client, found)
    finally:
        client.close()
    if choice.outcome is not None and not isinstance(choice.outcome, Done | Malformed):
        raise NoEngineError.of(choice.outcome.why)
    return list(choice.insights)


def _as_json(found: Insight) -> dict[str, object]:
    from nlu.contract import understood

    fact = found.fact
    return {
        "id": fact.id,
        "kind": fact.kind.value,
        "subject": fact.subject or None,
        "sentence": found.sentence,
        "value": fact.value,
        "other": fact.other,
        "currency": fact.value.currency,
        "date": fact.day,
        "question": found.question,
        "understood": understood(fact.query),
        "transactions": list(fact.transactions),
    }


def _hide(arguments: Namespace) -> None:
    kind = _kind(arguments.what)
    with open_ledger(arguments) as ledger:
        if kind is not None:
            ledger.insights.hide(kind)
        else:
            ledger.insights.hide(subject=arguments.what)
    print(f"“{arguments.what}” is hidden from now on.")


def _hidden(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        found = ledger.insights.hidden()
    if found:
        table(
            ("", "Kind", "About"),
            [(Figure(each.id), each.kind or "any", each.subject or "anything") for each in found],
        )
    else:
        print("Nothing is hidden.")


def _show(arguments: Namespace) -> None:
    kind = _kind(arguments.what)
    with open_ledger(arguments) as ledger:
        for each in ledger.insights.hidden():
            wanted = each.kind is kind if kind is not None else each.subject == arguments.what
            if wanted:
                ledger.insights.show_again(each.id)
                break
        else:
            raise UsageError(
                "Nothing called “{what}” is hidden. `coffer insights hidden` lists what is.",
                what=arguments.what,
            )
    print(f"“{arguments.what}” is shown again.")


def _kind(name: str) -> Kind | None:
    from finance.queries.insights.fact import Kind

    return Kind(name) if name in set(Kind) else None
