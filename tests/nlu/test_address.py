"""A model server's address stays on this computer, however it is written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.address import Address, own_address


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("http://127.0.0.1:8080", ("127.0.0.1", 8080, "")),
        (" http://localhost:11434/v1 ", ("127.0.0.1", 11434, "/v1")),
        ("http://[::1]:1/", ("::1", 1, "/")),
        ("http://127.0.0.1", ("127.0.0.1", 80, "")),
        ("http://localhost:1234/v1#qwen3:4b", ("127.0.0.1", 1234, "/v1", "qwen3:4b")),
        ("http://127.0.0.1#org/Model-4bit", ("127.0.0.1", 80, "", "org/Model-4bit")),
    ],
)
def test_an_address_of_this_computer_is_taken_apart(
    url: str, found: tuple[str, int, str] | tuple[str, int, str, str]
) -> None:
    assert own_address(url) == Address(*found)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://",
        "http://192.0.2.1:8080",
        "http://0.0.0.0:8080",
        "http://127.0.0.1.evil.example/",
        "http://localhost.evil.example/",
        "http://localhost@evil.example/",
        "http://127.0.0.1:80@evil.example/",
        "http://127.0.0.1:0",
        "http://127.0.0.1:65536",
        "https://127.0.0.1:8080",
        "file:///etc/passwd",
        "http://127.0.0.1:80\n.evil.example",
        "http://127.0.0.1#",
        "http://127.0.0.1#@evil.example/ x",
        "http://evil.example#http://127.0.0.1",
    ],
)
def test_every_other_address_is_refused(url: str) -> None:
    assert own_address(url) is None


@given(st.text(max_size=40))
def test_whatever_stands_behind_the_scheme_it_stays_here(rest: str) -> None:
    found = own_address(f"http://{rest}")
    assert found is None or found.host == "::1" or found.host.startswith("127.")
