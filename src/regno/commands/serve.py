"""``regno serve``: tables for people and programs, by link."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from regno.cli import Misuse
from regno.commands.arguments import read_store
from regno.commands.compile_notice import tell_closed_home
from regno.database import without_password
from regno.errors import SystemFault
from regno.files import data_folder
from regno.text import Voice, say

if TYPE_CHECKING:
    from regno.web.config import Config
    from regno.web.server import ServerConfig


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--config", metavar=voice("word-file"), help=voice("serve-config"))
    parser.add_argument("--check", action="store_true", help=voice("serve-check"))
    parser.add_argument("--host", metavar=voice("word-name"), help=voice("serve-host"))
    parser.add_argument("--port", metavar=voice("word-number"), help=voice("serve-port"))
    parser.add_argument("--data", metavar=voice("word-folder"), help=voice("flag-data"))
    parser.add_argument("--store", metavar=voice("word-address"), help=voice("serve-store"))
    parser.add_argument("--workers", metavar=voice("word-number"), help=voice("serve-workers"))
    parser.add_argument("--tls", nargs="*", metavar=voice("word-file"), help=voice("serve-tls"))
    parser.add_argument("--open", action="store_true", help=voice("serve-open"))
    parser.add_argument("--log", metavar=voice("word-name"), help=voice("serve-log"))
    parser.add_argument("--base-path", metavar=voice("word-path"), help=voice("serve-base-path"))
    parser.add_argument("--public-address", metavar=voice("word-address"), help=voice("serve-public-address"))
    parser.add_argument("--smtp", metavar=voice("word-address"), help=voice("serve-smtp"))
    parser.add_argument("--mail-from", metavar=voice("word-address"), help=voice("serve-mail-from"))
    parser.add_argument("--webhooks", nargs="?", const="yes", metavar="yes|no", help=voice("serve-webhooks"))
    parser.add_argument("--daily-bots", metavar="yes|no", help=voice("serve-daily-bots"))
    parser.add_argument("--dask", metavar="tcp://HOST:8786", help=voice("serve-dask"))
    for name in ("allowed-hosts", "allowed-origins", "trusted-proxies", "call-networks"):
        parser.add_argument(f"--{name}", nargs="+", metavar=voice("word-name"), help=voice(f"serve-{name}"))
    for name in ("chronicle-quota", "chronicle-days"):
        parser.add_argument(f"--{name}", metavar=voice("word-number"), help=voice(f"serve-{name}"))


def run(request: argparse.Namespace) -> int:
    from regno.web import server as web_server  # the help of this command needs no server
    from regno.web import tls
    from regno.web.config import OWN_TLS, load_config
    from regno.web.log import start_log
    from regno.web.routes.trust import ReachSettings
    from regno.web.workers import is_worker

    if request.tls == []:
        request.tls = [OWN_TLS]
    settings = load_config({name.replace("_", "-"): value for name, value in vars(request).items()})
    folder = data_folder(settings["data"])
    is_own = settings["tls"] == (OWN_TLS,)
    certificate, key = certificate_files(settings["tls"], settings["host"], folder)
    config = server_config(settings, folder, certificate, key, is_own)
    is_parent = settings["workers"] > 1 and not is_worker()
    if is_parent and not config.store:
        raise Misuse("serve-workers-store")
    start_log(config.log)
    web_server.check_store(config.folder, config.store)
    if is_parent and not request.check:
        return run_workers(request.lang, settings, config)
    listener = web_server.listen(config.host, config.port, shared=is_worker())
    if request.check:
        listener.close()
        return tell_settings(request.lang, settings)
    found = tls.addresses(config.scheme, config.host, listener.getsockname()[1])
    server = web_server.server_for(config, ReachSettings(tuple(found), folder if is_own else None))
    address = with_base(found[0], config)
    print(say(request.lang, "cli", "serve-ready", address=address, folder=place_of_tables(config)), flush=True)
    if is_own:
        mark = tls.fingerprint(tls.authority_file(folder))
        print(say(request.lang, "cli", "serve-tls-made", address=address, fingerprint=mark), flush=True)
    tell_others(request.lang, address)
    tell_closed_home(request.lang)
    if request.open:
        # The socket listens already. Without a browser, the line above shows the address.
        webbrowser.open(address)
    return web_server.run(server, listener)


def place_of_tables(config: ServerConfig) -> str:
    """Return where tables are kept, as it may be shown."""
    return without_password(config.store) if config.store else str(config.folder)


def run_workers(language: str, settings: Config, config: ServerConfig) -> int:
    """Run several processes on one port until a signal; raise CannotServe."""
    from regno.web import tls, workers

    try:
        port = workers.reserve(config.host, config.port)
    except OSError as trouble:
        fault = SystemFault.of(trouble)
        raise tls.CannotServe("serve-port-taken", host=config.host, port=str(config.port), fault=fault) from None
    number = port.getsockname()[1]
    address = with_base(tls.addresses(config.scheme, config.host, number)[0], config)

    def tell() -> None:
        print(say(language, "cli", "serve-ready", address=address, folder=place_of_tables(config)), flush=True)
        tell_others(language, address)

    with port:
        environment = workers.environment_of({**settings, "port": number, "data": str(config.folder)})
        return workers.Parent(environment, settings["workers"], config.store).run(tell)


def tell_others(language: str, address: str) -> None:
    """Print how other devices come here: by a QR code in a terminal; or that they cannot."""
    from urllib.parse import urlsplit

    from regno.web.tls import is_loopback

    if is_loopback(urlsplit(address).hostname or ""):
        print(say(language, "cli", "serve-alone"), flush=True)
        return
    print(say(language, "cli", "serve-others", address=address), flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(address, error="l").terminal(compact=True, border=2)


def server_config(settings: Config, folder: Path, certificate: str, key: str, is_own: bool) -> ServerConfig:
    """Return what the server needs of its settings."""
    from regno.web.calls.settings import CallSettings
    from regno.web.edge import EdgeSettings
    from regno.web.server import ServerConfig

    # Browsers must not insist on a certificate that they trust only because somebody accepted our own authority.
    edge = EdgeSettings(settings["allowed-hosts"], settings["allowed-origins"], strict_tls=not is_own)
    store = read_store(settings["store"])
    calls = CallSettings(
        settings["smtp"], settings["mail-from"], public_address(settings), settings["webhooks"] == "yes",
        settings["call-networks"],
    )  # fmt: skip
    return ServerConfig(
        folder, settings["host"], settings["port"], settings["log"], certificate, key, store, edge,
        settings["trusted-proxies"], settings["chronicle-quota"] * 1_000_000, settings["chronicle-days"], calls,
        settings["daily-bots"] == "yes", settings["base-path"], settings["dask"],
    )  # fmt: skip


def with_base(address: str, config: ServerConfig) -> str:
    """Return an address of the server as people open it."""
    return f"{address}{config.base_path}/" if config.base_path else address


def public_address(settings: Config) -> str:
    """Return where people find the server; empty if the operator does not say."""
    return settings["public-address"] + settings["base-path"] if settings["public-address"] else ""


def tell_settings(language: str, settings: Config) -> int:
    """Print every setting with its source, as a file of settings; passwords are left out."""
    from regno.web.config import format_setting

    for name, value in settings.items():
        source = say(language, "cli", f"serve-from-{settings.sources[name]}")
        print(f"{name} = {format_setting(name, value)}  # {source}")
    print(say(language, "cli", "serve-checked"))
    return 0


def certificate_files(tls: Sequence[str], host: str, folder: Path) -> tuple[str, str]:
    """Return the files of certificate and key: empty, those named, or our own; raise Misuse."""
    from regno.web.config import OWN_TLS

    if not tls:
        return "", ""
    if tls == (OWN_TLS,):
        from regno.web.tls import own_certificate

        own = own_certificate(folder, host)
        return str(own[0]), str(own[1])
    if len(tls) != 2:
        raise Misuse("serve-tls-two", count=len(tls))
    certificate, key = tls
    for file in (certificate, key):
        check_readable(file)
    check_pair(certificate, key)
    return certificate, key


def check_readable(file: str) -> None:
    try:
        with Path(file).open("rb"):
            pass
    except OSError as trouble:
        raise Misuse("serve-tls-file", file=file, fault=SystemFault.of(trouble)) from None


def check_pair(certificate: str, key: str) -> None:
    """Raise Misuse unless the two belong together; a key with a password is refused."""
    import ssl

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except ssl.SSLError:
        raise Misuse("serve-tls-pair", certificate=certificate, key=key) from None
