"""``regno lab``: statistics of the game. ``balance`` examines one table, ``rules`` the effect of each rule,
``playtest`` what was noted of real games, ``repair`` the smallest changes that reach a goal, ``games`` single games."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from regno.arena.entrant import Entrant, read_entrant, seating
from regno.cli import print_answer
from regno.commands.arguments import read_number, read_table
from regno.commands.compile_notice import preparing
from regno.commands.lab_beside import Beside
from regno.commands.lab_games import games_arguments, run_games
from regno.commands.lab_playtest import playtest_arguments, run_playtest
from regno.commands.lab_repair import repair_arguments, run_repair
from regno.lab import balance, rules
from regno.lab.ablations import Ablation, edition_ablations, option_ablations
from regno.lab.batches import cores
from regno.lab.executors.local import Done, count_missing, run_local
from regno.lab.experiment import HONEST, Bias, Study, source_here, units
from regno.lab.progress import Progress
from regno.lab.report.balance_page import BalancePage
from regno.lab.report.charts import pyplot
from regno.lab.report.rules_page import RulesPage
from regno.lab.results import TABLES, Outputs, json_bytes, outputs, write_all
from regno.lab.run_log import Chunk, LabError, StudyLog, split_into_chunks
from regno.players.spec import prepare_players
from regno.proelio.cards import GUILDS, NAMES
from regno.proelio.edition import DEFAULT, edition
from regno.proelio.options import ruling_texts
from regno.text import LANGUAGES, Voice

MOST_GAMES = 1_000_000_000
MOST_SEED = 2**31 - 1
PLANTS = "extra-card=SEAT / ties=GUILD / fewer=CARD"
STOPPED = 130


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own = Voice(voice.language, "lab")
    subjects = parser.add_subparsers(dest="subject", metavar=voice("word-subject"), required=True)
    for name, games in (("balance", "100000"), ("rules", "20000")):
        made = subjects.add_parser(name, help=own(f"lab-{name}"), description=own(f"lab-{name}"))
        table_of(made, voice, own)
        run_of(made, voice, own, games)
    balance_arguments(subjects.choices["balance"], voice, own)
    real = subjects.add_parser("playtest", help=own("lab-playtest"), description=own("lab-playtest"))
    playtest_arguments(real, voice, own)
    repair = subjects.add_parser("repair", help=own("lab-repair"), description=own("lab-repair"))
    table_of(repair, voice, own)
    repair_arguments(repair, voice, own)
    rows = subjects.add_parser("games", help=own("lab-games-file"), description=own("lab-games-file"))
    table_of(rows, voice, own)
    games_arguments(rows, voice, own)
    subjects.choices["rules"].add_argument("--to", metavar=voice("word-edition"), help=own("lab-to"))


def table_of(parser: argparse.ArgumentParser, voice: Voice, own: Voice) -> None:
    """Add the arguments of the table and its players."""
    number, option = voice("word-number"), voice("word-option")
    parser.add_argument("edition", nargs="?", default=DEFAULT, metavar=voice("word-edition"), help=own("lab-edition"))
    parser.add_argument("--houses", default="4", metavar=number, help=voice("flag-houses"))
    for mode in ("guilds", "merchant", "allied"):
        parser.add_argument(f"--{mode}", action="store_true", help=voice(f"flag-{mode}"))
    parser.add_argument("--option", action="append", default=[], metavar=option, help=voice("flag-option"))
    parser.add_argument("--players", default="steward", metavar=voice("word-names"), help=own("lab-players"))


def run_of(parser: argparse.ArgumentParser, voice: Voice, own: Voice, games: str) -> None:
    """Add the arguments of the run and its output."""
    number = voice("word-number")
    parser.add_argument("--games", default=games, metavar=number, help=own("lab-games"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--out", default="lab", metavar=voice("word-file"), help=own("lab-out"))
    for name in TABLES:
        parser.add_argument(f"--{name}", action="store_true", help=own(f"lab-{name}"))
    parser.add_argument("--workers", default=str(cores()), metavar=number, help=own("lab-workers"))
    parser.add_argument("--scheduler", metavar="tcp://HOST:8786", help=own("lab-scheduler"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice("flag-lang"))


def balance_arguments(parser: argparse.ArgumentParser, voice: Voice, own: Voice) -> None:
    number = voice("word-number")
    levels = "random,steward,warlord:100"
    parser.add_argument("--levels", default=levels, metavar=voice("word-names"), help=own("lab-levels"))
    parser.add_argument("--skill-games", default="200", metavar=number, help=own("lab-skill-games"))
    parser.add_argument("--plant", action="append", default=[], metavar=PLANTS, help=own("lab-plant"))
    parser.add_argument("--shuffled", action="store_true", help=own("lab-shuffled"))
    parser.add_argument("--beside", metavar=voice("word-edition"), help=own("lab-beside"))


def run(request: argparse.Namespace) -> int:
    ready = lambda studies: prepare(studies, preparing(request.lang, "lab", "lab-preparing"))  # noqa: E731
    if request.subject == "playtest":
        return run_playtest(request, ready)
    if request.subject == "repair":
        return run_repair(request, read_study(request, HONEST), ready)
    if request.subject == "games":
        return run_games(request, read_study(request, HONEST), ready)
    return run_balance(request) if request.subject == "balance" else run_rules(request)


# ---------------------------------------------------------------- the two subjects


def run_balance(request: argparse.Namespace) -> int:
    main = read_study(request, read_bias(request))
    levels = [read_entrant(text) for text in request.levels.split(",")]
    slow = read_number("--skill-games", request.skill_games, 1, MOST_GAMES)
    files = outputs(request.out, "balance", request.lang)
    if request.beside:
        return run_beside(request, Beside(main, request), levels, slow, files)
    studies = balance.plan(main, levels, slow)
    run_log = count_chunks(request, studies, split_into_chunks(studies), files)
    if run_log is None:
        return STOPPED
    found = balance.balance_of(studies, run_log)
    again = command_of(request, ["--levels", request.levels, "--skill-games", request.skill_games])
    pages = {each: BalancePage(each, main, found, again).text() for each in files.pages}
    figures = [asdict(each) for each in found.figures]
    findings = [asdict(each) for each in found.findings]
    leave(request, files, pages, {**study_data(main, again), "findings": findings, "figures": figures}, figures)
    return 0


def run_beside(request: argparse.Namespace, found: Beside, levels: Sequence[Entrant], slow: int, files: Outputs) -> int:
    if not found.count(levels, slow, lambda studies, chunks: count_chunks(request, studies, chunks, files)):
        return STOPPED
    again = command_of(
        request, ["--levels", request.levels, "--skill-games", request.skill_games, "--beside", request.beside]
    )
    pages = {each: found.page(each, again) for each in files.pages}
    data = {**study_data(found.draft, again), "beside": found.base.book.id, "figures": found.rows}
    leave(request, files, pages, data, found.rows)
    return 0


def run_rules(request: argparse.Namespace) -> int:
    usual = read_study(request, HONEST)
    ablations, titles = read_ablations(request, usual)
    studies = rules.plan(usual, ablations)
    files = outputs(request.out, "rules", request.lang)
    run_log = count_chunks(request, studies, split_into_chunks(studies, rules.block_size(usual.games)), files)
    if run_log is None:
        return STOPPED
    found = rules.worth_of(studies, ablations, run_log)
    again = command_of(request, ["--to", request.to] if request.to else [])
    pages = {each: RulesPage(each, titles[each], usual, ablations, found, again).text() for each in files.pages}
    sides = {str(each): {"name": each.name, "before": each.before, "after": each.after} for each in ablations}
    effects = [{**sides[each.switch], **asdict(each)} for each in found.effects]
    leave(
        request, files, pages, {**study_data(usual, again), "inert": sorted(found.inert), "effects": effects}, effects
    )
    return 0


# ---------------------------------------------------------------- what the words ask for


def read_study(request: argparse.Namespace, bias: Bias) -> Study:
    """Return the study that the arguments ask for."""
    book, options = read_table(request)
    entrants = seating(
        [read_entrant(text) for text in request.players.split(",")], options.houses, bool(options.allied)
    )
    games = read_number("--games", request.games, 1, MOST_GAMES)
    seed = read_number("--seed", request.seed, 0, MOST_SEED)
    return Study("main", book, options, tuple(entrants), games, seed << 32, bias=bias)


def read_bias(request: argparse.Namespace) -> Bias:
    """Parse ``extra-card=2 ties=bards fewer=shields`` and ``--shuffled``; raise LabError for anything else."""
    houses, values = read_number("--houses", request.houses, 3, 6), dict[str, int]()
    known: dict[str, tuple[str, Sequence[str]]] = {
        "extra-card": ("extra_card", [str(seat) for seat in range(houses)]),
        "ties": ("ties_to", GUILDS),
        "fewer": ("fewer", NAMES),
    }
    for text in request.plant:
        name, _, value = text.partition("=")
        field, words = known.get(name, ("", ()))
        if value not in words:
            raise LabError("bad-plant", value=text, expected=f"{name}={' / '.join(words)}" if words else PLANTS)
        values[field] = words.index(value)
    return Bias(**values, shuffled=request.shuffled)


def read_ablations(request: argparse.Namespace, usual: Study) -> tuple[list[Ablation], dict[str, str]]:
    """Return the ablations, and the report's title in each language."""
    old = usual.book
    if not request.to:
        titles = {each: Voice(each, "lab")("rules-title", edition=old.title[each]) for each in LANGUAGES}
        return option_ablations(old, usual.options), titles
    new = edition(request.to)
    if (new.cards, new.rulings, new.modes) == (old.cards, old.rulings, old.modes):
        raise LabError("same-editions", edition=old.id)
    titles = {
        each: Voice(each, "lab")("rules-title-to", old=old.title[each], new=new.title[each]) for each in LANGUAGES
    }
    return edition_ablations(old, new, usual.options), titles


def command_of(request: argparse.Namespace, more: Sequence[str]) -> str:
    """Return the command line that reproduces the numbers."""
    words = ["regno", "lab", request.subject, request.edition, "--houses", request.houses]
    words += [f"--{mode}" for mode in ("guilds", "merchant", "allied") if getattr(request, mode)]
    words += [word for pair in request.option for word in ("--option", pair)]
    words += ["--players", request.players, "--games", request.games, "--seed", request.seed]
    words += [word for text in getattr(request, "plant", ()) for word in ("--plant", text)]
    words += ["--shuffled"] if getattr(request, "shuffled", False) else []
    return shlex.join([*words, *more])


# ---------------------------------------------------------------- counting


def count_chunks(
    request: argparse.Namespace, studies: Sequence[Study], chunks: Sequence[Chunk], files: Outputs
) -> StudyLog | None:
    """Count all chunks and return the run log; None if interrupted, after printing how to resume."""
    voice = Voice(request.lang, "lab")
    if not getattr(request, "beside", None):  # the page of two editions has plain charts
        pyplot()  # fail now rather than after a million games
    if request.parquet:
        TABLES["parquet"]([{"tried": True}])
    workers = read_number("--workers", request.workers, 1, 1024)
    run_log = StudyLog(files.run_log, header_of(studies))
    progress = Progress(studies, chunks, sys.stderr, voice)
    try:
        with_executor(request, studies, workers, lambda executor: count_missing(chunks, run_log, executor, progress))
    except KeyboardInterrupt:
        kept = sum(chunk.games for chunk in run_log.results)
        whole = sum(chunk.games for chunk in chunks)
        print("\n" + voice("lab-stopped", games=kept, all=whole, file=str(files.run_log)), file=sys.stderr)
        return None
    return run_log


Executor = Callable[[Sequence[Chunk]], Iterator[Done]]


def with_executor(
    request: argparse.Namespace, studies: Sequence[Study], workers: int, act: Callable[[Executor], None]
) -> None:
    """Call ``act`` with the executor: this machine, or the named cluster."""
    if not request.scheduler:
        prepare(studies, preparing(request.lang, "lab", "lab-preparing"))
        act(lambda missing: run_local(studies, missing, workers))
        return
    from regno.lab.executors.dask import connect_to, run_on_cluster

    with connect_to(request.scheduler) as client:
        act(lambda missing: run_on_cluster(client, studies, missing))


def prepare(studies: Sequence[Study], tell: Callable[[], None]) -> None:
    """Compile once, before worker processes would."""
    if any(study.is_quick for study in studies):
        units(tell)
    prepare_players({entrant.player for study in studies for entrant in study.entrants}, tell)


def header_of(studies: Sequence[Study]) -> dict[str, Any]:
    """Return what must be equal for a run to be resumed."""
    return {"source": source_here(), "studies": [facts_of(study) for study in studies]}


def facts_of(study: Study) -> dict[str, Any]:
    options = {mode: getattr(study.options, mode) for mode in ("houses", "guilds", "merchant", "allied")}
    return {
        "name": study.name,
        "cards": study.deck(),
        **options,
        "options": ruling_texts(study.options),
        "players": [str(entrant) for entrant in study.entrants],
        "games": study.games,
        "seed": study.seed,
        "bias": asdict(study.bias),
    }


# ---------------------------------------------------------------- what is left behind


def study_data(study: Study, command: str) -> dict[str, Any]:
    return {"edition": study.book.id, **facts_of(study), "command": command}


def leave(
    request: argparse.Namespace,
    files: Outputs,
    pages: dict[str, str],
    found: dict[str, Any],
    rows: Sequence[dict[str, Any]],
) -> None:
    """Write the pages, the JSON and the requested tables; print where, or print the JSON."""
    made = {files.pages[each]: page.encode() for each, page in pages.items()}
    made[files.file("json")] = json_bytes(found)
    for name, table in TABLES.items():
        if getattr(request, name):
            made[files.file(name)] = table(rows)
    write_all(made)
    print_answer(request.json, found, Voice(request.lang, "lab")("lab-written", files=", ".join(map(str, made))))
