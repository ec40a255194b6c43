"""`make fuzz`: the readers on endless made-up input, for some time each; what breaks one is kept as a file.

`python -m tests.fuzz [SECONDS] [FORMAT …]`. A broken input belongs into tests/fuzz/inputs/FORMAT, where a test
reads it again. What was found worth trying stays in build/fuzz for the next time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
SECONDS = 120
LONGEST = 4_096  # bytes of an input
_ONE = "--one"


def main() -> int:
    """Fuzz each format in a process of its own; return how many broke."""
    names = [word for word in sys.argv[1:] if not word.isdigit()]
    seconds = next((int(word) for word in sys.argv[1:] if word.isdigit()), SECONDS)
    targets = import_module("tests.fuzz.targets").TARGETS
    broken = [name for name in names or targets if _fuzz(name, seconds)]
    print("Broken:" if broken else "Nothing broke.", *broken)
    return len(broken)


def _fuzz(name: str, seconds: int) -> int:
    print(f"{name}: {seconds} s", flush=True)
    folder = _folder(name)
    command = [sys.executable, "-m", "tests.fuzz", _ONE, name, str(seconds)]
    with (folder / "log").open("w") as log:
        code = subprocess.run(
            command, cwd=REPOSITORY, stdout=log, stderr=log, check=False
        ).returncode
    told = (folder / "log").read_text(errors="replace").splitlines()
    runs = [line.split()[-1] for line in told if "number_of_executed_units" in line]
    print(
        "\n".join([line for line in told if "Instrumenting" not in line][-40:])
        if code
        else f"  {int(*runs):,} inputs",
        flush=True,
    )
    return code


def _folder(name: str) -> Path:
    folder = REPOSITORY / "build" / "fuzz" / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _one(name: str, seconds: int) -> None:
    """Fuzz one format until the time is over or an input breaks it."""
    atheris = import_module("atheris")
    with atheris.instrument_imports(include=["finance"]):
        targets = import_module("tests.fuzz.targets")
    target = targets.TARGETS[name]
    folder = _folder(name)
    seeds = folder / "seeds"
    found = folder / "found"
    for made in (seeds, found):
        made.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.seeds):
        (seeds / str(number)).write_bytes(seed)
    words = folder / "tokens"
    lines = (
        f'"{"".join(f"{chr(92)}x{b:02x}" for b in token.encode())}"' for token in target.tokens
    )
    words.write_text("\n".join(lines))
    os.chdir(folder)  # where a broken input is written
    options = [
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST}",
        "-timeout=10",
        "-rss_limit_mb=1500",
    ]
    arguments = [
        sys.argv[0],
        str(found),
        str(seeds),
        f"-dict={words}",
        *options,
        "-verbosity=0",
        "-print_final_stats=1",
    ]
    atheris.Setup(arguments, lambda data: targets.check(target, data))
    atheris.Fuzz()


if __name__ == "__main__":
    if _ONE in sys.argv:
        _one(sys.argv[-2], int(sys.argv[-1]))
    else:
        sys.exit(main())
