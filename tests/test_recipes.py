"""The recipes of docs/howto: each is followed in a copy of the tree, touching no file that its page does not name."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from source import HOME

HOW_TO = HOME / "docs" / "howto"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "checkpoints", "node_modules")
TEXTS = "src/regno/text/"


class Tree:
    """A copy of what a recipe works in, and what was changed in it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        for folder in ("src/regno", "tools", "ui/src/lib", "ui/src/bench", "ui/src/chronicles/lib"):
            shutil.copytree(HOME / folder, home / folder, ignore=LEFT_OUT)
        self.original = self.files()

    def files(self) -> dict[str, bytes]:
        found = (
            path for path in self.home.rglob("*") if path.is_file() and path.suffix in (".py", ".ftl", ".toml", ".ts")
        )
        return {path.relative_to(self.home).as_posix(): path.read_bytes() for path in found}

    def write(self, path: str, text: str) -> None:
        (self.home / path).parent.mkdir(parents=True, exist_ok=True)
        (self.home / path).write_text(text, encoding="utf-8")

    def read(self, path: str) -> str:
        return (self.home / path).read_text(encoding="utf-8")

    def append(self, path: str, text: str) -> None:
        self.write(path, self.read(path) + text)

    def changed(self) -> tuple[list[str], list[str]]:
        """Return the texts that were added or changed, and the other files."""
        changed = sorted(path for path, now in self.files().items() if self.original.get(path) != now)
        texts = [path for path in changed if path.startswith(TEXTS)]
        return texts, [path for path in changed if path not in texts]

    def run(self, *words: str, typed: str = "", module: str = "regno") -> str:
        """Return what a command prints in this tree; it must end well."""
        return self.program("-m", module, *words, typed=typed)

    def program(self, *words: str, typed: str = "") -> str:
        places = {"PYTHONPATH": str(self.home / "src"), "REGNO_DATA": str(self.home / "data"), "REGNO_LANG": "en"}
        done = subprocess.run(
            [sys.executable, *words], input=typed, env={**os.environ, **places, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True, text=True, cwd=self.home,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def is_named(path: str, page: str) -> bool:
    """Return whether a page names a file, or the folder that a new one, or its new package, stands in."""
    text = (HOW_TO / page).read_text(encoding="utf-8")
    new = next((each for each in reversed(Path(path).parents) if not (HOME / each).exists()), Path(path))
    return path in text or (not (HOME / path).exists() and f"{new.parent.as_posix()}/" in text)


# ---------------------------------------------------------------- a language


class Louder(Transformer):
    """Writes every text in capitals: a language that nobody need learn."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.upper()
        return node


def louder(text: str) -> str:
    parsed: ast.Resource = Louder().visit(FluentParser().parse(text))
    return str(FluentSerializer().serialize(parsed))


SPOKEN = """
import msgspec
from regno.lab.report.page import in_language
from regno.proelio.edition import built_in
from regno.text import LANGUAGES
from regno.web.messages import Hello
from regno.proelio.rulebook.builder import RulebookBuilder, RulebookQuery
book = RulebookBuilder(RulebookQuery(built_in("en111")), "eo").build()
print(LANGUAGES)
print(in_language("1,234.5", "eo"))
print(str(msgspec.to_builtins(book))[:4000].count("HOUSE"))
print(msgspec.json.decode(b'{"type": "hello", "id": 1, "language": "eo"}', type=Hello).language)
"""


def test_a_language_is_its_texts(tree: Tree) -> None:
    """And the generated messages of the pages."""
    for file in sorted((tree.home / TEXTS / "en").rglob("*.ftl")):
        tree.write(
            file.relative_to(tree.home).as_posix().replace("/en/", "/eo/"), louder(file.read_text(encoding="utf-8"))
        )
    tree.program("tools/typescript.py")
    texts, others = tree.changed()
    assert all(path.endswith("/lib/messages.ts") for path in others) and all("/eo/" in path for path in texts)
    assert all(is_named(path, "language.md") for path in others)
    assert "'eo'" in tree.read("ui/src/lib/messages.ts")
    played = tree.run("--lang", "eo", "play", "--seed", "3", typed="1\n1\nquit\n")
    assert "YOUR TARGET IS" in played and "SAVED IN" in played.upper()
    assert "GAMES" in tree.run("--lang", "eo", "sim", "--games", "2")
    assert "English rulebook" in tree.run("--lang", "eo", "editions"), "a title in no such language is in English"
    told = tree.program("-c", SPOKEN).split("\n")
    assert told[1] != "1,234.5" and int(told[2]) > 0 and told[3] == "eo"


# ---------------------------------------------------------------- an edition


def test_an_edition_is_one_file(tree: Tree) -> None:
    text = tree.read("src/regno/proelio/editions/en111.toml").replace('id = "en111"', 'id = "duchy"')
    text = text.replace("English rulebook, 111 cards", "Rules of the Duchy").replace(
        "plague_stacking = true", "plague_stacking = false"
    )
    tree.write("src/regno/proelio/editions/duchy.toml", text)
    assert tree.changed() == ([], ["src/regno/proelio/editions/duchy.toml"])
    assert is_named("src/regno/proelio/editions/duchy.toml", "edition.md")
    assert tree.run("editions").splitlines()[-1].startswith("duchy")
    assert "duchy" in tree.run("sim", "--help")
    found = json.loads(tree.run("sim", "--edition", "duchy", "--guilds", "--games", "3", "--json"))
    assert found["games"] == 3
    assert "Rules of the Duchy" in tree.run("play", "--edition", "duchy", "--seed", "3", typed="quit\n")
    code = """
from regno.table.settings import TableSettings
from regno.web.routes.table_options import table_options
settings = TableSettings(edition="duchy", guilds=True)
settings.check()
print(table_options().editions["duchy"].title["it"], settings.rulebook().id)
"""
    assert tree.program("-c", code).split()[-1] == "duchy"
    tree.program("tools/typescript.py")
    assert "duchy: { en: 'Rules of the Duchy'" in tree.read("ui/src/lib/editions.ts")


# ---------------------------------------------------------------- a bot

MASON = '''"""A player that builds."""

from collections.abc import Sequence

from regno.players.budget import Budget
from regno.proelio import moves
from regno.proelio.chance import Rng
from regno.proelio.info.view import View


class Mason:
    """Raises its Fortification when it can, and otherwise takes the first legal move."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        return moves.FORTIFY if moves.FORTIFY in legal else legal[0]
'''


def test_a_bot_is_two_files(tree: Tree) -> None:
    spec = "src/regno/players/spec.py"
    steward = '        PlayerSpec("steward"'
    tree.write("src/regno/players/mason.py", MASON)
    tree.write(spec, tree.read(spec).replace(steward, f'        PlayerSpec("mason", "mason:Mason"),\n{steward}', 1))
    assert tree.changed() == ([], ["src/regno/players/mason.py", spec])
    assert all(is_named(path, "bot.md") for path in ("src/regno/players/mason.py", spec))
    assert "mason      Mason" in tree.run("arena", "--list")
    found = json.loads(tree.run("arena", "mason", "random", "--games", "4", "--workers", "1", "--json"))
    assert {each["entrant"] for each in found["standings"]} == {"mason", "random"} and found["crashes"] == 0
    assert json.loads(tree.run("sim", "--players", "mason", "--games", "2", "--json"))["games"] == 2
    code = """
from regno.proelio.game import deal
from regno.table.seats import validate_bot
from regno.table.view_data import view_data
from regno.web.bots.protocol import MoveRequest
from regno.web.bots.worker import respond
from regno.web.routes.table_options import table_options
game = deal()
view = game.view(game.state.who)
moved = respond(MoveRequest(validate_bot("mason"), view_data(view), 20))
print(table_options().bots.index("mason"), moved.move in view.legal)
"""
    assert tree.program("-c", code).split() == ["1", "True"]


# ---------------------------------------------------------------- a scenario

MARKET = '''"""A market day: whoever sells first wins."""

from dataclasses import dataclass
from functools import partial

from regno.chronicles.header import players_of
from regno.chronicles.messages import Catalogue, Refusal
from regno.chronicles.prompts import ChoicePrompt, choices
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenario import Command, available_steps, perform
from regno.chronicles.settings import Settings, initial_settings
from regno.chronicles.steps import Step

msg = Catalogue("market")
PLAYERS, RULES = (1, 5), ()


@dataclass
class Market:
    players: tuple[str, ...]
    settings: Settings
    sold: str = ""


def start(header):
    return Market(players_of(header, PLAYERS), initial_settings(RULES, header))


def sell_step(state):
    if state.sold:
        raise Refusal(msg("over"))
    who = ChoicePrompt(name="player", question=msg("ask-who"), choices=choices(state.players))
    return Step(command="sell", what=msg("sell"), why=msg("why-sell"), section=msg("section"), prompts=(who,))


def sell(state, answers, chance):
    state.sold = answers["player"]
    return [msg("did-sell", player=state.sold)]


COMMANDS = {"sell": Command(sell_step, sell)}
do, now = partial(perform, COMMANDS), partial(available_steps, COMMANDS)


def where(state):
    return msg("section")


def position(state):
    return [msg("did-sell", player=state.sold) if state.sold else msg("nobody")]


def view(state):
    return {"players": [{"name": name} for name in state.players], "sold": state.sold}


def result(state):
    return ChronicleResult(over=bool(state.sold), winners=(state.sold,) if state.sold else ())


def nothing(state):
    return []


score = checklist = reminders = nothing
'''
SENT = """
import sys
from pathlib import Path
import msgspec
from regno.chronicles.store import ChronicleStore
from regno.web.chronicles.serialize import serialize
folder, id = sys.argv[1:]
print(msgspec.json.encode(serialize(ChronicleStore(Path(folder)).open(id), "it")).decode())
"""
MARKET_TEXTS = """
over = the market is over
ask-who = Who sold?
sell = Sell the first ware
why-sell = A market has a first sale.
section = Market day
did-sell = { $player } sold the first ware.
nobody = Nothing was sold yet.
"""


def test_a_scenario_is_a_package_and_its_texts(tree: Tree) -> None:
    package = "src/regno/chronicles/scenarios/market/__init__.py"
    tree.write(package, MARKET)
    for language in ("en", "it"):
        texts_at = f"{TEXTS}{language}/chronicles/"
        tree.write(f"{texts_at}market.ftl", MARKET_TEXTS)
        tree.append(f"{texts_at}chronicles.ftl", "\nkind-market = Market\n")
        tree.append(f"{texts_at}commands.ftl", "\nname-market-sell = Sell\n")
        tree.append(f"{texts_at}chronicle-pages.ftl", "\nkind-market = Market\nkind-market-about = One day\n")
    texts, others = tree.changed()
    assert others == [package] and len(texts) == 8 and is_named(package, "scenario.md")
    page = (HOW_TO / "scenario.md").read_text(encoding="utf-8")
    assert all(name in page for name in ("SCENARIO.ftl", "`chronicles.ftl`", "`commands.ftl`", "`chronicle-pages.ftl`"))
    made = json.loads(tree.run("chronicle", "new", "market", "--players", "Anna,Bruno", "--json"))
    tree.run("chronicle", "do", made["id"], "sell", "player=Bruno")
    assert "Bruno sold the first ware." in tree.run("chronicle", "show", made["id"])
    sent = json.loads(tree.program("-c", SENT, str(tree.home / "data"), made["id"]))
    assert sent["state"]["players"] == [{"name": "Anna"}, {"name": "Bruno"}] and "Bruno" in sent["position"][0]
    tree.run("chronicle", "undo", made["id"])
    assert "Nothing was sold yet." in tree.run("--lang", "it", "chronicle", "show", made["id"])
    assert "market" in tree.run("chronicle", "new", "--help")
    assert "market" not in tree.run("chronicle", "simulate", "--help"), "it has nothing to simulate"
