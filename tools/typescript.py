"""Write what the pages share with the server: the types of every message, and what is printed on the cards.

python tools/typescript.py            write what FILES names, in ui/src
python tools/typescript.py --check    fail if one of them is stale
"""

from __future__ import annotations

import json
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from regno.proelio import cards, edition, events, narrator
from regno.proelio.info import visibility
from regno.proelio.rulebook import builder
from regno.text import ENGLISH
from regno.web import messages
from regno.web.bench import messages as bench
from regno.web.bots import proofs
from regno.web.calls import messages as calls
from regno.web.chronicles import messages as chronicle_requests
from regno.web.chronicles import states, views
from regno.web.coach import messages as coach
from regno.web.daily import routes as daily
from regno.web.history import messages as history
from regno.web.history import odds
from regno.web.learn import mistakes, next_round, puzzles
from regno.web.local import brought, verify
from regno.web.local import routes as local
from regno.web.people import messages as people
from regno.web.people.company import Company
from regno.web.replay import frames
from regno.web.review import queue
from regno.web.routes import about, reveal, table_options
from regno.web.tutorial import steps
from regno.web.whatif import messages as whatif

UI = Path(__file__).resolve().parent.parent / "ui" / "src"
FOLDER = UI / "lib"
WIRE = {"Request": messages.AnyRequest, "Reply": messages.AnyReply}
OVER_HTTP = (
    messages.Made, messages.Tables, messages.Mine, messages.Forget, messages.Trouble,
    frames.Replay, queue.ReviewSeen, builder.Rulebook, steps.TutorialMoves, steps.LessonStep, about.About,
    table_options.Offer, reveal.Opened, proofs.BotProof, people.Passport, people.Code, people.Offered, people.Taken,
    history.History, local.LocalFiles, verify.ShuffleProof, brought.LocalGame, calls.CallsSeen, calls.Stopped, Company,
)  # fmt: skip
LEARNING = (
    puzzles.PuzzleList, puzzles.PuzzleSeen, puzzles.PuzzleAttempt, puzzles.PuzzleVerdict,
    mistakes.Deck, mistakes.MistakesDue, mistakes.Collected, mistakes.MistakeSeen, mistakes.MistakeVerdict,
    next_round.RoundSeen,
    whatif.WhatIfOrigin, whatif.WhatIfStart, whatif.WhatIfPath, whatif.WhatIfNode, whatif.WhatIfHint,
    daily.DailyQuestion, daily.DailyDeal, coach.CoachReport,
)  # fmt: skip
BENCH = (
    bench.BenchOffer, bench.DraftChecked, bench.StudySeen, bench.StudyHeads, bench.StudyMade, bench.StudyWanted,
    bench.EditionsKept, bench.KeepDraft,
)  # fmt: skip
CHRONICLES = (
    odds.Odds,
    views.ChronicleSeen, views.ChronicleOpened, views.ChronicleHeads, views.ChronicleLog, views.CommandPreview,
    views.ToldStep, views.Created, views.PackHeads, views.PackWhole, views.CardCheck,
    chronicle_requests.AnyChange, chronicle_requests.Watch,
)  # fmt: skip
CHRONICLE_UNIONS = {"Ask": views.AnyAsk, "Change": chronicle_requests.AnyChange}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
HEAD = "// Made by tools/typescript.py from src/regno/{source}: change what stands there, then run the tool.\n"

# Names of types in the pages where they differ from ours.
PAGE_NAMES = {
    "PublicView": "Shared", "SeatView": "Own", "VisibleEvent": "Happening", "TableSettings": "Terms",
    "ChronicleSeen": "View", "ChronicleOpened": "Whole", "ChronicleHead": "Head", "CardsFrom": "PackHead",
    "CampaignPlayer": "PlayerSeen", "ChapterSeen": "ResultSeen",
    **{f"{name}Seen": name for name in (
        "Named", "Reason", "Step", "Entry", "Item", "Reminder", "HouseRule", "Line", "Sheet", "Crew", "Demand", "Row",
        "Scheme", "Task", "Option", "Threat", "Order", "Space", "Townsfolk", "Trace", "Fault",
    )},
}  # fmt: skip

# In these, what has a default may be left out.
REQUESTS = {
    each.__name__
    for each in (*get_args(messages.AnyRequest), *get_args(chronicle_requests.AnyChange), chronicle_requests.Watch)
}


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in inner)
    if origin is list:
        item = written(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(written(each) for each in inner)}]"
    if origin is dict:
        return f"Record<string, {written(inner[1])}>"
    if origin in (UnionType, typing.Union):
        return " | ".join(written(each) for each in inner if each is not msgspec.UnsetType)
    return page_name(kind)


def page_name(kind: Any) -> str:
    """Return the name of a struct in the pages."""
    return PAGE_NAMES.get(kind.__name__, str(kind.__name__))


def structs_named(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type names itself."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in get_args(kind):
        yield from structs_named(inner)


def structs_in(kinds: Iterable[Any]) -> dict[type[msgspec.Struct], None]:
    """Every struct that some types speak of, in the order in which they are met, the inner ones first."""
    seen: dict[type[msgspec.Struct], None] = {}
    for kind in kinds:
        for struct in structs_named(kind):
            seen |= structs_in(typing.get_type_hints(struct).values())
            seen[struct] = None
    return seen


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    """A struct as an interface; a field that may be left out on the wire is optional here."""
    config, hints = struct.__struct_config__, typing.get_type_hints(struct)
    yield f"/** {' '.join((struct.__doc__ or '').split())} */"
    yield f"export interface {page_name(struct)} {{"
    if config.tag is not None:
        yield f"  {config.tag_field}: '{config.tag}';"
    for field in msgspec.structs.fields(struct):
        unset = msgspec.UnsetType in get_args(hints[field.name])
        leavable = unset or (not field.required and (config.omit_defaults or struct.__name__ in REQUESTS))
        yield f"  {field.encode_name}{'?' if leavable else ''}: {written(hints[field.name])};"
    yield "}"


def messages_text() -> str:
    """Every message of the wire, each way."""
    parts = ["\n".join(interface(struct)) for struct in structs_in(WIRE.values())]
    unions = [f"export type {name} = {written(kind)};" for name, kind in WIRE.items()]
    return "\n".join([HEAD.format(source="web/messages.py"), "\n\n".join([*parts, *unions]), ""])


def answers_text() -> str:
    """What goes over HTTP, built on the messages of the wire."""
    return HEAD.format(source="web") + built_on({"./messages": WIRE.values()}, OVER_HTTP)


def learning_text() -> str:
    """What the pages of learning ask and are told over HTTP."""
    return HEAD.format(source="web") + built_on({"./messages": WIRE.values(), "./answers": OVER_HTTP}, LEARNING)


def bench_text() -> str:
    """What the bench says over HTTP."""
    parts = ["\n".join(interface(struct)) for struct in structs_in(BENCH)]
    return "\n".join([HEAD.format(source="web/bench/messages.py"), "\n\n".join(parts), ""])


def states_text() -> str:
    """The states of the Chronicles."""
    parts = ["\n".join(interface(struct)) for struct in structs_in([states.AnyState])]
    union = f"export type AnyState = {written(states.AnyState)};"
    return "\n".join([HEAD.format(source="web/chronicles/states.py"), "\n\n".join([*parts, union]), ""])


def chronicles_text() -> str:
    """Everything else of the Chronicles, over HTTP and on the wire."""
    unions = "".join(f"\nexport type {name} = {written(kind)};\n" for name, kind in CHRONICLE_UNIONS.items())
    return HEAD.format(source="web/chronicles") + built_on({"./states": [states.AnyState]}, CHRONICLES) + unions


def built_on(files: Mapping[str, Iterable[Any]], kinds: Iterable[Any]) -> str:
    """Every struct that some types speak of, those of other files, each with its types, imported from there."""
    homes: dict[type[msgspec.Struct], str] = {}
    for file, base in files.items():
        homes |= dict.fromkeys(structs_in(base).keys() - homes.keys(), file)
    own = [struct for struct in structs_in(kinds) if struct not in homes]
    fields = [kind for struct in own for kind in typing.get_type_hints(struct).values()]
    used = {struct for kind in fields for struct in structs_named(kind) if struct in homes}
    shared = {file: sorted(page_name(each) for each in used if homes[each] == file) for file in files}
    taken = [f"import type {{ {', '.join(names)} }} from '{file}';" for file, names in shared.items() if names]
    return "\n".join(["", *taken, "", "\n\n".join("\n".join(interface(each)) for each in own), ""])


def printed(kind: int) -> str:
    """What is printed on one card: its class, its value, the Fortification it needs, its back."""
    attack, defence = cards.IS_ATTACK[kind], cards.IS_DEFENCE[kind]
    value = cards.ATTACK_VALUE[kind] if attack else cards.DEFENCE_VALUE[kind]
    numbered = bool(value) or kind in (cards.MANURE, cards.INFILTRATION, cards.IMPERIAL_MANURE)
    need = 0 if kind == cards.PATROL else max(0, value - 1)
    what = "attack" if attack else "defence" if defence else "strategy"
    shown = str(value) if numbered else "null"
    back = cards.BACKS[kind >= cards.BASE_KINDS]
    return f"  {cards.NAMES[kind]}: {{ class: '{what}', value: {shown}, need: {need}, back: '{back}' }},"


def kinds_text() -> str:
    """The cards in their order, and the Fortifications by value."""
    forts = ", ".join("''" if kind == cards.NO_CARD else f"'{cards.NAMES[kind]}'" for kind in cards.FORTIFICATION)
    return "\n".join(
        [
            HEAD.format(source="proelio/cards.py"),
            "export type Back = 'base' | 'imperial';",
            "/** What is printed on a card; a value of null is none that can be counted. */",
            "export interface Kind {",
            "  class: 'attack' | 'defence' | 'strategy';",
            "  value: number | null;",
            "  need: number;",
            "  back: Back;",
            "}",
            "",
            "/** In the order of kinds, which is that of several cards in one choice. */",
            "export const KINDS: Record<string, Kind> = {",
            *(printed(kind) for kind in range(cards.KINDS)),
            "};",
            "",
            "/** The card of a Fortification, by its value. */",
            f"export const FORTIFICATIONS = [{forts}];",
            f"export const HAND_LIMIT = {cards.HAND_LIMIT};",
            f"export const BACKS: Back[] = {listed(cards.BACKS)};",
            f"export const GUILDS = {listed(cards.GUILDS)};",
            f"export const SEASONS = {listed(cards.SEASONS)};",
            "",
        ]
    )


def listed(words: Iterable[str]) -> str:
    """A list of words as TypeScript writes it."""
    return "[" + ", ".join(f"'{word}'" for word in words) + "]"


def happenings_text() -> str:
    """Who sees the card of a happening, and which happenings read as one sentence."""
    eyes = {visibility.ACTOR: "actor", visibility.BOTH: "both"}
    seen = {events.NAMES[what]: eyes[audience] for what, audience in visibility.IN_EVENT.items()}
    sets = (
        ("Of these a run between the same Houses reads as one sentence.", "IN_RUNS", narrator.IN_RUNS),
        ("Of these the number is a count of cards.", "COUNTED", narrator.COUNTED),
        ("Of these the number is that of a Guild.", "ABOUT_A_GUILD", narrator.ABOUT_A_GUILD),
    )
    named = {name: listed(events.NAMES[what] for what in sorted(kinds)) for _, name, kinds in sets}
    return "\n".join(
        [
            HEAD.format(source="proelio/info/visibility.py and narrator.py"),
            "/** Who sees the card: the House that acts, or both Houses; of all others everybody does. */",
            "export const AUDIENCE: Record<string, 'actor' | 'both'> = {",
            *(f"  {name}: '{who}'," for name, who in sorted(seen.items())),
            "};",
            *(f"/** {about} */\nexport const {name} = new Set({named[name]});" for about, name, _ in sets),
            "",
        ]
    )


def editions_text() -> str:
    """The rulebooks by name, each with its title in English and where it differs, and the usual one."""
    titles = {name: own_titles(edition.built_in(name)) for name in edition.BUILT_IN}
    rows = (
        f"  {name}: {{ {', '.join(f'{each}: {quoted(text)}' for each, text in title.items())} }},"
        for name, title in titles.items()
    )
    return "\n".join(
        [
            HEAD.format(source="proelio/editions"),
            "export const EDITIONS: Record<string, Record<string, string>> = {",
            *rows,
            "};",
            f"export const USUAL_EDITION = {quoted(edition.DEFAULT)};",
            "",
        ]
    )


def own_titles(book: edition.Edition) -> dict[str, str]:
    return {each: text for each, text in book.title.items() if each == ENGLISH or text != book.title[ENGLISH]}


def quoted(text: str) -> str:
    """Return a text in the quotes that the formatter of the pages prefers."""
    return json.dumps(text, ensure_ascii=False) if "'" in text or "\\" in text else f"'{text}'"


FILES = {
    FOLDER / "messages.ts": messages_text,
    FOLDER / "answers.ts": answers_text,
    FOLDER / "learning.ts": learning_text,
    UI / "bench" / "messages.ts": bench_text,
    FOLDER / "kinds.ts": kinds_text,
    FOLDER / "editions.ts": editions_text,
    FOLDER / "happenings.ts": happenings_text,
    UI / "chronicles" / "lib" / "states.ts": states_text,
    UI / "chronicles" / "lib" / "messages.ts": chronicles_text,
}


def stale() -> list[str]:
    """The files that are not what would be written now."""
    return [
        file.name for file, text in FILES.items() if not file.exists() or file.read_text(encoding="utf-8") != text()
    ]


def main(words: list[str]) -> int:
    if "--check" in words:
        return len(stale())
    for file, text in FILES.items():
        file.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
