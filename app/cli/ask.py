"""Questions in plain words: one on the command line, or one a line from standard input."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from app import settings
from app.cli import options
from app.cli.opening import open_ledger, warn
from app.cli.output import Figure, print_json, speak, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from datetime import date

    from finance.ledger.ledger import Ledger
    from finance.queries.answer import Answer
    from finance.queries.query import FinanceQuery
    from nlu.assistant import Assistant, Reply
    from nlu.narration import Narration
    from nlu.reading import Reading

ENGINES = ("auto", "keyword", "mlx", "llamacpp", "server")
_SHOWN_TRANSACTIONS = 10
_LISTED = {"list", "largest", "smallest", "last_time", "first_time", "unusual"}


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `ask`."""
    ask = options.command(
        commands,
        "ask",
        _ask,
        "Ask about your money in plain words, in English or French",
        json=True,
        today=True,
        epilog='coffer ask "how much did we spend on groceries last month?"\n'
        "coffer ask - --json --session   one question a line; an empty line starts anew",
    )
    ask.add_argument("question", nargs="+", metavar="QUESTION", help="- reads them from input")
    ask.add_argument(
        "--session", action="store_true", help="let each question follow up the one before"
    )
    ask.add_argument("--engine", choices=ENGINES, default="auto", help="what reads the question")
    ask.add_argument("--lang", choices=("en", "fr"), help="its language (default: found out)")


def _ask(arguments: Namespace) -> None:
    from nlu.assistant import Assistant

    chosen = settings.load(warn)
    with open_ledger(arguments) as ledger:
        assistant = Assistant(
            ledger, engine=arguments.engine, model_on=chosen.ai, server=chosen.server
        )
        try:
            talk = _Talk(arguments, ledger, assistant)
            if arguments.question == ["-"]:
                for line in sys.stdin:
                    talk.hear(line.strip())
            else:
                talk.hear(" ".join(arguments.question).strip())
        finally:
            assistant.close()


class _Talk:
    """A run of questions; with --session each may follow up the one before."""

    def __init__(self, arguments: Namespace, ledger: Ledger, assistant: Assistant) -> None:
        self._arguments = arguments
        self._ledger = ledger
        self._assistant = assistant
        self._previous: FinanceQuery | None = None

    def hear(self, question: str) -> None:
        """Answer one question; an empty line starts a new conversation."""
        if not question:
            self._previous = None
            return
        from nlu.narration import Narration

        today = options.today(self._arguments)
        reply = self._assistant.ask(question, today, self._previous, self._arguments.lang)
        if self._arguments.session and reply.reading.query is not None:
            self._previous = reply.reading.query
        words = reply.narration or Narration(reply.refusal)
        if self._arguments.json:
            self._print_object(reply, words, today)
        elif reply.answer is None or reply.reading.query is None:
            from nlu.narration import note_texts

            print(words.summary)
            for note in note_texts(reply.reading.told, None, reply.reading.language, today):
                print(note)
            _print_choices(reply.reading)
        else:
            self._tell(reply.reading, reply.reading.query, reply.answer, words, today)

    def _print_object(self, reply: Reply, words: Narration, today: date) -> None:
        from nlu.contract import to_json

        print_json(
            to_json(
                reply.question,
                reply.reading,
                reply.answer,
                words,
                elapsed_ms=reply.elapsed_ms,
                today=today,
            )
        )

    def _tell(
        self, reading: Reading, query: FinanceQuery, answer: Answer, words: Narration, today: date
    ) -> None:
        print(words.summary)
        if words.subline:
            print(words.subline)
        if query.intent.value in _LISTED:
            self._print_transactions(answer.transactions)
        else:
            _print_rows(answer, query, reading.language)
        for note in words.notes:
            print(note)
        print(f"[{_understood(query, reading.language, today)}]")
        if reading.took is not None:
            usage = reading.took.usage
            print(f"[{reading.took.model}: {usage.written} tokens in {usage.seconds:.1f} s]")

    def _print_transactions(self, ids: tuple[int, ...]) -> None:
        if not ids:
            return
        rows = self._ledger.transactions.rows(ids[:_SHOWN_TRANSACTIONS])
        table(
            ("Number", "Date", "Account", "Whom", "Category", "Amount"),
            [(str(r.id), r.date, r.account, r.title, r.category, r.amount) for r in rows],
        )
        if len(ids) > len(rows):
            print(f"… and {len(ids) - len(rows)} more")


def _print_choices(reading: Reading) -> None:
    """Print the readings by number, each with a question that has that reading only."""
    from nlu.narration import choice_text

    for number, choice in enumerate(reading.choices, 1):
        print(f"  {number}. {choice_text(choice, reading.language)}")


def _print_rows(answer: Answer, query: FinanceQuery, language: str) -> None:
    from nlu.narration import row_label

    if not answer.rows:
        return
    speak()
    from app import format as formats

    table(
        ("", "", "", ""),
        [
            (
                row_label(row, query, language),
                row.value,
                None if row.percent is None else Figure(formats.percent(row.percent)),
                row.date or ("" if row.limit is None else f"of {formats.money(row.limit)}"),
            )
            for row in answer.rows
        ],
    )


def _understood(query: FinanceQuery, language: str, today: date) -> str:
    from nlu.narration import intent_text, measure_text, period_text

    parts = [intent_text(query.intent, language), measure_text(query.measure, language)]
    if query.period is not None:
        parts.append(period_text(query.period, language, today))
    for slot in ("categories", "merchants", "accounts", "members", "tags", "text"):
        parts += getattr(query, slot)
    parts += [f"− {name}" for name in (*query.exclude_categories, *query.exclude_merchants)]
    return " · ".join(part for part in parts if part)
