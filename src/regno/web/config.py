"""Settings of the server. The first source that names a setting decides it: flag, environment, file, default.

The file is TOML, named by ``--config`` or ``REGNO_CONFIG``: ``port = 8080``. In the environment the same setting is
``REGNO_PORT``; lists are words with spaces between. Whoever asks for an unknown setting is told which there are.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from regno.database import without_password
from regno.errors import RegnoError, SystemFault
from regno.text.numbers import read_whole

PREFIX = "REGNO_"
MOST_FILE = 100_000  # bytes of a file of settings
LEVELS = ("error", "warning", "info", "debug")
BASE_PATH = re.compile(r"(/[A-Za-z0-9_.~-]{1,40}){1,4}")
# What pages and programs ask for at the root: a base path that begins so could not be told from it.
OWN_PATHS = (
    "api", "ws", "assets", "local", "preview", "t", "replay", "rules", "lesson", "puzzles", "mistakes", "whatif",
    "daily", "coach", "bench", "editions", "about", "trust", "passport", "history", "calls", "chronicles", "livez",
    "readyz", "healthz", "metrics",
)  # fmt: skip
OWN_TLS = "own"  # the word for a certificate of the server's own authority


class BadConfig(RegnoError):
    """A setting that cannot be; names where it stands."""

    subject = "cli"


@dataclass(frozen=True)
class Setting:
    """What a setting is when nobody sets it, and what it may be."""

    default: str | int | tuple[str, ...]
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()

    @property
    def expected(self) -> str:
        """What may be given, in the words of a file."""
        if isinstance(self.default, int):
            return f"{self.least} .. {self.most}"
        return ", ".join(self.words) or ('["...", "..."]' if isinstance(self.default, tuple) else '"..."')

    def from_text(self, text: str) -> str | int | tuple[str, ...] | None:
        """Return the value of a word, or words, as a flag or the environment gives it; None if it cannot be."""
        if isinstance(self.default, tuple):
            return tuple(text.replace(",", " ").split())
        return self.check_value(read_whole(text) if isinstance(self.default, int) else text)

    def from_file(self, value: Any) -> str | int | tuple[str, ...] | None:
        """Return a value of a TOML file; None if it cannot be."""
        if isinstance(self.default, tuple):
            is_list = isinstance(value, list) and all(isinstance(each, str) for each in value)
            return tuple(value) if is_list else None
        wanted = int if isinstance(self.default, int) else str
        return self.check_value(value) if isinstance(value, wanted) and not isinstance(value, bool) else None

    def check_value(self, value: str | int | None) -> str | int | None:
        if isinstance(value, int):
            return value if self.least <= value <= self.most else None
        return value if value is None or not self.words or value in self.words else None


SETTINGS = {
    "host": Setting("127.0.0.1"),
    "port": Setting(8_080, 0, 65_535),
    "data": Setting(""),
    "store": Setting(""),
    "workers": Setting(1, 1, 64),
    "tls": Setting(()),
    "log": Setting("warning", words=LEVELS),
    "allowed-hosts": Setting(()),
    "allowed-origins": Setting(()),
    "trusted-proxies": Setting(()),
    "base-path": Setting(""),  # below which everything is served, behind a proxy that serves other things too
    "public-address": Setting(""),  # where people find the server, for links in what it sends
    "smtp": Setting(""),  # smtp://name:password@host:port, or smtps://; empty: no mail
    "mail-from": Setting(""),  # the address that mail comes from
    "webhooks": Setting("no", words=("yes", "no")),
    "call-networks": Setting(()),  # private networks that push services and webhooks may be in
    "daily-bots": Setting("yes", words=("yes", "no")),  # whether bots play the deal of each day, for comparison
    "dask": Setting(""),  # tcp://host:8786, the scheduler of a cluster that plays the games of the bench
    "chronicle-quota": Setting(2_000, 1, 1_000_000),  # megabytes of all chronicles and packs
    "chronicle-days": Setting(0, 0, 36_500),  # after which an untouched chronicle is deleted; 0: never
}


class Config(Mapping[str, Any]):
    """The settings in force, and where each comes from: ``flag``, ``environment``, ``file`` or ``default``."""

    def __init__(self, values: Mapping[str, Any], sources: Mapping[str, str]) -> None:
        self.values_, self.sources = dict(values), dict(sources)

    def __getitem__(self, name: str) -> Any:
        return self.values_[name]

    def __iter__(self) -> Any:
        return iter(self.values_)

    def __len__(self) -> int:
        return len(self.values_)


def load_config(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Config:
    """Return the settings by flags, environment and file; raise BadConfig.

    A flag that was not given is None; ``config`` among the flags names the file.
    """
    environment = os.environ if environment is None else environment
    file = flags.get("config") or environment.get(f"{PREFIX}CONFIG", "")
    in_file = read_file(Path(file)) if file else {}
    values, sources = dict[str, Any](), dict[str, str]()
    for name, setting in SETTINGS.items():
        variable = PREFIX + name.upper().replace("-", "_")
        if flags.get(name) is not None:
            given, value = flags[name], from_flag(setting, flags[name])
            source, place = "flag", f"--{name}"
        elif environment.get(variable):
            given, value = environment[variable], setting.from_text(environment[variable])
            source, place = "environment", variable
        elif name in in_file:
            given, value = in_file[name], setting.from_file(in_file[name])
            source, place = "file", f"{file}: {name}"
        else:
            given, value, source, place = "", setting.default, "default", name
        if value is None:
            raise BadConfig("config-value", place=place, value=str(given), expected=setting.expected)
        values[name], sources[name] = value, source
    check(values)
    return Config(values, sources)


def from_flag(setting: Setting, given: Any) -> Any:
    """Return the value of a flag: words of the command line, several for a list."""
    if isinstance(given, list):
        return tuple(word for each in given for word in each.replace(",", " ").split())
    return setting.from_text(str(given))


def read_file(path: Path) -> dict[str, Any]:
    """Return the settings of a TOML file; raise BadConfig."""
    try:
        data = path.read_bytes()[: MOST_FILE + 1]
        if len(data) > MOST_FILE:
            raise BadConfig("config-unreadable", file=str(path), fault=f"> {MOST_FILE} bytes")
        found = tomllib.loads(data.decode())
    except OSError as trouble:
        raise BadConfig("config-unreadable", file=str(path), fault=SystemFault.of(trouble)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError, ValueError) as trouble:
        if isinstance(trouble, RegnoError):
            raise
        raise BadConfig("config-unreadable", file=str(path), fault=str(trouble)) from None
    unknown = sorted(set(found) - set(SETTINGS))
    if unknown:
        raise BadConfig("config-unknown", file=str(path), name=unknown[0], known=", ".join(SETTINGS))
    return found


def check(values: Mapping[str, Any]) -> None:
    """Raise BadConfig for an origin or a network that is none, a cluster that is none, or mail that cannot be sent."""
    for origin in values["allowed-origins"]:
        parts = split_address(origin)
        if origin != "*" and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path):
            raise BadConfig("config-value", place="allowed-origins", value=origin, expected="https://example.org")
    for place in ("trusted-proxies", "call-networks"):
        for network in values[place]:
            try:
                if place != "trusted-proxies" or network != "*":
                    ip_network(network)
            except ValueError:
                raise BadConfig("config-value", place=place, value=network, expected="10.0.0.0/8") from None
    check_mail(values)
    if values["dask"] and not split_address(values["dask"]).hostname:
        raise BadConfig("config-value", place="dask", value=values["dask"], expected="tcp://host:8786")
    base = values["base-path"]
    if base and (not BASE_PATH.fullmatch(base) or base.split("/")[1] in OWN_PATHS or "/." in base):
        raise BadConfig("config-value", place="base-path", value=base, expected="/games/regno")


def split_address(text: str) -> SplitResult:
    """Return the parts of an address; no parts if it cannot be one, for its brackets or its port."""
    try:
        parts = urlsplit(text)
        return parts if parts.port is None or parts.port else urlsplit("")
    except ValueError:
        return urlsplit("")


def check_mail(values: Mapping[str, Any]) -> None:
    """Raise BadConfig unless mail has a server, a sender, and an address for its links."""
    base, smtp = split_address(values["public-address"]), split_address(values["smtp"])
    expected = {"public-address": "https://example.org", "mail-from": "regno@example.org",
                "smtp": "smtp://name:password@example.org:587"}  # fmt: skip
    bad = [
        ("public-address", base.scheme not in ("http", "https") or not base.netloc or bool(base.path),
         bool(values["smtp"])),
        ("smtp", smtp.scheme not in ("smtp", "smtps") or not smtp.hostname, False),
        ("mail-from", "@" not in values["mail-from"] or not values["mail-from"].isprintable(), bool(values["smtp"])),
    ]  # fmt: skip
    for place, is_bad, is_needed in bad:
        if is_bad and (values[place] or is_needed):
            value = without_password(values[place])
            raise BadConfig("config-value", place=place, value=value, expected=expected[place])


def format_setting(name: str, value: Any) -> str:
    """Return a setting as ``--check`` prints it: TOML, and without the password in an address."""
    if isinstance(value, tuple):
        return "[" + ", ".join(f'"{each}"' for each in value) + "]"
    if isinstance(value, int):
        return str(value)
    value = without_password(value) if name in ("store", "smtp") else value
    return f'"{value}"'
