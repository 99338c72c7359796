"""What the operator allows: mail, webhooks, and how people find the server."""

from __future__ import annotations

import base64
import logging
from dataclasses import dataclass
from email.utils import parseaddr
from importlib.util import find_spec
from urllib.parse import urlsplit

from regno.web.calls.reach import ReachRules
from regno.web.calls.senders import HookSender, MailSender, PushSender, Sender
from regno.web.calls.store import CallStore, ChannelKind

NOBODY = "mailto:nobody@invalid.example"
log = logging.getLogger("regno.web.calls")


@dataclass(frozen=True)
class CallSettings:
    """Which ways out there are. Browsers are always called, if the libraries for it are installed."""

    smtp: str = ""  # the address of a mail server; empty: no mail
    sender: str = ""  # the address that mail comes from
    base: str = ""  # where people find this server; empty: as each of them came
    webhooks: bool = False
    networks: tuple[str, ...] = ()  # private networks that may be reached all the same

    @property
    def contact(self) -> str:
        """Whom a push service may write to: an address of mail, or a page of https under a full name (RFC 8292)."""
        if self.sender:
            return f"mailto:{parseaddr(self.sender)[1]}"
        parts = urlsplit(self.base)
        host = parts.hostname or ""
        return f"https://{host}" if parts.scheme == "https" and "." in host else NOBODY


def make_senders(settings: CallSettings, store: CallStore) -> dict[ChannelKind, Sender]:
    """Return the ways out that are open. Reads the store, and writes the server's own key into it once."""
    reach = ReachRules(settings.networks)
    found: dict[ChannelKind, Sender] = {}
    key = own_key(store)
    if key:
        found["push"] = PushSender(reach, key, settings.contact)
    if settings.smtp:
        found["mail"] = MailSender(settings.smtp, settings.sender)
    if settings.webhooks:
        found["hook"] = HookSender(reach)
    return found


def own_key(store: CallStore) -> str:
    """Return the server's private key for push services, empty where the libraries for them are missing."""
    if not find_spec("pywebpush"):
        log.info("no web push", extra={"fault": "pip install 'regno[calls]'"})
        return ""
    from cryptography.hazmat.primitives.asymmetric import ec  # comes with it

    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return store.secret("vapid", base64.urlsafe_b64encode(value.to_bytes(32, "big")).decode().rstrip("="))
