"""Downloads from a real server: carried on after a cut, checked, and clear about what went wrong."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import urllib.request
from http.client import HTTPMessage
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from nlu.errors import ModelError
from nlu.models import download
from nlu.models.catalogue import Source
from nlu.models.download import fetch

if TYPE_CHECKING:
    from nlu.models.download import Stage
    from tests.helpers.nginx import Nginx

ROOT = Path(__file__).resolve().parents[3]
SIZE = 8_000_000


@pytest.fixture(autouse=True)
def _no_network() -> None:
    """Let this module talk to the loopback address."""


class Steps:
    """What a download told; raises at the first step past `until` bytes."""

    def __init__(self, until: int | None = None) -> None:
        self.until = until
        self.seen: list[tuple[Stage, int, int]] = []

    def __call__(self, stage: Stage, done: int, total: int) -> None:
        self.seen.append((stage, done, total))
        if self.until is not None and stage == "downloading" and done >= self.until:
            raise StopIteration


class Offered(NamedTuple):
    """A file on the server, and the place that it is wanted in."""

    source: Source
    content: bytes
    target: Path

    @property
    def part(self) -> Path:
        return self.target.with_name(f"{self.target.name}.part")


@pytest.fixture
def offered(nginx: Nginx, tmp_path: Path) -> Offered:
    """Put a file of 8 MB on the server."""
    content = os.urandom(SIZE)
    (nginx.files / "model.bin").write_bytes(content)
    source = Source(
        url="https://models.example/model.bin",
        sha256=hashlib.sha256(content).hexdigest(),
        size=SIZE,
    )
    folder = tmp_path / "wanted"
    folder.mkdir()
    return Offered(source, content, folder / "model.bin")


def refused(offered: Offered, mirror: str) -> str:
    with pytest.raises(ModelError) as caught:
        fetch(offered.source, offered.target, Steps(), mirror)
    assert not offered.target.exists()
    return str(caught.value)


def test_a_file_comes_whole_and_the_steps_never_pass_the_end(
    offered: Offered, nginx: Nginx
) -> None:
    steps = Steps()
    assert fetch(offered.source, offered.target, steps, nginx.url) == offered.target
    assert offered.target.read_bytes() == offered.content
    assert all(0 <= done <= total == SIZE for _, done, total in steps.seen)
    assert [steps.seen[0][0], steps.seen[-1]] == ["downloading", ("checking", SIZE, SIZE)]
    assert not offered.part.exists()


def test_a_cut_is_carried_on_from_where_it_happened(offered: Offered, nginx: Nginx) -> None:
    nginx.stop()
    nginx.start(slow=True)
    lengths: list[int] = []

    def cut(stage: Stage, done: int, total: int) -> None:
        lengths.append(done)
        if len(lengths) == 3:
            nginx.stop()
            nginx.start()

    fetch(offered.source, offered.target, cut, nginx.url)
    assert offered.target.read_bytes() == offered.content
    assert nginx.statuses == ["206"]  # the one that was cut off is not in the log


def test_what_was_stopped_is_kept_and_carried_on_from(offered: Offered, nginx: Nginx) -> None:
    with pytest.raises(StopIteration):
        fetch(offered.source, offered.target, Steps(until=3_000_000), nginx.url)
    kept = offered.part.stat().st_size
    assert 3_000_000 <= kept < SIZE
    steps = Steps()
    fetch(offered.source, offered.target, steps, nginx.url)
    assert steps.seen[0] == ("downloading", kept, SIZE)
    assert offered.target.read_bytes() == offered.content
    assert nginx.statuses[-1] == "206"


def test_a_server_without_ranges_begins_anew(offered: Offered, nginx: Nginx) -> None:
    offered.part.write_bytes(offered.content[:5_000_000])
    fetch(offered.source, offered.target, Steps(), f"{nginx.url}/plain")
    assert offered.target.read_bytes() == offered.content


def test_a_part_that_is_too_long_is_thrown_away(offered: Offered, nginx: Nginx) -> None:
    offered.part.write_bytes(b"x" * (SIZE + 1))
    fetch(offered.source, offered.target, Steps(), nginx.url)
    assert offered.target.read_bytes() == offered.content


def test_a_redirect_is_followed(offered: Offered, nginx: Nginx) -> None:
    fetch(offered.source, offered.target, Steps(), f"{nginx.url}/moved/")
    assert offered.target.read_bytes() == offered.content


@pytest.mark.parametrize(
    ("before", "after"),
    [("https", "http"), ("https", "ftp"), ("http", "ftp"), ("http", "file")],
)
def test_a_redirect_never_leaves_a_protected_connection_or_the_web(before: str, after: str) -> None:
    request = urllib.request.Request(f"{before}://models.example/a")
    with pytest.raises(ModelError, match="open connection"):
        download._Redirects().redirect_request(
            request, BytesIO(), 302, "", HTTPMessage(), f"{after}://models.example/a"
        )


def test_another_checksum_is_refused_and_nothing_of_it_stays(
    offered: Offered, nginx: Nginx
) -> None:
    (nginx.files / "model.bin").write_bytes(bytes(SIZE))
    assert "checksum" in refused(offered, nginx.url)
    assert not offered.part.exists()


def test_a_part_of_another_file_is_found_out_by_its_checksum(
    offered: Offered, nginx: Nginx
) -> None:
    offered.part.write_bytes(bytes(1_000_000))
    assert "checksum" in refused(offered, nginx.url)
    fetch(offered.source, offered.target, Steps(), nginx.url)
    assert offered.target.read_bytes() == offered.content


@pytest.mark.parametrize(
    ("way", "word"),
    [
        ("/nowhere", "404"),
        ("/broken", "500"),
        ("/portal", "web page"),
    ],
)
def test_what_is_no_file_is_said(offered: Offered, nginx: Nginx, way: str, word: str) -> None:
    assert word in refused(offered, nginx.url + way)


@pytest.mark.parametrize("size", [SIZE - 1, SIZE + 1])
def test_a_file_of_another_size_is_refused_before_it_comes(
    offered: Offered, nginx: Nginx, size: int
) -> None:
    (nginx.files / "model.bin").write_bytes(bytes(size))
    assert "another file" in refused(offered, nginx.url)
    assert not offered.part.exists()


def test_no_server_is_said(offered: Offered) -> None:
    assert "cannot be reached" in refused(offered, "http://127.0.0.1:1")  # nobody listens there


def test_a_disk_without_room_is_said_before_anything_comes(
    offered: Offered, nginx: Nginx, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type(shutil.disk_usage("/"))(10**9, 10**9, 1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert refused(offered, nginx.url).startswith(
        "The disk has too little room: 58 MB more are needed and 1 MB are free."
    )
    assert not (nginx.files.parent / "access.log").read_text()


FILLING = """
import sys
from pathlib import Path
from nlu.errors import ModelError
from nlu.models.catalogue import Source
from nlu.models.download import fetch

folder, url, sha256 = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
source = Source(url="https://models.example/model.bin", sha256=sha256, size=8_000_000)

def fill(stage, done, total):
    if done >= 2_000_000 and not (folder / "other").exists():
        with (folder / "other").open("wb", buffering=0) as file:
            try:
                while file.write(bytes(100_000)) == 100_000:
                    pass
            except OSError:
                pass

try:
    fetch(source, folder / "model.bin", fill, url)
except ModelError as error:
    print(error)
assert (folder / "model.bin.part").stat().st_size >= 1_000_000
(folder / "other").unlink()
fetch(source, folder / "model.bin", lambda *_: None, url)
"""


def test_a_disk_that_fills_up_meanwhile_is_said_and_what_came_is_kept(
    offered: Offered, nginx: Nginx
) -> None:
    disk = offered.target.parent
    alone = ["unshare", "--mount", "--map-root-user", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=60m none '{disk}'"
    if subprocess.run([*alone, mount], capture_output=True, check=False).returncode:
        pytest.skip("this machine does not let a test mount a small disk")
    arguments = shlex.join([sys.executable, "-c", FILLING, str(disk), nginx.url])
    done = subprocess.run(
        [*alone, f"{mount} && {arguments} {offered.source.sha256}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The disk has too little room")
