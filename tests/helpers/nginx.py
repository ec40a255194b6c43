"""A real nginx on the loopback address, with the ways in which downloads go wrong."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

_CONFIG = """
pid {folder}/{run}.pid; error_log {folder}/error.log; {user}
events {{ worker_connections 64; }}
http {{
  access_log {folder}/access.log; default_type application/octet-stream;
  client_body_temp_path {folder}/tmp; proxy_temp_path {folder}/tmp; fastcgi_temp_path {folder}/tmp;
  uwsgi_temp_path {folder}/tmp; scgi_temp_path {folder}/tmp;
  server {{
    listen 127.0.0.1:{port}; root {folder}/files; {limit}
    location /plain/ {{ alias {folder}/files/; max_ranges 0; }}
    location /moved/ {{ rewrite ^/moved/(.*)$ http://127.0.0.1:{port}/$1 redirect; }}
    location /portal/ {{ default_type text/html; return 200 "<html>sign in</html>"; }}
    location /broken/ {{ return 500; }}
  }}
}}
"""
_SLOW = "limit_rate_after 1m; limit_rate 64k;"


class Nginx:
    """One server; files put into `files` are served at `url`."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if program is None:
            pytest.skip("nginx is not installed: apt-get install nginx-light")
        self._program = program
        self._folder = folder
        self.files = folder / "files"
        self.files.mkdir()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        self._runs = 0
        self._running = False
        self.url = f"http://127.0.0.1:{self._port}"

    def start(self, *, slow: bool = False) -> None:
        """Start; returns once it listens. A slow one crawls after the first megabyte."""
        # As root, its workers would be of a user who may not read the folders of tests.
        user = "user root;" if os.geteuid() == 0 else ""
        self._runs += 1  # a run of its own file: one that ends takes its file along
        text = _CONFIG.format(
            folder=self._folder,
            run=self._runs,
            port=self._port,
            user=user,
            limit=_SLOW if slow else "",
        )
        (self._folder / "nginx.conf").write_text(text)
        self._run()
        self._running = True

    def stop(self) -> None:
        """Stop at once; what is under way is cut off."""
        if self._running:
            self._running = False
            self._run("-s", "stop")

    @property
    def statuses(self) -> list[str]:
        """The status of each answer given so far."""
        lines = (self._folder / "access.log").read_text().splitlines()
        return [line.split('"')[2].split()[0] for line in lines]

    def _run(self, *more: str) -> None:
        command = [self._program, "-c", str(self._folder / "nginx.conf"), "-e", "stderr", *more]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
