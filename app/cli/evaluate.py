"""`coffer eval`: how well questions are understood, measured on gold files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from app import settings
from app.cli import options
from app.cli.opening import open_ledger, warn
from app.cli.output import Figure, print_json, table
from app.cli.progress import Progress
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Mapping, Sequence

    from nlu.evaluation.scores import Result, Scores, Share

_MOST_CONFUSIONS = 10


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `eval`."""
    made = options.command(
        commands,
        "eval",
        _eval,
        "Measure how well questions are understood, on files with the right readings",
        json=True,
        today=True,
        epilog="A gold file has one question a line, as JSON: docs/accuracy.md shows its shape.\n"
        "coffer eval gold.jsonl --keep build/eval.json   and what changed since it was kept",
    )
    made.add_argument("gold", nargs="+", type=Path, metavar="GOLD", help="files of questions")
    made.add_argument("--engine", default="keyword", help="what reads the questions")
    made.add_argument("--misses", type=int, default=0, metavar="N", help="show so many misses")
    made.add_argument(
        "--keep", type=Path, metavar="FILE", help="compare with the run kept there, then keep this"
    )


def _eval(arguments: Namespace) -> None:
    from nlu.assistant import Assistant
    from nlu.evaluation.gold import read_gold
    from nlu.evaluation.run import evaluate
    from nlu.evaluation.scores import score

    earlier = _kept(arguments.keep) if arguments.keep else {}
    today = options.today(arguments)
    runs: dict[str, dict[str, bool]] = {}
    with open_ledger(arguments) as ledger:
        assistant = Assistant(ledger, engine=arguments.engine, model_on=settings.load(warn).ai)
        try:
            for path in arguments.gold:
                talks = read_gold(path)
                total = sum(len(talk.turns) for talk in talks)
                results = []
                with Progress(path.name) as progress:
                    for result in evaluate(assistant, talks, today):
                        results.append(result)
                        progress.at(len(results), total)
                scores = score(results)
                runs[path.name] = {r.key: r.verdict.right for r in results}
                if arguments.json:
                    print_json({"file": path.name, **_figures(scores)})
                else:
                    _tell(path.name, scores)
                    _tell_misses(results, arguments.misses)
                    _tell_changes(runs[path.name], earlier.get(path.name))
        finally:
            assistant.close()
    if arguments.keep:
        arguments.keep.parent.mkdir(parents=True, exist_ok=True)
        arguments.keep.write_text(json.dumps({**earlier, **runs}), encoding="utf-8")


def _kept(path: Path) -> dict[str, dict[str, bool]]:
    if not path.exists():
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return {name: dict(run) for name, run in found.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        raise UsageError(
            "“{file}” holds no earlier run. Name another file, or delete it.", file=path.name
        ) from None


def _headline(scores: Scores) -> dict[str, Share]:
    return {
        "full match": scores.full,
        "later turns": scores.later_turns,
        **scores.languages,
        "out of scope caught": scores.caught,
        "wrongly refused": scores.wrongly_refused,
        "asked back": scores.asked_back,
        "confidently wrong": scores.confidently_wrong,
    }


def _figures(scores: Scores) -> dict[str, object]:
    def shares(named: Mapping[str, Share]) -> dict[str, object]:
        return {name: {"right": s.right, "of": s.of} for name, s in named.items() if s.of}

    return {
        "scores": shares(_headline(scores)),
        "slots": shares(scores.slots),
        "intents": shares(scores.intents),
        "sources": shares(scores.sources),
        "engines": shares(scores.engines),
        "confusions": [
            {"meant": meant, "understood": got, "count": count}
            for (meant, got), count in scores.confusions.most_common()
        ],
        "calibration": [{"right": s.right, "of": s.of} for s in scores.calibration],
        "milliseconds": {
            "median": round(scores.latency.median, 2),
            "p99": round(scores.latency.p99, 2),
        },
    }


def _tell(name: str, scores: Scores) -> None:
    print(name)
    _shares("", _headline(scores))
    wrong = {slot: s for slot, s in scores.slots.items() if s.right < s.of}
    _shares("By slot", wrong)
    _shares("By intent", scores.intents)
    if len(scores.sources) > 1:
        _shares("By source", scores.sources)
    _shares("By engine", scores.engines)
    if scores.confusions:
        print("\nMeant and understood")
        common = scores.confusions.most_common(_MOST_CONFUSIONS)
        table(("", "", ""), [(meant, got, count) for (meant, got), count in common])
    bins = {f"{10 * n}-{10 * n + 10} % sure": s for n, s in enumerate(scores.calibration)}
    _shares("Of answers this sure, so many were right", bins)
    print(
        f"\n{scores.latency.median:.1f} ms a question, 99 of 100 under {scores.latency.p99:.1f} ms"
    )


def _shares(title: str, named: Mapping[str, Share]) -> None:
    rows = [
        (name, Figure(f"{share.percent:.1f} %"), Figure(f"{share.right} of {share.of}"))
        for name, share in named.items()
        if share.percent is not None
    ]
    if rows:
        if title:
            print(f"\n{title}")
        table(("", "", ""), rows)


def _tell_misses(results: Sequence[Result], most: int) -> None:
    for result in [r for r in results if not r.verdict.right][:most]:
        print(f"  {result.key}: {result.turn.question} [{', '.join(result.verdict.missed)}]")


def _tell_changes(run: Mapping[str, bool], earlier: Mapping[str, bool] | None) -> None:
    if earlier is None:
        return
    both = [key for key in run if key in earlier]
    for title, right in (("Right now, wrong before", True), ("Wrong now, right before", False)):
        changed = [key for key in both if run[key] is right and earlier[key] is not right]
        print(f"{title}: {len(changed)}{': ' if changed else ''}{', '.join(changed[:20])}")
