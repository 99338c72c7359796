"""``regno serve``: tables for people and programs, by link."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path

from regno.cli import Misuse
from regno.commands.arguments import read_number
from regno.commands.compile_notice import tell_closed_home
from regno.errors import SystemFault
from regno.files import data_folder
from regno.text import Voice, say

HOST, PORT = "127.0.0.1", "8080"
LEVELS = ("error", "warning", "info", "debug")


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--host", default=HOST, metavar=voice("word-name"), help=voice("serve-host"))
    parser.add_argument("--port", default=PORT, metavar=voice("word-number"), help=voice("serve-port"))
    parser.add_argument("--data", metavar=voice("word-folder"), help=voice("flag-data"))
    parser.add_argument("--tls", nargs="*", metavar=voice("word-file"), help=voice("serve-tls"))
    parser.add_argument("--open", action="store_true", help=voice("serve-open"))
    parser.add_argument("--log", choices=LEVELS, default="warning", help=voice("serve-log"))


def run(request: argparse.Namespace) -> int:
    from regno.web import server as web_server  # the help of this command needs no server
    from regno.web import tls
    from regno.web.routes.trust import ReachSettings

    folder = data_folder(request.data)
    certificate, key = certificate_files(request, folder)
    port = read_number("--port", request.port, 0, 65_535)
    config = web_server.ServerConfig(folder, request.host, port, request.log, certificate, key)
    web_server.start_log(config.log)
    web_server.check_folder(config.folder)
    listener = web_server.listen(config.host, config.port)
    found = tls.addresses(config.scheme, config.host, listener.getsockname()[1])
    is_own = request.tls == []
    server = web_server.server_for(config, ReachSettings(tuple(found), folder if is_own else None))
    address = found[0]
    print(say(request.lang, "cli", "serve-ready", address=address, folder=str(config.folder)), flush=True)
    if is_own:
        mark = tls.fingerprint(tls.authority_file(folder))
        print(say(request.lang, "cli", "serve-tls-made", address=address, fingerprint=mark), flush=True)
    tell_others(request.lang, address)
    tell_closed_home(request.lang)
    if request.open:
        # The socket listens already. Without a browser, the line above shows the address.
        webbrowser.open(address)
    return web_server.run(server, listener)


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


def certificate_files(request: argparse.Namespace, folder: Path) -> tuple[str, str]:
    """Return the files of certificate and key: empty, those named, or our own; raise Misuse."""
    if request.tls is None:
        return "", ""
    if not request.tls:
        from regno.web.tls import own_certificate

        certificate, key = own_certificate(folder, request.host)
        return str(certificate), str(key)
    if len(request.tls) != 2:
        raise Misuse("serve-tls-two", count=len(request.tls))
    certificate, key = request.tls
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
