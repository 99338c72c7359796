"""The documentation holds together: every page is listed, every link leads somewhere, what is shown can be done."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

import regno
from regno.cli import COMMANDS
from regno.web.config import SETTINGS
from regno.web.metrics import HELP
from source import HOME

DOCS = HOME / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
ROOT_PAGES = sorted(HOME.glob("*.md")) + sorted((HOME / "src").rglob("*.md"))
HOW_TO = sorted((DOCS / "howto").glob("*.md"))
WIDEST = 120
CODE = ("src", "tests", "tools", "bench", "examples")

TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^(`{3,})(.*?)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|^\[[^\]\n]+\]: (\S+)$", re.MULTILINE)
PLACE = re.compile(r"`((?:src|docs|tests|tools|bench|examples|ui|\.github)/[\w./-]+)`")


def name_of(page: Path) -> str:
    return page.relative_to(HOME).as_posix()


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose_of(page: Path) -> str:
    """Return the text of a page without its blocks of code."""
    return FENCE.sub("", text_of(page))


def blocks_of(page: Path, language: str) -> list[str]:
    return [body for _, info, body in FENCE.findall(text_of(page)) if info == language]


# ---------------------------------------------------------------- pages and links


def listed(page: Path) -> Iterator[Path]:
    """Yield the pages that the toctrees of a page name; a pattern stands for all pages it fits."""
    for body in TOCTREE.findall(text_of(page)):
        for line in body.splitlines():
            entry = line.strip()
            if entry and not entry.startswith(":"):
                pattern = (page.parent / f"{entry}.md").as_posix()
                yield from (each for each in PAGES if fnmatchcase(each.as_posix(), pattern))


def test_every_page_can_be_reached_from_the_index() -> None:
    found, waiting = set[Path](), [DOCS / "index.md"]
    while waiting:
        page = waiting.pop()
        found.add(page)
        waiting += [each for each in listed(page) if each not in found]
    assert not [name_of(page) for page in PAGES if page not in found], "list them in docs/index.md"


@cache
def anchors_of(page: Path) -> set[str]:
    """Return what a link to a page may name: HTML anchors, and headings as GitHub and MyST write them."""
    headings = re.findall(r"^#+ (.*)$", prose_of(page), re.MULTILINE)
    plain = (re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower() for heading in headings)
    slugs = {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text_of(page)))


def links_of(page: Path) -> Iterator[str]:
    for found in LINK.findall(re.sub(r"`[^`]*`", "", prose_of(page))):
        target = next(each for each in found if each)
        if "://" not in target:
            yield target


def is_broken(page: Path, target: str) -> bool:
    """Return whether a link leads nowhere: no such file, or no such place in it."""
    path, _, anchor = target.partition("#")
    file = page if not path else (page.parent / path).resolve()
    return not file.exists() or bool(anchor and anchor not in anchors_of(file))


@pytest.mark.parametrize("doc", [*PAGES, *ROOT_PAGES], ids=name_of)
def test_every_link_leads_somewhere(doc: Path) -> None:
    assert not [target for target in links_of(doc) if is_broken(doc, target)]


@pytest.mark.parametrize("doc", PAGES, ids=name_of)
def test_no_link_leaves_the_site(doc: Path) -> None:
    """Sphinx knows the files below docs; others are named, not linked."""
    outside = [target for target in links_of(doc) if target.startswith("../" * len(doc.relative_to(DOCS).parents))]
    assert not outside


def test_a_broken_link_is_noticed() -> None:
    index = DOCS / "index.md"
    assert is_broken(index, "nowhere.md") and is_broken(index, "rules/comparison.md#R999")
    assert not is_broken(index, "rules/comparison.md#R5") and not is_broken(index, "rules.md#the-four-rulebooks")


@pytest.mark.parametrize("doc", [*PAGES, *ROOT_PAGES], ids=name_of)
def test_every_file_that_is_named_exists(doc: Path) -> None:
    assert not [place for place in PLACE.findall(prose_of(doc)) if not (HOME / place).exists()]


@pytest.mark.parametrize("doc", [*PAGES, *ROOT_PAGES], ids=name_of)
def test_every_module_that_is_named_exists(doc: Path) -> None:
    """``web/tables/room.py`` or ``room.py``: some file of the project ends so."""
    known = [f"/{name_of(file)}" for folder in CODE for file in (HOME / folder).rglob("*.py")]
    named = re.findall(r"`([\w./-]+\.py)`", text_of(doc))
    assert not [name for name in named if not any(file.endswith(f"/{name}") for file in known)]


@pytest.mark.parametrize("doc", PAGES, ids=name_of)
def test_a_page_has_one_title(doc: Path) -> None:
    titles = re.findall(r"^# ", prose_of(doc), re.MULTILINE)
    assert len(titles) == 1 or "{include}" in text_of(doc)


@pytest.mark.parametrize("doc", [*PAGES, *ROOT_PAGES], ids=name_of)
def test_lines_are_short_enough_to_read(doc: Path) -> None:
    """Rows of tables, lines that programs made, and what is shown as it is printed may be longer."""
    prose = re.sub(r"<!-- made: .*?<!-- end -->", "", prose_of(doc), flags=re.DOTALL)
    assert not [line for line in prose.splitlines() if len(line) > WIDEST and not line.lstrip().startswith("|")]


# ---------------------------------------------------------------- what the how-to pages show


@pytest.mark.parametrize("doc", [page for page in HOW_TO if blocks_of(page, "python")], ids=name_of)
def test_the_python_of_a_how_to_page_runs(doc: Path) -> None:
    """The blocks of a doc follow each other: scripts are run, sessions give the answers that are shown."""
    names: dict[str, object] = {"__name__": doc.stem}
    runner, report = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS), list[str]()
    for number, block in enumerate(blocks_of(doc, "python"), 1):
        if ">>>" in block:
            session = doctest.DocTestParser().get_doctest(block, names, f"{doc.name} block {number}", None, 0)
            runner.run(session, out=report.append, clear_globs=False)
            names.update(session.globs)
        else:
            exec(compile(block, doc.name, "exec", dont_inherit=True), names)
    assert not report, "".join(report)


def commands_of(page: Path) -> Iterator[list[str]]:
    for block in blocks_of(page, "console"):
        for line in re.findall(r"^\$ (.*)$", block, re.MULTILINE):
            yield shlex.split(line, comments=True)


@pytest.mark.parametrize("doc", PAGES, ids=name_of)
def test_the_commands_on_a_page_exist(doc: Path) -> None:
    targets = re.findall(r"^([a-z][a-z-]*):", (HOME / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for words in commands_of(doc):
        if words[0] == "regno":
            assert words[1].startswith("-") or words[1] in COMMANDS, words
        elif words[0] == "make":
            assert words[1] in targets, words
        elif words[0] == "python" and not words[1].startswith("-"):
            assert (HOME / words[1]).exists(), words


@pytest.mark.long
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", str(DOCS), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "index.html").exists() and (tmp_path / "architecture.html").exists()


# ---------------------------------------------------------------- what a newcomer reads first


def test_the_tree_in_contributing_names_every_folder() -> None:
    text = text_of(HOME / "CONTRIBUTING.md")
    (tree,) = blocks_of(HOME / "CONTRIBUTING.md", "text")
    named = set(re.findall(r"(\.?\w+)/", tree))
    packages = {file.parent.name for file in (HOME / "src" / "regno").rglob("__init__.py")} - {"regno"}
    kinds = {file.parent.name for file in (HOME / "src/regno/chronicles/scenarios").glob("*/__init__.py")}
    folders = {"ui", "tests", "docs", "examples", "bench", "tools", ".github"}
    assert all((HOME / folder).is_dir() for folder in folders)
    assert (packages - kinds) | folders <= named
    for_users = ("read-record", "server", "runbook", "calls", "without-server", "bench")
    assert all(f"({name_of(page)})" in text for page in HOW_TO if page.stem not in for_users)


def test_the_reference_has_every_public_name() -> None:
    text = text_of(DOCS / "reference" / "api.md")
    assert all(f" regno.{name}\n" in text for name in regno.__all__ if name != "__version__")


def test_every_finding_of_the_attack_has_a_test_that_is_there() -> None:
    found = re.findall(r"^\| (\d+) \| .* \| `([\w/.]+)` `(\w+)` \|$", (HOME / "docs/security.md").read_text(), re.M)
    assert [int(number) for number, _, _ in found] == list(range(1, 34))
    for _, file, name in found:
        assert f"def {name}(" in (HOME / file).read_text(), name


def test_every_threat_names_a_test_that_is_there() -> None:
    text = text_of(DOCS / "security.md")
    threats = re.findall(r"^\| .+ \| .+ \| (.+) \|$", text.split("## Threats")[1].split("\n## ")[0], re.M)[2:]
    assert len(threats) > 25 and all("`tests/" in shown for shown in threats)
    named = re.findall(r"`((?:tests|ui)/[\w/.]+)`", text)
    assert not [path for path in named if not (HOME / path).exists()]


def test_the_runbook_has_every_figure_and_a_section_for_every_alarm() -> None:
    text = text_of(DOCS / "howto" / "runbook.md")
    assert set(re.findall(r"regno_[a-z_]+[a-z]", text)) == set(HELP)
    told = text.split("## All figures")[1]
    assert not [name for name in HELP if f"`{name}`" not in told]
    sections = {name.lower().replace(" ", "-") for name in re.findall(r"^## (.+)$", text, re.M)}
    alarms = re.findall(r"^\| \[[\w ]+\]\(#([\w-]+)\)", text, re.M)
    assert len(alarms) > 10 and set(re.findall(r"\(#([\w-]+)\)", text)) <= sections and set(alarms) < sections


def test_every_setting_of_the_server_is_documented() -> None:
    text = text_of(DOCS / "serve.md")
    assert not [name for name in SETTINGS if f"`--{name}`" not in text]
