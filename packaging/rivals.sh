#!/bin/sh
# Makes build/rivals, where `make bench` finds other readers of statements; does nothing when it is up to date.
# Without a network the benchmark says which are missing.
set -eu
cd "$(dirname "$0")/.."
stamp=build/rivals/.ready

[ -f "$stamp" ] && [ "$stamp" -nt packaging/rivals.txt ] && exit 0

[ -x build/rivals/bin/python ] || .venv/bin/python -m venv build/rivals
# One by one: what cannot be had must not keep the others out.
grep '^[a-z]' packaging/rivals.txt | while read -r rival; do
    build/rivals/bin/python -m pip install --quiet --disable-pip-version-check "$rival" ||
        echo "$rival cannot be installed here; the benchmark goes on without it." >&2
done
touch "$stamp"
