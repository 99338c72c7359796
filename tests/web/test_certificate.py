"""``--tls`` without files: a certificate is made once, kept, and told with its fingerprint."""

from __future__ import annotations

import shutil
import ssl
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from wire import Server

from regno.web import tls
from regno.web.server import CannotServe

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")


def test_it_is_made_once_and_names_where_devices_come(tmp_path: Path) -> None:
    made, key = tls.own_certificate(tmp_path, "table.home")
    again, _ = tls.own_certificate(tmp_path, "table.home")
    assert made.read_bytes() == again.read_bytes() and key.stat().st_mode & 0o077 == 0
    told = subprocess.run(["openssl", "x509", "-text", "-noout", "-in", str(made)], capture_output=True, text=True)
    assert "DNS:table.home" in told.stdout and "IP Address:127.0.0.1" in told.stdout
    before = tls.fingerprint(made)
    other, _ = tls.own_certificate(tmp_path, "elsewhere.home")
    assert tls.fingerprint(other) != before and before.count(":") == 31


def test_without_openssl_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(CannotServe) as fault:
        tls.own_certificate(tmp_path, "localhost")
    assert "openssl" in fault.value.text("it")


def test_the_server_speaks_tls_and_says_what_a_phone_will_ask(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--tls") as server:
        assert server.address.startswith("https://") and server.process and server.process.stdout
        told = server.process.stdout.readline()
        fingerprint = server.process.stdout.readline().strip()
        assert "not private" in told and fingerprint.count(":") == 31
        trusted = ssl.create_default_context(cafile=str(tmp_path / "data" / "tls" / "certificate.pem"))
        with urllib.request.urlopen(f"{server.address}/healthz", context=trusted) as answer:
            assert answer.status == 200


def test_one_file_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regno", "--lang", "en", "serve", "--tls", "one.pem"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2 and "two files" in done.stderr
