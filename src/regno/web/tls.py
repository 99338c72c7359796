"""A self-signed certificate for a server at home, made once with openssl and stored in the data folder.

Each device asks once whether to trust it; the fingerprint lets people compare.
"""

from __future__ import annotations

import hashlib
import shutil
import socket
import ssl
import subprocess
from pathlib import Path

from regno.files import write_atomic
from regno.web.server import CannotServe

DAYS = 820  # phones refuse certificates that last longer
AHEAD = 7 * 86_400  # seconds before its expiry at which a certificate is renewed


def own_certificate(folder: Path, host: str) -> tuple[Path, Path]:
    """Return certificate and key, created if missing, about to expire or for other names; raise CannotServe."""
    certificate, key = folder / "tls" / "certificate.pem", folder / "tls" / "key.pem"
    openssl = shutil.which("openssl")
    if openssl is None:
        raise CannotServe("serve-no-openssl")
    names = alternative_names(host)
    names_file = folder / "tls" / "names.txt"
    if (
        not is_valid(openssl, certificate)
        or not key.exists()
        or not names_file.exists()
        or names_file.read_text() != names
    ):
        create_certificate(openssl, certificate, key, names)
        write_atomic(names_file, names.encode())
    return certificate, key


def is_valid(openssl: str, certificate: Path) -> bool:
    """Whether a certificate exists and does not expire soon."""
    command = [openssl, "x509", "-checkend", str(AHEAD), "-noout", "-in", str(certificate)]
    return certificate.exists() and subprocess.run(command, capture_output=True).returncode == 0


def create_certificate(openssl: str, certificate: Path, key: Path, names: str) -> None:
    """Write both files, the key readable by its owner only; raise CannotServe."""
    certificate.parent.mkdir(parents=True, exist_ok=True)
    key.touch(mode=0o600)
    command = [
        openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", str(DAYS), "-subj", "/CN=Regno", "-addext", f"subjectAltName={names}",
        "-keyout", str(key), "-out", str(certificate),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        fault = (done.stderr.strip().splitlines() or ["?"])[-1]
        raise CannotServe("serve-no-certificate", fault=fault[:200])


def alternative_names(host: str) -> str:
    """Return the subject alternative names: this machine, its address at home, and the host given."""
    names = ["DNS:localhost", "IP:127.0.0.1", f"DNS:{socket.gethostname()}"]
    for address in {home_address(), host} - {"", "0.0.0.0", "::", "127.0.0.1", "localhost"}:
        names.append(f"IP:{address}" if is_address(address) else f"DNS:{address}")
    return ",".join(sorted(set(names)))


def is_address(word: str) -> bool:
    for family in (socket.AF_INET, socket.AF_INET6):
        try:
            socket.inet_pton(family, word)
        except OSError:
            continue
        return True
    return False


def home_address() -> str:
    """Return the address by which other devices reach this machine, empty if unknown; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address (RFC 5737): only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def fingerprint(certificate: Path) -> str:
    """Return the SHA-256 of the certificate as browsers show it."""
    raw = hashlib.sha256(ssl.PEM_cert_to_DER_cert(certificate.read_text())).hexdigest().upper()
    return ":".join(raw[place : place + 2] for place in range(0, len(raw), 2))
