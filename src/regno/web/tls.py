"""A small authority of this server's own, and the certificate it issues for the addresses of this machine.

Browsers allow an installed app and notices only behind a certificate that the device trusts. So a device accepts the
authority once (the page ``/trust``), and every certificate that is issued afterwards is trusted by itself. Both are
stored in the data folder; their keys are readable by their owner alone.
"""

from __future__ import annotations

import hashlib
import ipaddress
import os
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from regno.errors import RegnoError
from regno.files import write_atomic

if TYPE_CHECKING:
    import trustme

DAYS = 820  # phones refuse certificates that last longer
AUTHORITY_DAYS = 3_650  # a device accepts it once in ten years
AHEAD = timedelta(days=30)  # before its expiry at which a certificate is renewed
AUTHORITY, AUTHORITY_KEY = "authority.pem", "authority-key.pem"
EVERYWHERE = ("0.0.0.0", "::", "")


class CannotServe(RegnoError):
    subject = "cli"


def own_certificate(folder: Path, host: str) -> tuple[Path, Path]:
    """Return certificate and key, issued if missing, about to expire or for other names; raise CannotServe."""
    tls = folder / "tls"
    certificate, key, names_file = tls / "certificate.pem", tls / "key.pem", tls / "names.txt"
    names = certificate_names(host)
    wanted = f"{authority_file(folder).name} {' '.join(names)}"
    is_fresh = all(file.exists() for file in (certificate, key, names_file, authority_file(folder)))
    if not is_fresh or names_file.read_text() != wanted or expires(certificate) < datetime.now(UTC) + AHEAD:
        tls.mkdir(parents=True, exist_ok=True)
        issued = open_authority(tls).issue_cert(*names, common_name="Regno", not_after=in_days(DAYS))
        write_private(key, issued.private_key_pem.bytes())
        write_atomic(certificate, b"".join(part.bytes() for part in issued.cert_chain_pems))
        write_atomic(names_file, wanted.encode())
    return certificate, key


def authority_file(folder: Path) -> Path:
    return folder / "tls" / AUTHORITY


def open_authority(tls: Path) -> trustme.CA:
    """Return the authority of this folder, created if missing; raise CannotServe without what makes one."""
    try:
        import trustme
    except ImportError:
        raise CannotServe("serve-no-home") from None
    certificate, key = tls / AUTHORITY, tls / AUTHORITY_KEY
    if not (certificate.exists() and key.exists() and expires(certificate) > in_days(DAYS)):
        made, private = new_authority()
        write_private(key, private)
        write_atomic(certificate, made)
    return trustme.CA.from_pem(certificate.read_bytes(), key.read_bytes())


def new_authority() -> tuple[bytes, bytes]:
    """Return the certificate of a new authority and its key, as PEM. It may vouch for servers, not for authorities."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Regno at {socket.gethostname()}"[:64])])
    usage = x509.KeyUsage(
        key_cert_sign=True, crl_sign=True, digital_signature=False, content_commitment=False, key_encipherment=False,
        data_encipherment=False, key_agreement=False, encipher_only=False, decipher_only=False,
    )  # fmt: skip
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=AUTHORITY_DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()
    )
    return certificate.public_bytes(serialization.Encoding.PEM), private


def write_private(file: Path, content: bytes) -> None:
    """Write a file that only its owner can read."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(content)


def in_days(days: int) -> datetime:
    return datetime.now(UTC) + timedelta(days=days)


def expires(certificate: Path) -> datetime:
    """Return when a certificate expires, the beginning of time for a file that holds none; raise CannotServe."""
    try:
        from cryptography.x509 import load_pem_x509_certificate
    except ImportError:
        raise CannotServe("serve-no-home") from None
    try:
        return load_pem_x509_certificate(certificate.read_bytes()).not_valid_after_utc
    except ValueError:
        return datetime.min.replace(tzinfo=UTC)


def certificate_names(host: str) -> list[str]:
    """Return what the certificate is for: this machine, its address at home, and the host given."""
    names = {"localhost", "127.0.0.1", "::1", socket.gethostname(), home_address(), host} - set(EVERYWHERE)
    return sorted(names)


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach a host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def home_address() -> str:
    """Return the address by which other devices reach this machine, empty if unknown; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address (RFC 5737): only the route is looked up
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(found) else found


def addresses(scheme: str, host: str, port: int) -> list[str]:
    """Return where this server is found, the best for others first; its own alone if nobody else can come."""
    hosts = [home_address(), "localhost"] if host in EVERYWHERE else [host]
    return [f"{scheme}://{f'[{each}]' if ':' in each else each}:{port}" for each in hosts if each]


def fingerprint(certificate: Path) -> str:
    """Return the SHA-256 of the first certificate in a file, as browsers show it."""
    begin, end = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
    first = certificate.read_text().partition(end)[0].partition(begin)[2]
    raw = hashlib.sha256(ssl.PEM_cert_to_DER_cert(f"{begin}{first}{end}\n")).hexdigest().upper()
    return ":".join(raw[place : place + 2] for place in range(0, len(raw), 2))
