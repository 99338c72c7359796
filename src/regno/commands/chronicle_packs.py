"""``regno chronicle packs``: list the packs at hand, check one, print one, export one to start an own
pack from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from regno.chronicles.messages import Catalogue, Refusal, localize
from regno.chronicles.packs.checks import gaps, shares, warnings
from regno.chronicles.packs.library import PackLibrary, whole_text
from regno.chronicles.packs.pack import Cards, read_pack
from regno.chronicles.scenario import SCENARIOS
from regno.commands.printing import place_of, print_arguments, read_job, write_pdf
from regno.errors import SystemFault
from regno.files import data_folder, write_atomic
from regno.text import Voice

error = Catalogue("chronicles-errors")


def pack_arguments(parser: argparse.ArgumentParser, say: Voice) -> None:
    """What ``packs`` takes."""
    deeds = ("list", "check", "export", "print")
    parser.add_argument("deed", metavar="|".join(deeds), choices=deeds, help=say("arg-packs"))
    parser.add_argument("pack", metavar=say("word-pack"), nargs="?", help=say("arg-pack"))
    parser.add_argument("file", metavar=say("word-file"), nargs="?", help=say("arg-export-file"))
    print_arguments(parser, Voice(say.language, "cli"))


def packs(request: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """List, check, print or export."""
    shelf = PackLibrary(data_folder(request.data))
    if request.deed == "list":
        return list_packs(shelf, request.lang)
    if not request.pack:
        raise Refusal(error("pack-missing"))
    if request.deed == "check":
        return check_pack(shelf, request.pack, request.lang)
    return print_pack(shelf, request) if request.deed == "print" else export_pack(shelf, request)


def list_packs(shelf: PackLibrary, language: str) -> tuple[dict[str, Any], str]:
    """Every pack on the shelf; a file with a fault is listed with it."""
    found: list[dict[str, Any]] = []
    for source in shelf.sources():
        try:
            head = read_pack(source).head
            fields = {"id": head.id, "kind": head.kind, "version": head.version, "extends": head.extends}
            found.append({**fields, **localize({"title": head.title, "note": head.note}, language)})
        except Refusal as trouble:
            found.append({"file": source.name, "trouble": trouble.text(language)})
    lines = [f"{one['id']}  {one['title']}. {one['note']}" if "id" in one else f"! {one['trouble']}" for one in found]
    return {"packs": found}, "\n".join(lines)


def check_pack(shelf: PackLibrary, named: str, language: str) -> tuple[dict[str, Any], str]:
    """A pack with what it extends: complete for which kinds, and what is missing for the others."""
    pack = shelf.pack(named)
    cards = Cards(pack.tables, pack.places)
    missing = {kind: [gap.text(language) for gap in gaps(cards, kind)] for kind in SCENARIOS}
    odd = [one.text(language) for one in warnings(cards)]
    say = Voice(language, "chronicle-cli")
    own = {kind: [one.message().text(language) for one in shares(pack, kind) if pack.lent] for kind in SCENARIOS}
    lines = []
    for kind, found in missing.items():
        lines.append(say("pack-complete" if not found else "pack-incomplete", kind=kind))
        lines += [f"  {line}" for line in (*found, *own[kind])]
    shape = {"id": pack.head.id, "kind": pack.head.kind, "missing": missing, "warnings": odd, "shares": own}
    return shape, "\n".join([*lines, *odd])


def export_pack(shelf: PackLibrary, request: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """A pack as one TOML text."""
    text = whole_text(shelf.source(request.pack))
    if not request.file:
        return {"pack": request.pack, "toml": text}, text.rstrip("\n")
    write_export(request.file, text)
    say = Voice(request.lang, "chronicle-cli")
    return {"pack": request.pack, "file": request.file}, say("exported", id=request.pack, file=request.file)


def print_pack(shelf: PackLibrary, request: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """The cards of a pack, with those it takes from another, as one PDF."""
    pack, job = shelf.pack(request.pack), read_job(request)
    request.write = request.write or request.file
    path = place_of(request, pack.head.id)
    from regno.printing.chronicles.pack_file import draw_pack

    told = write_pdf(path, draw_pack(pack, job).content(), job, Voice(request.lang, "cli"))
    return {"pack": pack.head.id, "file": str(path), "paper": job.paper, "language": job.language}, told


def write_export(file: str, text: str) -> None:
    """A pack or a chronicle in a file of the person's choice, whole or not at all."""
    try:
        write_atomic(Path(file), text.encode())
    except OSError as trouble:
        raise Refusal(error("cannot-write", file=file, why=SystemFault.of(trouble))) from None
