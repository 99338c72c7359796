"""Does the suite notice? Every option is read the wrong way round, every rule and guard is dropped, one at a time.

    python tests/mutants.py                   all of them; prints a table and fails if one survives
    python tests/mutants.py rules             the rules of Proelio alone
    python tests/mutants.py security          the guards of tables and server alone, listed in mutants_security.py
    python tests/mutants.py --sample 40       every so manieth of each part, for a quick look
    python tests/mutants.py --only guilds     those whose name holds a word
    python tests/mutants.py --resume FILE     keep what is noticed in a file, and skip what it holds already

Each mutant is one change in a copy of the source, against which tests run until one fails: the quick tests of Proelio
for a rule, the files named with it for a guard. A test that a mutant keeps from ending counts as failed: this module is
also the pytest plugin that sees to it.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from types import FrameType

import pytest

from mutants_security import GUARDS, Guard
from regno.proelio.options import RULINGS, Number
from source import HOME, SOURCE, functions, modules, parsed

RULES = [name for name in modules() if name.startswith("regno.proelio.rules.") or name == "regno.proelio.engine"]
# Tests of single rules first: a mutant that only a whole game notices has no rule's test of its own.
LATER = ("test_goldens.py", "test_trees.py", "test_contract.py", "test_move_order.py")
# Slow ones, and those that read files or source rather than play.
LEFT_OUT = (
    "test_properties.py", "test_compiled.py", "test_same_rules.py", "test_options_read_once.py", "test_editions.py",
    "test_own_edition.py", "test_imagine.py", "test_knowledge.py", "test_knowledge_faults.py", "test_leaks.py",
    "test_views.py", "test_knowledge_page.py", "test_match.py", *LATER,
)  # fmt: skip
PATIENCE = 5.0  # seconds of its own time for one test
ENDLESS = 1_800  # seconds after which a run of pytest that only waits counts as failed; REGNO_ENDLESS says another


# ---------------------------------------------------------------- what is changed


@dataclass(frozen=True)
class Mutant:
    """One changed module, and the tests that should notice; those of the rules if none are named."""

    name: str
    module: str
    source: str
    tests: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return hashlib.sha256("\0".join((self.name, self.source, *self.tests)).encode()).hexdigest()


class Flip(ast.NodeTransformer):
    """Read an option as another of its values."""

    def __init__(self, option: str) -> None:
        self.option = option

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if not (isinstance(node.value, ast.Name) and node.value.id == "o" and node.attr == self.option):
            return node
        spec = RULINGS[self.option]
        if self.option == "turn_cap":
            return expression(f"o.{self.option} + 1")
        values = spec.most + 1 if isinstance(spec, Number) else len(spec.words)
        return expression(f"(o.{self.option} + 1) % {values}")


class Deny(ast.NodeTransformer):
    """Answer the opposite."""

    def visit_Return(self, node: ast.Return) -> ast.AST:
        assert node.value
        return ast.Return(ast.UnaryOp(ast.Not(), node.value))


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def dropped(function: ast.FunctionDef) -> ast.FunctionDef:
    """A rule that does nothing, answers nought, or says no for yes."""
    answer = ast.unparse(function.returns) if function.returns else "None"
    if answer == "bool":
        changed = Deny().visit(function)
        assert isinstance(changed, ast.FunctionDef)
        return changed
    function.body = ast.parse("return 0" if answer == "int" else "return").body
    return function


def changed_source(module: str, name: str, change: Callable[[ast.FunctionDef], ast.AST]) -> str:
    """The source of a module with one of its functions changed."""
    tree = ast.parse(ast.unparse(parsed(modules()[module])))
    place = next(i for i, node in enumerate(tree.body) if isinstance(node, ast.FunctionDef) and node.name == name)
    function = tree.body[place]
    assert isinstance(function, ast.FunctionDef)
    before = ast.unparse(function)
    tree.body[place] = change(function)  # type: ignore[call-overload]
    assert ast.unparse(ast.fix_missing_locations(tree.body[place])) != before, f"{module}.{name} is as it was"
    return ast.unparse(ast.fix_missing_locations(tree))


def guard_mutants() -> Iterator[Mutant]:
    """Yield a mutant for each guard of mutants_security.py; end the run if a line of the list is no longer there."""
    missing = [f"  {guard.file}: {guard.line}" for guard in GUARDS if source_of(guard).count(guard.line) != 1]
    if missing:
        sys.exit("these lines of mutants_security.py must stand in their files once:\n" + "\n".join(missing))
    names = {file: name for name, file in modules().items()}
    for guard in GUARDS:
        changed = source_of(guard).replace(guard.line, guard.replacement)
        yield Mutant(guard.name, names[SOURCE / "regno" / guard.file], changed, guard.tests)


def source_of(guard: Guard) -> str:
    file = SOURCE / "regno" / guard.file
    return file.read_text(encoding="utf-8") if file.exists() else ""


def rule_mutants() -> Iterator[Mutant]:
    for module in RULES:
        short = module.removeprefix("regno.proelio.").removeprefix("rules.")
        for function in functions(module):
            yield Mutant(f"drop {short}.{function.name}", module, changed_source(module, function.name, dropped))
            for option in options_read(function):
                flipped = changed_source(module, function.name, Flip(option).visit)
                yield Mutant(f"flip {option}", module, flipped)


def options_read(function: ast.FunctionDef) -> list[str]:
    attributes = (node for node in ast.walk(function) if isinstance(node, ast.Attribute))
    read = {each.attr for each in attributes if isinstance(each.value, ast.Name) and each.value.id == "o"}
    return [option for option in RULINGS if option in read]


# ---------------------------------------------------------------- what notices it


def run_tests(folder: Path, arguments: list[str]) -> tuple[int, str]:
    """Return the status and output of pytest; end the processes that its tests have left behind."""
    paths = [folder / "src", *(folder / "tests" / part for part in ("", "proelio", "table", "web"))]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
        "PYTHONDONTWRITEBYTECODE": "1",  # two mutants of one second would share a file of bytecode
        "REGNO_LANG": "en",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "mutants", *arguments]
    with TemporaryFile("w+") as output:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            status = process.wait(float(os.environ.get("REGNO_ENDLESS", ENDLESS)))
        except subprocess.TimeoutExpired:
            status = 1
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        output.seek(0)
        return status, output.read()


def witness(folder: Path, tests: tuple[str, ...]) -> str | None:
    """The first test that fails, None if all of them pass."""
    rules = ["tests/proelio", *(f"--ignore=tests/proelio/{name}" for name in LEFT_OUT)]
    for arguments in [list(tests)] if tests else (rules, [f"tests/proelio/{name}" for name in LATER]):
        status, output = run_tests(folder, arguments)
        assert status in (0, 1, 2, 3), output
        if status:
            told = [line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))]
            return told[0].partition(" - ")[0] if told else "pytest itself"
    return None


def try_out(mutant: Mutant | None, tests: tuple[str, ...] = ()) -> str | None:
    """Run the tests against a copy of source and tests with the mutant in it; without one, as they are."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("src", "tests", "tools"):
            shutil.copytree(HOME / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(HOME / "pyproject.toml", folder)
        if mutant:
            (folder / modules()[mutant.module].relative_to(HOME)).write_text(mutant.source, encoding="utf-8")
        return witness(folder, mutant.tests if mutant else tests)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """No test may take for ever because a rule that ends something is gone."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError("the rules go round in circles")

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


# ---------------------------------------------------------------- the run


class Witnesses:
    """The first failing test of each noticed mutant, kept in a file if one is named: KEY TEST, line by line."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
        self.known = dict(line.split(" ", 1) for line in lines if " " in line)

    def find(self, mutant: Mutant) -> str | None:
        """Return the test that notices a mutant, from the file or by running the tests; None if it survives."""
        if mutant.key not in self.known and (noticed := try_out(mutant)):
            self.known[mutant.key] = noticed
            if self.file:
                with self.file.open("a", encoding="utf-8") as out:
                    out.write(f"{mutant.key} {noticed}\n")
        return self.known.get(mutant.key)


PARTS = {"rules": rule_mutants, "security": guard_mutants}


def chosen(part: str, only: str, sample: int) -> list[Mutant]:
    found = [mutant for mutant in PARTS[part]() if only in mutant.name]
    return found[:: max(1, len(found) // sample)] if sample else found


def require_green(part: str, asked: list[Mutant]) -> None:
    """End the run if the tests fail without a mutant: they could not judge one."""
    fault = try_out(None, tuple(sorted({test for mutant in asked for test in mutant.tests})))
    if fault:
        sys.exit(f"the tests of {part} must pass before they can judge a mutant: {fault}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Change rules and guards one by one and see whether the tests notice.")
    parser.add_argument("part", nargs="?", choices=[*PARTS, "all"], default="all", help="which mutants")
    parser.add_argument("--only", default="", help="mutants whose name holds this")
    parser.add_argument("--sample", type=int, default=0, help="about so many of each part")
    parser.add_argument("--resume", type=Path, help="a file that keeps what was noticed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    request = parser.parse_args()
    parts = {part: chosen(part, request.only, request.sample) for part in PARTS if request.part in (part, "all")}
    survivors = {part: list[str]() for part in parts}
    witnesses = Witnesses(request.resume)
    with ThreadPoolExecutor(request.jobs) as pool:
        for part, asked in parts.items():
            if asked:
                require_green(part, asked)
            for mutant, noticed in zip(asked, pool.map(witnesses.find, asked), strict=True):
                print(f"{mutant.name:55} {noticed or 'SURVIVED'}", flush=True)
                survivors[part] += [] if noticed else [mutant.name]
    print(f"\n{'part':12}{'mutants':>8}{'noticed':>8}{'survived':>9}")
    for part, asked in parts.items():
        print(f"{part:12}{len(asked):8}{len(asked) - len(survivors[part]):8}{len(survivors[part]):9}")
    print(*(f"  survived: {name}" for names in survivors.values() for name in names), sep="\n")
    return 1 if any(survivors.values()) or not any(parts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
