"""``regno chronicle``: begin, show and keep chronicles. Actions answer in words or, with ``--json``, as one object."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from regno.chronicles import report
from regno.chronicles.chronicle import LoggedCommand
from regno.chronicles.creation import begin, parse_facts, read_facts_file
from regno.chronicles.header import Header
from regno.chronicles.imports import import_chronicle
from regno.chronicles.journal import Record, command_record, journal_text
from regno.chronicles.messages import Catalogue, Refusal
from regno.chronicles.packs.checks import check_playable
from regno.chronicles.packs.library import HOUSE, PackLibrary, read_again, tables_for
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.unseen import as_met
from regno.chronicles.plain_text import chronicle_text, entries_text, list_text, scores_text
from regno.chronicles.prompts import NumberPrompt
from regno.chronicles.scenario import SCENARIOS, SIMULATED
from regno.chronicles.store import ChronicleStore, StoredChronicle
from regno.cli import print_answer
from regno.commands.chronicle_packs import pack_arguments, packs, write_export
from regno.files import data_folder
from regno.text import LANGUAGES, Voice

error = Catalogue("chronicles-errors")
Answer = tuple[dict[str, Any], str]  # the same answer for programs and for people


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """The actions and what each takes."""
    say = Voice(voice.language, "chronicle-cli")
    actions = parser.add_subparsers(dest="action", metavar=say("word-action"), required=True)

    def action(name: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(
            name, help=say(f"action-{name}"), description=say(f"action-{name}")
        )
        made.add_argument("--json", action="store_true", help=say("flag-json"))
        made.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice("flag-lang"))
        made.add_argument("--data", metavar=say("word-folder"), help=say("flag-data"))
        return made

    new_arguments(action("new"), say)
    action("list")
    for name in ("show", "score", "link"):
        action(name).add_argument("id", metavar=say("word-id"), help=say("arg-id"))
    do_arguments(action("do"), say)
    for name in ("undo", "redo"):
        count_arguments(action(name), say)
    export = action("export")
    export.add_argument("id", metavar=say("word-id"), help=say("arg-id"))
    export.add_argument("file", metavar=say("word-file"), nargs="?", help=say("arg-export-file"))
    action("import").add_argument("file", metavar=say("word-file"), help=say("arg-import-file"))
    pack_arguments(action("packs"), say)
    simulate_arguments(action("simulate"), say)


def new_arguments(parser: argparse.ArgumentParser, say: Voice) -> None:
    """What ``new`` takes."""
    parser.add_argument(
        "kind", metavar=say("word-kind"), choices=SCENARIOS, help=say("arg-kind", known=", ".join(SCENARIOS))
    )
    parser.add_argument("facts", metavar=say("word-fact"), nargs="*", default=[], help=say("arg-facts"))
    parser.add_argument("--players", metavar=say("word-names"), help=say("flag-players"))
    parser.add_argument("--title", metavar=say("word-words"), help=say("flag-title"))
    parser.add_argument("--facts", metavar=say("word-file"), dest="facts_file", help=say("flag-facts"))
    parser.add_argument("--pack", metavar=say("word-pack"), default=HOUSE, help=say("flag-pack"))
    parser.add_argument("--as-met", action="store_true", help=say("flag-as-met"))
    parser.add_argument("--rule", metavar=say("word-rule"), action="append", default=[], help=say("flag-rule"))
    parser.add_argument("--seed", metavar=say("word-word"), default="", help=say("flag-seed"))


def do_arguments(parser: argparse.ArgumentParser, say: Voice) -> None:
    """What ``do`` takes."""
    parser.add_argument("id", metavar=say("word-id"), help=say("arg-id"))
    parser.add_argument("name", metavar=say("word-command"), help=say("arg-command"))
    parser.add_argument("facts", metavar=say("word-fact"), nargs="*", default=[], help=say("arg-command-facts"))


def count_arguments(parser: argparse.ArgumentParser, say: Voice) -> None:
    """What ``undo`` and ``redo`` take."""
    parser.add_argument("id", metavar=say("word-id"), help=say("arg-id"))
    parser.add_argument("count", metavar=say("word-count"), nargs="?", type=int, default=1, help=say("arg-count"))
    parser.add_argument("--to", metavar=say("word-number"), type=int, help=say("flag-to"))


def simulate_arguments(parser: argparse.ArgumentParser, say: Voice) -> None:
    """What ``simulate`` takes."""
    parser.add_argument(
        "kind", metavar=say("word-kind"), choices=SIMULATED, help=say("arg-scenario", known=", ".join(SIMULATED))
    )
    parser.add_argument("--pack", metavar=say("word-pack"), default=HOUSE, help=say("flag-pack"))
    parser.add_argument("--runs", metavar=say("word-count"), default="400", help=say("flag-runs"))
    parser.add_argument("--seed", metavar=say("word-word"), default="1", help=say("flag-seed"))


def run(request: argparse.Namespace) -> None:
    """Do the action and print its answer."""
    print_answer(request.json, *ACTIONS[request.action](request))


def store(request: argparse.Namespace) -> ChronicleStore:
    """The chronicles of the data folder in use."""
    return ChronicleStore(data_folder(request.data))


def open_chronicle(request: argparse.Namespace) -> StoredChronicle:
    """The chronicle asked for; damage is told on stderr and does not hide what is whole."""
    found = store(request).open(request.id)
    warn(found, request.lang)
    return found


def create_chronicle(request: argparse.Namespace, header: Header, records: Sequence[Record] = ()) -> StoredChronicle:
    """Store a new chronicle and return it."""
    shelf = store(request)
    return shelf.open(shelf.create(header, records).result())


def append(request: argparse.Namespace, found: StoredChronicle, record: Record) -> None:
    """Append a record to the journal; raise Refusal if another process was first."""
    if not store(request).append(found, found.version, [record]).result():
        raise Refusal(error("changed-meanwhile", id=found.id))


def warn(found: StoredChronicle, language: str) -> None:
    """Say on stderr what is wrong with a file."""
    if found.journal.damage:
        whole, what = len(found.chronicle.entries), found.journal.damage
        messages = Catalogue("chronicle-cli")("warn-damage", id=found.id, what=what, whole=whole)
        print(f"regno: {messages.text(language)}", file=sys.stderr)


def warn_lent(found: StoredChronicle, language: str) -> None:
    """Say on stderr how many cards of an owner's pack are the house set's."""
    head, *_ = found.chronicle.header.packs
    every = sum(len(rows) for rows in found.chronicle.header.cards.values())
    if head["lent"] and head["kind"] == "owner":
        title = report.pack_head(head, language)["title"]
        messages = Catalogue("chronicle-cli")("warn-lent", title=title, lent=len(head["lent"]), all=every)
        print(f"regno: {messages.text(language)}", file=sys.stderr)


def stamp() -> str:
    """Now, as the log writes it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def new(request: argparse.Namespace) -> Answer:
    """Begin a chronicle."""
    facts = read_facts_file(Path(request.facts_file)) if request.facts_file else {}
    facts |= parse_facts(request.facts)
    if request.players:
        facts["players"] = request.players
    library = PackLibrary(data_folder(request.data))
    pack = library.pack(request.pack)
    if request.as_met:
        players = facts.get("players", ())
        count = len(players.split(",") if isinstance(players, str) else players)
        pack = as_met(read_again(library.source(request.pack)), library.pack(HOUSE), count)
    title = request.title or Voice(request.lang, "chronicles")(f"kind-{request.kind}")
    rules = parse_facts(request.rule)
    header = begin(request.kind, pack, title=title, facts=facts, rules=rules, seed=request.seed, begun=stamp())
    made = create_chronicle(request, header)
    warn_lent(made, request.lang)
    return report.whole(made.id, made.chronicle, request.lang), chronicle_text(made.id, made.chronicle, request.lang)


def list_all(request: argparse.Namespace) -> Answer:
    """Every chronicle; one that cannot be opened is listed with the reason."""
    heads, shelf = [], store(request)
    for id in shelf.ids():
        try:
            heads.append(report.head(id, shelf.open(id).chronicle, request.lang))
        except Refusal as trouble:
            heads.append({"id": id, "trouble": trouble.text(request.lang)})
    return {"chronicles": heads}, list_text(heads, request.lang)


def show(request: argparse.Namespace) -> Answer:
    """Everything about a chronicle."""
    found = open_chronicle(request)
    return report.whole(found.id, found.chronicle, request.lang), chronicle_text(
        found.id, found.chronicle, request.lang
    )


def score(request: argparse.Namespace) -> Answer:
    """The score sheets."""
    found = open_chronicle(request)
    sheets = report.scores(found.chronicle, request.lang)
    return {"id": found.id, "sheets": sheets}, scores_text(sheets, request.lang)


def do(request: argparse.Namespace) -> Answer:
    """Give a command and keep it."""
    found = open_chronicle(request)
    entry = found.chronicle.do(request.name, parse_facts(request.facts), stamp())
    append(request, found, command_record(entry.command))
    return change_answer("done", found, [entry], request.lang)


def undo(request: argparse.Namespace) -> Answer:
    """Take back steps: the last, so many, or all after a number."""
    found = open_chronicle(request)
    count = request.count if request.to is None else len(found.chronicle.entries) - request.to
    taken = found.chronicle.undo(count)
    append(request, found, {"undo": count, "at": stamp()})
    return change_answer("undone", found, taken, request.lang)


def redo(request: argparse.Namespace) -> Answer:
    """Give undone steps again."""
    found = open_chronicle(request)
    count = request.count if request.to is None else request.to - len(found.chronicle.entries)
    given = found.chronicle.redo(count)
    append(request, found, {"redo": count, "at": stamp()})
    return change_answer("redone", found, given, request.lang)


def change_answer(how: str, found: StoredChronicle, entries: list[LoggedCommand], language: str) -> Answer:
    """What was done, undone (newest first) or redone, and what can be done now."""
    chronicle = found.chronicle
    steps, many = len(chronicle.entries), len(entries)
    numbers = range(steps + many, steps, -1) if how == "undone" else range(steps - many + 1, steps + 1)
    messages = [report.entry(number, entry, language) for number, entry in zip(numbers, entries, strict=True)]
    shape = {"id": found.id, how: messages, "steps": steps, "now": report.now(chronicle, language)}
    return shape, entries_text(how, messages, chronicle, language)


def export(request: argparse.Namespace) -> Answer:
    """The chronicle as one file, or on the output."""
    found = open_chronicle(request)
    text = journal_text(found.chronicle.header, found.journal.records[1:])
    if not request.file:
        return {"id": found.id, "journal": text}, text.rstrip("\n")
    write_export(request.file, text)
    say = Voice(request.lang, "chronicle-cli")
    return {"id": found.id, "file": request.file}, say("exported", id=found.id, file=request.file)


def import_file(request: argparse.Namespace) -> Answer:
    """Keep a chronicle from an exported file; a damaged one is restored as far as it is whole."""
    try:
        text = Path(request.file).read_bytes().decode("utf-8", errors="replace")
    except OSError:
        raise Refusal(error("facts-unreadable", file=request.file)) from None
    journal, chronicle = import_chronicle(text)
    made = create_chronicle(request, chronicle.header, journal.records[1:])
    warn(StoredChronicle(made.id, chronicle, journal), request.lang)
    damage = journal.damage.text(request.lang) if journal.damage else None
    shape = {**report.head(made.id, made.chronicle, request.lang), "damage": damage}
    return shape, chronicle_text(made.id, made.chronicle, request.lang)


def link(request: argparse.Namespace) -> Answer:
    """One more owner's link for the pages of ``regno serve`` with the same data folder."""
    from regno.web.chronicles.access import new_owner  # only this action knows of the server

    shelf = store(request)
    shelf.path(request.id)
    token, keys = new_owner()
    shelf.grant(request.id, keys).result()
    address = f"/chronicles/c/{request.id}#{token}"
    return {"id": request.id, "address": address}, Voice(request.lang, "chronicle-cli")("linked", address=address)


def simulate(request: argparse.Namespace) -> Answer:
    """Play random scenarios with a pack's cards against a stated model of a team."""
    question = Catalogue("chronicle-cli")("flag-runs")
    runs = NumberPrompt(name="--runs", question=question, low=1, high=100_000).check(request.runs)
    pack = PackLibrary(data_folder(request.data)).pack(request.pack)
    cards = Cards(tables_for(pack, request.kind), pack.places)
    for players in (2, 3, 4):
        check_playable(cards, request.kind, players)
    simulator = import_module(f"regno.chronicles.scenarios.{request.kind}.simulate")
    shape, told = simulator.report(cards, runs, request.seed)
    return shape, "\n".join(sentence.text(request.lang) for sentence in told)


ACTIONS: dict[str, Callable[[argparse.Namespace], Answer]] = {
    "new": new,
    "list": list_all,
    "show": show,
    "score": score,
    "do": do,
    "undo": undo,
    "redo": redo,
    "export": export,
    "import": import_file,
    "link": link,
    "packs": packs,
    "simulate": simulate,
}
