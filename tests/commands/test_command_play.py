"""``regno play``: whole games typed through the input, saved and resumed, with nothing seen that is hidden."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from speaking import Regno

from regno.players.analysis.advice import Advice, RatedMove
from regno.players.budget import Budget
from regno.proelio.formats.record import RULES_VERSION, read_record
from regno.proelio.info.view import View
from regno.terminal.screen import Screen
from regno.text import say
from source import HOME

WIDTH = 80


def newcomer(seed: int, lines: int = 1500) -> str:
    """Somebody who types numbers at will, now and then a word, and never gives up."""
    chance = random.Random(seed)
    words = [
        "?",
        "help",
        "cards",
        "table",
        "back",
        "why",
        "stop",
        "none",
        "soldiers shields",
        "attack hero",
        "xyzzy",
        "",
    ]
    typed = []
    for _ in range(lines):
        numbers = " ".join(str(chance.randint(1, 5)) for _ in range(chance.choice([1, 1, 1, 2, 3])))
        typed.append(chance.choice(words) if chance.random() < 0.04 else numbers)
    return "\n".join(typed) + "\n"


def the_record(saved: Path) -> Path:
    (path,) = saved.glob("*.record")
    return path


TABLES = [
    ("--edition", "v082", "--houses", "3"),
    ("--edition", "ga", "--houses", "6", "--bots", "random"),
    ("--edition", "it111", "--houses", "5", "--guilds", "--merchant"),
    ("--edition", "en111", "--guilds", "--merchant", "--option", "artisans_when=after_drawing"),
    ("--edition", "en111", "--allied", "--guilds", "--seat", "3", "--bots", "random,steward,random"),
    ("--edition", "it111", "--allied", "--option", "allow_invalid_attacks=yes"),
]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("table", TABLES)
def test_a_game_from_start_to_end(regno: Regno, saved: Path, table: tuple[str, ...], language: str) -> None:
    said = regno("--lang", language, "play", *table, "--seed", "11", typed=newcomer(3))
    assert said.status == 0 and said.err == ""
    game = read_record(the_record(saved).read_text(encoding="utf-8"))
    assert game.result, "the game was not played to its end"
    assert "over=yes" in the_record(saved).read_text(encoding="utf-8").splitlines()[0]
    assert say(language, "play", "happened") in said.out
    told = [line for line in said.out.splitlines() if str(saved) not in line]
    assert max(map(len, told)) <= WIDTH
    assert "\033" not in said.out  # no colour where there is no terminal


def test_what_others_draw_and_are_dealt_is_never_named(regno: Regno) -> None:
    hidden = []
    for seed in ("2", "3", "4"):
        said = regno("play", "--guilds", "--merchant", "--seed", seed, "--bots", "random", typed=newcomer(5))
        told = said.out.replace("\n    ", " ")
        hidden += re.findall(r"· (?:Ursina|Corvina|Cervara) (?:draws|is dealt) (.*?)\.", told)
    assert len(hidden) > 40
    backs = r"(?:an? (?:Base|Imperial) card|\d (?:Base|Imperial) cards)"
    assert all(re.fullmatch(rf"{backs}(?: and {backs})?", words) for words in hidden), hidden


# ---------------------------------------------------------------- looking things up


def looked_up(regno: Regno, command: str, *words: str, language: str = "en") -> str:
    """What a command shows while playing, as one line."""
    said = regno("--lang", language, "play", "--seed", "5", *words, typed=f"{command}\nquit\n")
    return " ".join(said.out.split())


@pytest.mark.parametrize("language", ["en", "it"])
def test_help_tells_the_rules_of_this_very_table(regno: Regno, language: str) -> None:
    def rule(part: str) -> str:
        words = {"edict": "", "patrol": "", "tower": "", "score_base_defence": "no", "equitas_same_turn_loss": "no"}
        return say(language, "rules", part, **words).split(".")[0]

    word = say(language, "play", "word-help")
    old = looked_up(regno, word, "--edition", "v082", language=language)
    new = looked_up(regno, word, "--guilds", "--merchant", language=language)
    allied = looked_up(regno, word, "--allied", language=language)
    assert all(rule("defence") in told for told in (old, new, allied))
    assert [rule("seasons") in told for told in (old, new, allied)] == [False, True, False]
    assert [rule("merchant") in told for told in (old, new, allied)] == [False, True, False]
    assert [rule("allied") in told for told in (old, new, allied)] == [False, False, True]


def test_help_tells_what_a_house_rule_has_decided(regno: Regno) -> None:
    asked = "May a House attack on its own first turn?"
    assert f"{asked} No, not on its first turn." in looked_up(regno, "help")
    assert f"{asked} Yes, from the first turn on." in looked_up(regno, "help", "--option", "first_turn_attack=yes")


@pytest.mark.parametrize(
    ("edition", "points", "tower", "self_defeat"),
    [
        ("en111", "that you could deploy also scores its value.", "Tower (3)", False),
        ("it111", "Base Defence cards in hand score nothing.", "Tower (3)", True),
        ("v082", "", "Towers (3)", False),
    ],
)
def test_help_tells_the_editions_own_points_names_and_defeat(
    regno: Regno, edition: str, points: str, tower: str, self_defeat: bool
) -> None:
    told = looked_up(regno, "help", "--edition", edition)
    assert points in told and tower in told
    assert ("and it is defeat: the House on its right wins." in told) == self_defeat


def test_cards_tells_what_every_guild_at_the_table_does(regno: Regno) -> None:
    told = looked_up(regno, "cards", "--guilds", "--merchant", "--houses", "4", "--edition", "it111")
    listed = re.findall(
        r"\w+ \((Aquila|Ursina|Corvina|Cervara)(?:, locked|, used)?\): ", told.partition("The Guilds")[2]
    )
    assert sorted(listed) == ["Aquila", "Cervara", "Corvina", "Ursina"]
    assert "The Guilds" not in looked_up(regno, "cards")


def test_a_move_that_brings_down_ones_own_house_is_marked_and_must_be_typed_twice(regno: Regno, tmp_path: Path) -> None:
    start = "h0=temporary_alliance h1=manure*2 f1=shields h2=manure*2 f2=shields"
    path = tmp_path / "start.record"
    path.write_text(f"regno record 1\nrules {RULES_VERSION}\nedition it111\nstart {start}\n", encoding="utf-8")
    once = " ".join(regno("play", "--resume", str(path), typed="alliance 1\nquit\n").out.split())
    assert once.count("(your House falls)") == 2  # one for each House that may be named
    assert "Type it once more" in once and "wins by conquest" not in once
    twice = " ".join(regno("play", "--resume", str(path), typed="alliance 1\nalliance 1\n").out.split())
    assert "Ursina wins by conquest" in twice


def test_cards_lists_the_editions_own(regno: Regno) -> None:
    assert "Imperial Manure ×3: Attack 0" in looked_up(regno, "cards", "--edition", "v082")
    assert "Imperial Manure" not in looked_up(regno, "cards")
    assert "Protezione Imperiale ×3: Difesa contro tutto" in looked_up(
        regno, "carte", "--edition", "it111", language="it"
    )


@pytest.mark.parametrize("word", ["?", "why", "perché", "perche"])
def test_why_tells_what_is_not_allowed(regno: Regno, tmp_path: Path, word: str) -> None:
    start = "turns=0:1 h0=soldiers,knights,hero h1=shields h2=shields"
    path = tmp_path / "start.record"
    path.write_text(f"regno record 1\nrules {RULES_VERSION}\nedition en111\nstart {start}\n", encoding="utf-8")
    told = " ".join(regno("play", "--resume", str(path), typed=f"{word}\nquit\n").out.split())
    assert re.search("attack soldiers[^:]*: no House may attack on its first turn", told)
    assert "fortify: you have no Shields in hand" in told
    assert "equitas deck, equitas pile: another House has no Fortification either" in told
    assert "You do not hold: Manure, Trebuchets," in told and "Imperial Manure" not in told


def test_colour_only_on_a_terminal_that_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert Screen().paint("Aquila", "34") == "\033[34mAquila\033[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert Screen().paint("Aquila", "34") == "Aquila"


# ---------------------------------------------------------------- saving and resuming


def test_interrupted_and_resumed_it_is_the_same_game(regno: Regno, saved: Path, tmp_path: Path) -> None:
    """Whoever leaves and comes back finds chance and everybody's cards as they were."""
    words = ("play", "--guilds", "--merchant", "--seed", "6", "--bots", "random")
    answers = newcomer(9).splitlines()
    once, twice = tmp_path / "once.record", tmp_path / "twice.record"
    regno(*words, "--save", str(once), typed="\n".join(answers) + "\n")
    first = regno(*words, "--save", str(twice), typed="\n".join(answers[:25]) + "\n")
    assert f"Go on with: regno play --resume {twice}" in first.out
    assert read_record(twice.read_text(encoding="utf-8")).result is None
    second = regno("play", "--resume", str(twice), typed="\n".join(answers[25:]) + "\n")
    assert second.status == 0 and "resumed after" in second.out
    assert twice.read_text(encoding="utf-8") == once.read_text(encoding="utf-8")
    assert not list(saved.glob("*"))


def test_resume_alone_means_the_last_unfinished_game(regno: Regno, saved: Path) -> None:
    regno("play", "--seed", "4", typed="1\n")
    kept = the_record(saved).read_text(encoding="utf-8")
    said = regno("play", "--resume", typed="quit\n")
    assert said.status == 0 and the_record(saved).read_text(encoding="utf-8") == kept


def test_an_unfinished_game_is_spoken_of_and_never_written_over(regno: Regno, saved: Path) -> None:
    regno("play", "--seed", "4", typed="1\n")
    kept = the_record(saved).read_text(encoding="utf-8")
    assert "An unfinished game waits for you" in regno("play", "--seed", "5", typed="").out
    assert kept in [path.read_text(encoding="utf-8") for path in saved.glob("*.record")]
    assert len(list(saved.glob("*.record"))) == 2


def test_a_finished_game_resumed_shows_its_end(regno: Regno, tmp_path: Path) -> None:
    path = str(tmp_path / "game")
    regno("play", "--seed", "11", "--save", path, typed=newcomer(3))
    said = regno("play", "--resume", path)
    assert said.status == 0 and "has fallen" in said.out


def test_a_copy_is_saved_on_request_and_no_other_file_written_over(regno: Regno, tmp_path: Path) -> None:
    copy, mine = tmp_path / "copy.record", tmp_path / "mine.txt"
    mine.write_text("precious", encoding="utf-8")
    said = regno("play", "--seed", "4", typed=f"save {copy}\nsave {mine}\n1\nsave {copy}\nquit\n")
    told = said.out.replace("\n", " ")
    assert told.count(f"A copy is in {copy}.") == 2 and f"{mine} already exists" in told
    assert mine.read_text(encoding="utf-8") == "precious"
    assert read_record(copy.read_text(encoding="utf-8")).moves


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    """The process is killed outright after its second question; the answer to the first is on the disk."""
    path = tmp_path / "game.record"
    words = [sys.executable, "-u", "-m", "regno", "--lang", "en", "play", "--seed", "4", "--save", str(path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdin and playing.stdout
        playing.stdin.write("1\n")
        playing.stdin.flush()
        seen = ""
        while seen.count("Aquila> ") < 2:
            letter = playing.stdout.read(1)
            assert letter, seen
            seen += letter
        playing.kill()
    game = read_record(path.read_text(encoding="utf-8"))
    assert "\n0 draw\n" in path.read_text(encoding="utf-8") and game.state.who == 0


# ---------------------------------------------------------------- bad words


BAD = [
    (("--seat", "4"), 'option --seat cannot be "4": expected 0 .. 3'),
    (("--seat", "-1"), 'option --seat cannot be "-1"'),
    (("--bots", "wizard"), 'option --bots cannot be "wizard": expected random / steward'),
    (("--bots", "random,random"), "--bots gives 2 names, but 3 are needed"),
    (("--houses", "7"), "7 Houses cannot play"),
    (("--edition", "none"), 'unknown edition "none"'),
    (("--option", "seasons=maybe"), 'option seasons cannot be "maybe"'),
    (("--seed", "x"), 'option --seed cannot be "x"'),
    (("--resume", "none.record"), "there is no file none.record"),
    (("--resume",), "no unfinished game in"),
    (("--resume", "none.record", "--houses", "3"), "--houses does not go with --resume"),
    (("--resume", "none.record", "--seed", "3"), "--seed does not go with --resume"),
]


@pytest.mark.parametrize(("words", "told"), BAD)
def test_bad_words(regno: Regno, saved: Path, words: tuple[str, ...], told: str) -> None:
    assert told in regno("play", *words).trouble
    assert told not in regno("--lang", "it", "play", *words).trouble
    assert not saved.exists()


def test_a_place_that_is_taken_or_cannot_be_written(regno: Regno, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    assert f"{taken} already exists" in regno("play", "--save", str(taken)).trouble
    beneath = taken / "beneath"
    said = regno("play", "--save", str(beneath))
    assert said.status == 2 and f"cannot write {beneath}" in said.the_line
    assert taken.read_text(encoding="utf-8") == "mine"


def test_a_damaged_game_is_not_resumed_and_not_touched(regno: Regno, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    regno("play", "--seed", "4", "--save", str(path), typed="1\n")
    path.write_text(path.read_text(encoding="utf-8") + "0 fly\n", encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    assert "of the Record" in regno("play", "--resume", str(path)).trouble
    assert path.read_text(encoding="utf-8") == before


# ---------------------------------------------------------------- what a table brings with it


def test_a_choice_is_taken_back_and_chance_repeats_itself(regno: Regno, tmp_path: Path) -> None:
    """The cards hang on the number of the move: taking back does not draw anew."""
    once, again = tmp_path / "once.record", tmp_path / "again.record"
    regno("play", "--seed", "11", "--save", str(once), typed="draw\nquit\n")
    said = regno("play", "--seed", "11", "--save", str(again), typed="undo\nimperial\nundo\ndraw\nquit\n")
    assert "you have not chosen anything yet" in said.out
    assert again.read_text(encoding="utf-8") == once.read_text(encoding="utf-8")


def test_a_choice_before_the_pause_is_taken_back_whole(regno: Regno, tmp_path: Path) -> None:
    """Two cards paid in one answer are one choice, also after the game was read from its file."""
    path = tmp_path / "game.record"
    regno("play", "--seed", "11", "--save", str(path), typed="imperial\n1 2\nquit\n")
    before = path.read_text(encoding="utf-8")
    assert before.count("\n0 pay ") == 2
    regno("play", "--resume", str(path), typed="undo\nquit\n")
    assert "0 pay" not in path.read_text(encoding="utf-8") and "0 imperial" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", [(), ("--seed", "11")])
def test_the_cards_of_a_game_can_be_verified(regno: Regno, tmp_path: Path, seed: tuple[str, ...]) -> None:
    path = tmp_path / "game.record"
    said = regno("play", *seed, "--bots", "random", "--save", str(path), typed=newcomer(3))
    assert f"regno verify {path}" in said.out
    assert regno("verify", str(path)).status == 0
    text = path.read_text(encoding="utf-8")
    dealt = re.search(r"^chance =(?:soldiers|shields)$", text, re.MULTILINE)
    assert dealt
    other = "chance =shields" if dealt[0] == "chance =soldiers" else "chance =soldiers"
    path.write_text(text.replace(dealt[0], other, 1), encoding="utf-8")
    assert regno("verify", str(path)).status == 2


def test_a_game_kept_before_tables_came_to_the_terminal_goes_on(regno: Regno, tmp_path: Path) -> None:
    """Its chance came from a generator; from here on it comes from a shuffle, and that much can be verified."""
    path = tmp_path / "old.record"
    dealt = ("0", *("soldiers", "shields", "manure", "tower", "knights") * 4)
    moves = "\n".join(f"chance ={each}" for each in dealt)
    note = "# regno play seat=0 bots=steward,steward,steward chance=123:456 over=no"
    head = f"{note}\nregno record 1\nrules 2\nedition en111\nhouses 4\nguilds no\nmerchant no\nallied no\n"
    path.write_text(f"{head}\n{moves}\n", encoding="utf-8")
    said = regno("play", "--resume", str(path), "--bots", "random", typed=newcomer(4))
    assert said.status == 0 and "resumed after 21 moves" in said.out
    text = path.read_text(encoding="utf-8")
    assert moves in text and "# shuffle since 21\n" in text and "over=yes" in text
    assert regno("verify", str(path)).status == 0


def test_a_hint_is_for_whoever_must_choose(regno: Regno, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []

    def evaluate(view: View, legal: tuple[int, ...], _budget: Budget) -> Advice:
        asked.append(view)
        rated = [RatedMove(move, f"move {move}", 0.5, 0.4, 0.6, 0.0, False) for move in legal]
        return Advice(view.seat, tuple(rated), facts=(), worlds=16)

    monkeypatch.setattr("regno.terminal.advice_text.advise", evaluate)
    monkeypatch.setattr("regno.terminal.advice_text.prepare_advice", lambda _tell: None)
    said = regno("play", "--seed", "11", typed="hint\nquit\n")
    assert "in the same 16 imagined worlds" in said.out and "50%" in said.out
    assert [view.seat for view in asked] == [0]


def test_the_readme_shows_the_game_that_it_names(regno: Regno) -> None:
    readme = (HOME / "README.md").read_text(encoding="utf-8")
    shown = readme.partition("`regno play --seed 11`")[2].partition("```text\n")[2].partition("\n```")[0]
    assert shown and shown in regno("play", "--seed", "11", typed="quit\n").out
