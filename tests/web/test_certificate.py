"""``--tls`` without files: an authority of one's own is made once, kept, and issues what the server shows."""

from __future__ import annotations

import ssl
import subprocess
import sys
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.x509 import SubjectAlternativeName, load_pem_x509_certificate
from wire import Server

from regno.web import tls


def names_in(certificate: Path) -> list[str]:
    names = load_pem_x509_certificate(certificate.read_bytes()).extensions.get_extension_for_class(
        SubjectAlternativeName
    )
    return [str(name.value) for name in names.value]


def test_it_is_made_once_and_names_where_devices_come(tmp_path: Path) -> None:
    made, key = tls.own_certificate(tmp_path, "table.home")
    before, authority = made.read_bytes(), tls.authority_file(tmp_path).read_bytes()
    assert tls.own_certificate(tmp_path, "table.home")[0].read_bytes() == before
    assert {"table.home", "localhost", "127.0.0.1"} <= set(names_in(made))
    assert key.stat().st_mode & 0o077 == 0
    assert (tmp_path / "tls" / tls.AUTHORITY_KEY).stat().st_mode & 0o077 == 0
    other, _ = tls.own_certificate(tmp_path, "elsewhere.home")
    assert other.read_bytes() != before and "elsewhere.home" in names_in(other)
    assert tls.authority_file(tmp_path).read_bytes() == authority  # devices that accepted it need nothing more
    assert tls.fingerprint(tls.authority_file(tmp_path)).count(":") == 31


def test_phones_take_it_and_it_is_renewed_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _ = tls.own_certificate(tmp_path, "localhost")
    assert tls.expires(made) < datetime.now(UTC) + timedelta(days=825)
    assert tls.expires(made) < tls.expires(tls.authority_file(tmp_path)) < datetime.now(UTC) + timedelta(days=3_651)
    monkeypatch.setattr(tls, "DAYS", 20)
    made.unlink()
    soon = tls.expires(tls.own_certificate(tmp_path, "localhost")[0])
    monkeypatch.undo()
    assert tls.expires(tls.own_certificate(tmp_path, "localhost")[0]) > soon


def test_a_self_signed_one_of_an_earlier_version_is_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "tls"
    folder.mkdir()
    source = Path(__file__).with_name("tls")
    for name in ("certificate.pem", "key.pem"):
        (folder / name).write_bytes((source / name).read_bytes())
    (folder / "names.txt").write_text("DNS:localhost")
    made, _ = tls.own_certificate(tmp_path, "localhost")
    assert made.read_bytes() != (source / "certificate.pem").read_bytes() and tls.authority_file(tmp_path).exists()


def test_without_the_extra_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "trustme", None)
    with pytest.raises(tls.CannotServe) as fault:
        tls.own_certificate(tmp_path, "localhost")
    assert "home" in fault.value.text("it")


def test_the_server_speaks_tls_and_a_device_that_accepts_the_authority_trusts_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--tls") as server:
        assert server.address.startswith("https://") and server.process and server.process.stdout
        told = server.process.stdout.readline()
        mark = server.process.stdout.readline().strip()
        assert f"{server.address}/trust" in told and mark.count(":") == 31
        blind = ssl.create_default_context()
        blind.check_hostname, blind.verify_mode = False, ssl.CERT_NONE
        with urllib.request.urlopen(f"{server.address}/trust/regno.crt", context=blind) as answer:
            der = answer.read()
        trusting = ssl.create_default_context(cadata=ssl.DER_cert_to_PEM_cert(der))
        with urllib.request.urlopen(f"{server.address}/healthz", context=trusting) as answer:
            assert answer.status == 200
        with urllib.request.urlopen(f"{server.address}/api/reach", context=trusting) as answer:
            assert mark.encode() in answer.read()


def test_a_server_without_an_authority_has_nothing_to_accept(server: Server) -> None:
    assert server.http("/trust/regno.crt")[0] == 404
    assert server.http("/api/reach") == (200, {"addresses": [], "fingerprint": "", "until": 0})


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("0.0.0.0", ["http://192.168.1.20:80", "http://localhost:80"]),
        ("127.0.0.1", ["http://127.0.0.1:80"]),
        ("::1", ["http://[::1]:80"]),
        ("table.home", ["http://table.home:80"]),
    ],
)
def test_the_address_for_others_comes_first(monkeypatch: pytest.MonkeyPatch, host: str, found: list[str]) -> None:
    monkeypatch.setattr(tls, "home_address", lambda: "192.168.1.20")
    assert tls.addresses("http", host, 80) == found


def test_one_file_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regno", "--lang", "en", "serve", "--tls", "one.pem"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2 and "two files" in done.stderr
