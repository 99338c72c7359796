"""``regno serve``: tables for people and programs, by link."""

from __future__ import annotations

import argparse
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

    folder = data_folder(request.data)
    certificate, key = certificate_of(request, folder)
    port = read_number("--port", request.port, 0, 65_535)
    service = web_server.Service(folder, request.host, port, request.log, certificate, key)
    web_server.start_log(service.log)
    web_server.check_folder(service.folder)
    listener = web_server.listening(service.host, service.port)
    server = web_server.server_for(service)
    host = f"[{service.host}]" if ":" in service.host else service.host
    address = f"{service.scheme}://{host}:{listener.getsockname()[1]}"
    print(say(request.lang, "cli", "serve-ready", address=address, folder=str(service.folder)), flush=True)
    if request.tls == []:
        from regno.web.tls import fingerprint

        print(say(request.lang, "cli", "serve-tls-made", fingerprint=fingerprint(Path(certificate))), flush=True)
    tell_closed_home(request.lang)
    if request.open:
        # The socket listens already; where no browser is found, the line above tells where to go.
        webbrowser.open(address)
    return web_server.run(server, listener)


def certificate_of(request: argparse.Namespace, folder: Path) -> tuple[str, str]:
    """The certificate and its key: none, those named, or our own."""
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
    """Whether the two belong together; a key behind a password is no use to a server that nobody sits at."""
    import ssl

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except ssl.SSLError:
        raise Misuse("serve-tls-pair", certificate=certificate, key=key) from None
