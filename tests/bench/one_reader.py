"""One reader of statements in a process of its own: `one_reader.py READER FILE`.

Says how many transactions it reads, then for each line that it is sent reads the file once more and
says how many seconds of the processor that took. It runs with the interpreter that has the reader, so it imports nothing else.
Each reader is called as its documentation says, up to objects of its own for each transaction.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from operator import itemgetter
from pathlib import Path
from time import process_time

CSV = {
    "has_header": True,
    "currency": "EUR",
    "delimiter": ",",
    "account": lambda _: "Everyday",
    "date": itemgetter("Date"),
    "amount": itemgetter("Amount"),
    "payee": itemgetter("Description"),
    "notes": itemgetter("Memo"),
    "id": itemgetter("Reference"),
}


def coffer(path: str) -> int:
    """Ours, from bytes to rows: what the file is, its encoding, dates and signs, and whether balances prove it."""
    return len(import_module("finance.readers.read").read_file(Path(path)).rows)


def ofxtools(path: str) -> int:
    """Parse the tree and convert it, as its README does."""
    tree = import_module("ofxtools.Parser").OFXTree()
    tree.parse(path)
    return sum(len(statement.transactions) for statement in tree.convert().statements)


def mt940(path: str) -> int:
    """One call, as its README does."""
    return len(import_module("mt940").parse(path))


def quiffen(path: str) -> int:
    """One call, as its README does."""
    qif = import_module("quiffen").Qif.parse(path, day_first=False)
    accounts = qif.accounts.values()
    return sum(len(rows) for account in accounts for rows in account.transactions.values())


def csv2ofx(path: str) -> int:
    """The steps of its README up to the transactions; the text of an OFX file is not written."""
    ofx = import_module("csv2ofx.ofx").OFX(CSV)
    records = import_module("meza.io").read_csv(path, has_header=True)
    cleaned = ofx.clean_trxns(ofx.gen_trxns(ofx.gen_groups(records)))
    return len(list(import_module("csv2ofx.utils").gen_data(cleaned)))


READERS = {
    "coffer": coffer,
    "ofxtools": ofxtools,
    "mt-940": mt940,
    "quiffen": quiffen,
    "csv2ofx": csv2ofx,
}


def main() -> None:
    """Answer until nothing more is asked."""
    warnings.simplefilter("ignore")  # a rival's own, about what it is made with
    read, path = READERS[sys.argv[1]], sys.argv[2]
    print(read(path), flush=True)
    for _ in sys.stdin:
        start = process_time()
        read(path)
        print(process_time() - start, flush=True)


if __name__ == "__main__":
    main()
