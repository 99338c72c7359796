"""The compiled engine's cache: never stale, never in the package, prepared by one process while others wait."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from reels import swift

from regno.proelio.chance import make_rng
from regno.proelio.edition import built_in
from regno.proelio.game import new_state
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.jit import cache
from regno.proelio.jit import compile as jit_compile
from regno.proelio.jit.compile import batch, dtype_of, from_record, to_records
from regno.proelio.jit.numba_compiler import has_internals, private_names
from regno.proelio.jit.records import values_of
from regno.proelio.state import State

PACKAGE = Path(jit_compile.__file__).parents[1]
FILES = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]


def surroundings(**settings: str | Path) -> dict[str, str]:
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **{name: str(value) for name, value in settings.items()}}


def run(script: str, seconds: float = 120, **settings: str | Path) -> str:
    """What a script prints in a process of its own, with this environment."""
    command, env = [sys.executable, "-c", script], surroundings(**settings)
    return subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True, timeout=seconds).stdout


# ---------------------------------------------------------------- the stamp


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The rules in another place; the stamp is taken of these."""
    folder = tmp_path / "proelio"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "__file__", str(folder / "jit" / "cache.py"))
    return folder


def test_the_stamp_knows_every_file_of_the_rules(copy: Path) -> None:
    stamps = {cache.source_stamp()}
    for name in FILES:
        (copy / name).write_text((copy / name).read_text(encoding="utf-8") + "\n", encoding="utf-8")
        stamps.add(cache.source_stamp())
    assert len(FILES) > 30 and len(stamps) == 1 + len(FILES)


def test_the_stamp_does_not_know_places_and_times(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.source_stamp()
    for name in FILES:
        os.utime(copy / name, (0, 0))
    assert cache.source_stamp() == before
    monkeypatch.undo()
    assert cache.source_stamp() == before


def test_the_stamp_knows_names_and_new_files(copy: Path) -> None:
    before = cache.source_stamp()
    (copy / "rules" / "zones.py").rename(copy / "rules" / "places.py")
    moved = cache.source_stamp()
    (copy / "rules" / "new.py").touch()
    assert len({before, moved, cache.source_stamp()}) == 3


def test_the_stamp_knows_how_the_compiler_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code with bounds checks and without them is never mixed up."""
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "")
    plain = cache.source_stamp()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.source_stamp() != plain


# ---------------------------------------------------------------- an edited rule

# A whole unit so small that it compiles at once; what it answers is decided by a rule in another file.
PROBE = """
from regno.proelio.rules.zones import back_of

@jit_entry
def probe(kind: int) -> int:
    return back_of(kind)
"""
ASK = """
from regno.proelio.jit import compile as compiled
print(compiled.shadows()["jit.trace"].probe(0), compiled.cache_folder())
"""


def test_an_edited_rule_never_runs_stale(tmp_path: Path) -> None:
    """Not even where the unit that calls it is as it was; the package itself is only ever read."""
    source, kept = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(PACKAGE.parent, source / "regno", ignore=shutil.ignore_patterns("__pycache__"))
    trace, zones = source / "regno/proelio/jit/trace.py", source / "regno/proelio/rules/zones.py"
    trace.write_text(trace.read_text(encoding="utf-8") + PROBE, encoding="utf-8")
    before = sorted(source.rglob("*"))
    first, folder = run(ASK, PYTHONPATH=source, REGNO_CACHE=kept).split()
    zones.write_text(zones.read_text(encoding="utf-8").replace("return BASE if", "return 7 if"), encoding="utf-8")
    second, other = run(ASK, PYTHONPATH=source, REGNO_CACHE=kept).split()
    assert (first, second) == ("0", "7") and folder != other
    assert sorted(source.rglob("*")) == before, "something was written into the package"
    assert list(Path(folder).rglob("*probe*.nbi")), "nothing was kept"


HITS = """
from regno.proelio.jit import cache, compile as compiled
probe = compiled.shadows()['jit.trace'].probe
print(probe(0), sum(probe.stats.cache_hits.values()), sum(probe.stats.cache_misses.values()))
"""


def test_machine_code_serves_another_copy_of_the_same_source(tmp_path: Path) -> None:
    """What is marked as ready is: neither the place of the source nor its time sends anybody back to the compiler."""
    kept = tmp_path / "cache"
    for name in ("here", "there"):
        source = tmp_path / name
        shutil.copytree(PACKAGE.parent, source / "regno", ignore=shutil.ignore_patterns("__pycache__"))
        trace = source / "regno/proelio/jit/trace.py"
        trace.write_text(trace.read_text(encoding="utf-8") + PROBE, encoding="utf-8")
    told = [run(HITS, PYTHONPATH=tmp_path / name, REGNO_CACHE=kept).split() for name in ("here", "there")]
    assert told == [["0", "0", "1"], ["0", "1", "0"]]


# ---------------------------------------------------------------- another version of Numba


def private() -> list[tuple[Any, str]]:
    return [(owner, name) for owner, names in private_names().items() for name in names]


@pytest.mark.parametrize("place", range(len(private())), ids=lambda place: private()[place][1])
def test_any_private_part_of_numba_that_is_missing_is_noticed(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_internals()
    owner, name = private()[place]
    for each in getattr(owner, "__mro__", (owner,)):
        if name in vars(each):
            monkeypatch.delattr(each, name)
    assert not has_internals()


# Numba itself still needs the part that is taken away: it is back before anything is compiled.
WITHOUT = """
from numba.core.dispatcher import _FunctionCompiler as owner
from regno.proelio.jit import compile as compiled
part = owner._compile_core
del owner._compile_core
shadows = compiled.shadows()
owner._compile_core = part
"""


def test_a_rule_compiles_without_the_private_parts_of_numba(tmp_path: Path) -> None:
    """And its machine code is kept."""
    source = tmp_path / "src"
    shutil.copytree(PACKAGE.parent, source / "regno", ignore=shutil.ignore_patterns("__pycache__"))
    trace = source / "regno/proelio/jit/trace.py"
    trace.write_text(trace.read_text(encoding="utf-8") + PROBE, encoding="utf-8")
    script = WITHOUT + HITS.replace("compiled.shadows()", "shadows")
    told = [run(script, PYTHONPATH=source, REGNO_CACHE=tmp_path / "cache").split() for _ in range(2)]
    assert told == [["0", "0", "1"], ["0", "1", "0"]]


GAMES = """
from regno.proelio.edition import DEFAULT, built_in
from regno.proelio.jit import compile as compiled
from regno.proelio.simulate.random_games import RandomGames
book = built_in(DEFAULT)
options = book.options(5, guilds=True, merchant=True)
both = [RandomGames(book, options, engine).play(first_seed=7, games=40) for engine in (None, shadows)]
print(vars(both[0]) == vars(both[1]), both[0].games)
"""


@pytest.mark.long
def test_games_are_the_same_without_the_private_parts_of_numba(tmp_path: Path) -> None:
    assert run(WITHOUT + GAMES, seconds=900, REGNO_CACHE=tmp_path).split() == ["True", "40"]


# ---------------------------------------------------------------- where it is kept


def test_the_cache_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNO_CACHE", str(tmp_path / "new" / "cache"))
    folder = cache.cache_folder.__wrapped__()
    assert folder.is_dir() and folder.parent == tmp_path / "new" / "cache"
    assert folder.name == f"engine-{cache.source_stamp()}"


@pytest.fixture
def closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file where the cache folder should be, and a temporary place of our own."""
    place = tmp_path / "closed"
    place.write_text("a file, and so no folder can be made in it")
    monkeypatch.setenv("REGNO_CACHE", str(place))
    (tmp_path / "passing").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "passing"))
    for each in (cache.cache_folder, cache.temporary_home):
        each.cache_clear()
    yield place
    monkeypatch.undo()
    for each in (cache.cache_folder, cache.temporary_home):
        each.cache_clear()


def test_where_no_cache_can_be_kept_one_passing_folder_serves_all_processes(closed: Path) -> None:
    folder = cache.cache_folder()
    assert folder.name == f"engine-{cache.source_stamp()}" and folder.parent == cache.temporary_home()
    assert cache.unwritable_home() == closed
    assert folder.parent.stat().st_mode & 0o777 == 0o700
    ask = "from regno.proelio.jit.cache import cache_folder; print(cache_folder())"
    assert run(ask, TMPDIR=tempfile.gettempdir()).strip() == str(folder)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="where the temporary place is everybody's")
def test_machine_code_that_others_could_have_laid_there_is_never_run(closed: Path) -> None:
    first = cache.temporary_home()
    first.chmod(0o777)
    cache.temporary_home.cache_clear()
    assert cache.temporary_home() != first and cache.is_private(cache.temporary_home())


def test_a_passing_folder_of_one_process_goes_with_it(closed: Path) -> None:
    (Path(tempfile.gettempdir()) / f"regno-machine-code-{os.getuid()}").write_text("in the way")
    ask = "from regno.proelio.jit.cache import cache_folder; print(cache_folder().is_dir(), cache_folder())"
    was_there, folder = run(ask, TMPDIR=tempfile.gettempdir()).split()
    assert was_there == "True" and not Path(folder).exists()


def test_machine_code_unused_for_a_month_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not what was used since, nor what another process is compiling, nor what is somebody else's."""
    monkeypatch.setenv("REGNO_CACHE", str(tmp_path))
    names = ("engine-forgotten", "engine-compiling", "engine-recent", "search-other")
    with FileLock(made(tmp_path / "engine-compiling") / "lock"):
        for name in names:
            (made(tmp_path / name) / "ready").touch()
            long_ago = time.time() - cache.UNUSED + (60 if name == "engine-recent" else -60)
            os.utime(tmp_path / name, (long_ago, long_ago))
        folder = cache.cache_folder.__wrapped__()
    assert {each.name for each in tmp_path.iterdir()} == {*names[1:], folder.name}


def made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


# ---------------------------------------------------------------- two processes at once

# Each process writes down what it does; preparing takes as long as the file "hold" is there.
AT_ONCE = """
import os, sys, time
from pathlib import Path
from filelock import FileLock
from regno.proelio.jit import cache, compile as compiled

name, log, hold = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])

def note(word):
    with log.open("a") as lines:
        lines.write(f"{name} {word}\\n")

class NotedLock(FileLock):
    def acquire(self, *given, **named):
        note("waits")
        return super().acquire(*given, **named)

def prepare():
    while hold.exists():
        time.sleep(0.01)
    if name == "dying":
        os._exit(1)
    note("prepared")

note("preparing" if compiled.is_being_prepared() else "ready" if compiled.is_ready() else "nothing")
compiled.folder_lock, compiled.warm_up, compiled.shadows = (lambda folder: NotedLock(folder / "lock")), prepare, dict
compiled.engine(lambda: note("tells"))
note("has it")
"""


class Log:
    """What the processes wrote down."""

    def __init__(self, folder: Path) -> None:
        self.file, self.hold, self.cache = folder / "log", folder / "hold", folder / "cache"
        self.file.touch()

    def start(self, name: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", AT_ONCE, name, str(self.file), str(self.hold)]
        return subprocess.Popen(command, env=surroundings(REGNO_CACHE=self.cache))

    @property
    def lines(self) -> list[str]:
        return self.file.read_text(encoding="utf-8").splitlines()

    def wait_for(self, line: str) -> None:
        """Until a process has written this; a test that hangs here is stopped by nobody else."""
        for _ in range(6_000):
            if line in self.lines:
                return
            time.sleep(0.01)
        raise AssertionError(f"never written: {line}; only {self.lines}")


@pytest.fixture
def log(tmp_path: Path) -> Log:
    return Log(tmp_path)


def test_one_process_prepares_while_the_other_waits(log: Log) -> None:
    log.hold.touch()
    first = log.start("first")
    log.wait_for("first tells")
    second = log.start("second")
    log.wait_for("second waits")
    log.hold.unlink()
    assert (first.wait(60), second.wait(60)) == (0, 0)
    assert [line for line in log.lines if "tells" in line or "prepared" in line] == ["first tells", "first prepared"]
    assert "second preparing" in log.lines, "until then it could have played in plain mode"
    assert log.lines.index("second has it") > log.lines.index("first prepared")


def test_a_process_that_dies_while_preparing_leaves_the_work_to_the_next(log: Log) -> None:
    assert log.start("dying").wait(60) == 1
    assert log.start("next").wait(60) == 0
    assert log.lines[-5:] == ["next nothing", "next waits", "next tells", "next prepared", "next has it"]
    assert log.start("last").wait(60) == 0
    assert log.lines[-2:] == ["last ready", "last has it"]


def test_nobody_is_told_where_the_engine_is_ready() -> None:
    swift()
    jit_compile.engine(tell=lambda: pytest.fail("there was nothing to wait for"))


START_AGAIN = """
import sys
from regno.proelio.jit import cache, compile as compiled
from regno.proelio.edition import built_in
from regno.proelio.simulate.random_games import RandomGames

edition = built_in("en111")
RandomGames(edition, edition.options(), compiled.engine()).play(first_seed=1, games=3)
stats = compiled.shadows()["simulate.playout"].random_games.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()), "numba.np.arraymath" in sys.modules)
"""


def test_the_next_process_compiles_nothing_and_does_not_get_ready_to() -> None:
    """What Numba loads in order to compile, SciPy among it, would take as long as all else together."""
    swift()
    assert run(START_AGAIN, REGNO_CACHE=cache.cache_folder().parent).split() == ["1", "0", "False"]


# ---------------------------------------------------------------- records


def test_a_state_and_all_knowledge_are_small_enough_to_be_copied_at_will() -> None:
    assert dtype_of(State).itemsize <= 512 and dtype_of(Knowledge).itemsize <= 1024


def test_a_record_is_one_block_and_reads_back_as_it_was() -> None:
    edition = built_in("en111")
    state = new_state(edition, edition.options())
    records = batch(State, 3)
    records[1] = to_records(state)[0]
    assert records.flags.c_contiguous and records.strides == (dtype_of(State).itemsize,)
    assert values_of(from_record(records[1], State)) == values_of(state)
    assert values_of(from_record(records[2], State)) != values_of(state)


def test_a_word_of_the_generator_fits_its_record() -> None:
    rng = make_rng(2**63 + 5)
    assert values_of(from_record(to_records(rng)[0], type(rng))) == values_of(rng)
