"""The log is the game: replay, undo, redo, house rules, export, import, damage."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import campaign, finish, give, opened

from regno.chronicles.chronicle import Chronicle, CommandCall, ReplayError
from regno.chronicles.common_commands import colours_of
from regno.chronicles.journal import command_record, journal_text, parse_journal, restore_chronicle, seal
from regno.chronicles.messages import Refusal


def played() -> Chronicle:
    chronicle = campaign()
    give(chronicle, "first-player")
    give(chronicle, "lay-out")
    give(chronicle, "claim", tome=chronicle.state.shown[0], players="Anna")
    give(chronicle, "note", text="Good soup.\u2028Late.")
    finish(chronicle, 40, 35, 10)
    give(chronicle, "lay-out")
    return chronicle


def picture(chronicle: Chronicle) -> tuple[Any, ...]:
    view, settings = chronicle.scenario.view(chronicle.state), chronicle.state.settings
    return view, settings, chronicle.commands, [entry.said for entry in chronicle.entries]


def test_undo_then_redo_is_identity_for_any_number_of_steps() -> None:
    chronicle = played()
    whole = picture(chronicle)
    for count in range(1, len(chronicle.entries) + 1):
        chronicle.undo(count)
        chronicle.redo(count)
        assert picture(chronicle) == whole


def test_undo_gives_the_state_before() -> None:
    chronicle = campaign()
    pictures = [picture(chronicle)]
    for name, facts in (("first-player", {}), ("lay-out", {}), ("note", {"text": "x"})):
        give(chronicle, name, **facts)
        pictures.append(picture(chronicle))
    while len(pictures) > 1:
        assert picture(chronicle) == pictures.pop()
        chronicle.undo()
    assert picture(chronicle) == pictures[0]


def test_undo_and_redo_are_named() -> None:
    chronicle = opened()
    (taken,) = chronicle.undo()
    assert taken.said[0].text("en").startswith("The Tomes of Architects are laid out")
    assert taken.said[0].text("it").startswith("I Volumi di Architetti sono disposti")


def test_undo_beyond_the_log_says_how_many_there_are() -> None:
    chronicle = opened()
    with pytest.raises(Refusal, match="choose from 1 to 2"):
        chronicle.undo(3)
    with pytest.raises(Refusal, match="no step was undone"):
        chronicle.redo()
    with pytest.raises(Refusal, match="log is empty"):
        campaign().undo()


def test_a_new_command_ends_what_could_be_redone() -> None:
    chronicle = opened()
    chronicle.undo()
    give(chronicle, "note", text="another way")
    assert chronicle.undone == []


def test_a_redone_draw_is_the_same_draw_and_a_repeated_one_too() -> None:
    chronicle = campaign()
    give(chronicle, "first-player")
    give(chronicle, "lay-out")
    shown = chronicle.state.shown
    chronicle.undo()
    give(chronicle, "lay-out")
    assert chronicle.state.shown == shown


@pytest.mark.parametrize("seed", ["", "0123456789abcdef"])  # none, and one that an earlier version made
def test_draws_are_not_foretold_by_the_header_and_undoing_draws_no_better(seed: Any) -> None:
    chronicles = [campaign(seed=seed) for _ in range(30)]
    assert {one.header.seed for one in chronicles} == {seed}
    for chronicle in chronicles:
        give(chronicle, "first-player")
        give(chronicle, "lay-out")
        shown = chronicle.state.shown
        chronicle.undo()
        give(chronicle, "lay-out")
        assert chronicle.state.shown == shown
        again = Chronicle(chronicle.header, chronicle.commands)
        assert picture(again) == picture(chronicle)
    assert len({tuple(one.state.shown) for one in chronicles}) > 1


def test_a_seed_that_was_given_fixes_the_draws() -> None:
    first, second = campaign(seed="winter"), campaign(seed="winter")
    for chronicle in (first, second):
        give(chronicle, "first-player")
        give(chronicle, "lay-out")
    assert first.commands == second.commands


def test_a_correction_that_needs_another_draw_is_not_foretold() -> None:
    chronicle = campaign(seed="winter")
    give(chronicle, "first-player", player="Anna")
    with pytest.raises(Refusal, match="only once the step is done"):
        chronicle.preview("revise", {"number": 1, "with": {}})
    chronicle.do("revise", {"number": 1, "with": {}})
    assert chronicle.commands[-1].drawn


def test_what_a_command_would_bring_is_told_and_nothing_changes() -> None:
    chronicle = opened()
    give(chronicle, "note", text="one")
    chronicle.undo()
    before, steps = chronicle.scenario.view(chronicle.state), len(chronicle.entries)
    points = {"Anna": 47, "Bruno": 41, "Carla": 41}
    said = [sentence.text("en") for sentence in chronicle.preview("scores", {"points": points})]
    assert said[-2:] == [
        "There is a tie to break between Bruno and Carla.",
        "The tie is broken by Virtue; if that is equal too, by Silver and the latest turn.",
    ]
    said = [sentence.text("en") for sentence in chronicle.preview("scores", {"points": {**points, "Anna": 51}})]
    assert "Anna wins by 10 VP" not in " ".join(said)  # the tie for second comes first
    said = [sentence.text("en") for sentence in chronicle.preview("scores", {"points": {**points, "Carla": 40}})]
    assert "Anna wins by 6 VP: a minor victory, less than the 10 of a major one." in said
    with pytest.raises(Refusal):
        chronicle.preview("scores", {"points": {"Anna": 47}})
    assert (chronicle.scenario.view(chronicle.state), len(chronicle.entries)) == (before, steps)
    chronicle.redo()  # what was undone is still there


def test_what_the_program_would_draw_is_not_foretold() -> None:
    with pytest.raises(Refusal):
        campaign().preview("first-player", {})


def test_replay_needs_no_generator_and_refuses_an_impossible_draw() -> None:
    chronicle = played()
    again = Chronicle(chronicle.header, chronicle.commands)
    assert picture(again) == picture(chronicle)
    with pytest.raises(ReplayError, match=r'command 1, "first-player".*draws "Zeno"'):
        Chronicle(chronicle.header, [CommandCall("first-player", {}, ("Zeno",))])
    with pytest.raises(ReplayError, match="lacks a draw"):
        Chronicle(chronicle.header, [CommandCall("first-player", {})])


@pytest.mark.parametrize(
    ("command", "facts", "told"),
    [
        ("dance", {}, 'unknown command "dance": expected one of first-player'),
        ("claim", {}, "tome is missing: Which Tome?"),
        ("claim", {"tome": "long-roof", "players": "Anna", "colour": "red"}, 'no fact "colour" here: expected tome'),
        ("claim", {"tome": "long-roof", "players": "Eva"}, 'players cannot be "Eva"'),
        ("house-rule", {"rule": "latest-turn", "value": "never"}, 'latest-turn cannot be "never": choose one of time'),
        ("house-rule", {"rule": "nothing", "value": "x"}, 'rule cannot be "nothing"'),
        ("figure", {"figure": "paladins-goods", "values": "1 2"}, "has 1 values, not 2"),
        ("figure", {"figure": "paladins-goods", "values": "1b"}, "whole numbers"),
        ("note", {"text": "  "}, "1 to 500 characters"),
    ],
)
def test_bad_commands_are_refused_and_change_nothing(command: Any, facts: Any, told: Any) -> None:
    chronicle = opened()
    before = picture(chronicle)
    with pytest.raises(Refusal) as trouble:
        give(chronicle, command, **facts)
    assert told in trouble.value.text("en")
    assert trouble.value.text("it") != trouble.value.text("en")
    assert picture(chronicle) == before


def test_house_rule_changes_are_logged_and_undone() -> None:
    chronicle = opened()
    said = give(chronicle, "house-rule", rule="latest-turn", value="seat")
    assert chronicle.state.settings.rules["latest-turn"] == "seat" and "last seat" in said[0]
    chronicle.undo()
    assert chronicle.state.settings.rules["latest-turn"] == "time"


def test_every_house_rule_speaks_both_languages() -> None:
    for rule in campaign().scenario.RULES:
        for sentence in (rule.question, *(rule.meaning(value) for value in rule.values)):
            assert sentence.text("en") and sentence.text("it") != sentence.text("en")


def journal_of(chronicle: Chronicle) -> str:
    return journal_text(chronicle.header, [command_record(command) for command in chronicle.commands])


def test_export_then_import_is_identity() -> None:
    chronicle = played()
    text = journal_of(chronicle)
    again = restore_chronicle(parse_journal(text))
    assert picture(again) == picture(chronicle) and again.header == chronicle.header
    assert journal_of(again) == text


def test_a_cut_export_names_the_line_and_restores_what_is_whole() -> None:
    chronicle = played()
    text = journal_of(chronicle)
    for cut in range(len(text) - 1, text.index("\n"), -37):
        journal = parse_journal(text[:cut])
        whole = text[:cut].count("\n") - 1
        assert len(restore_chronicle(journal).entries) == whole
        if not text[:cut].endswith("\n"):
            assert journal.damage and f"line {whole + 2} is cut short" in journal.damage.text("en")


def test_a_changed_or_missing_line_is_named() -> None:
    lines = journal_of(played()).splitlines(keepends=True)
    changed = [*lines[:3], lines[3].replace("Anna", "Bruno"), *lines[4:]]
    missing = [*lines[:3], *lines[4:]]
    for text in ("".join(changed), "".join(missing)):
        journal = parse_journal(text)
        assert journal.damage and "line 4" in journal.damage.text("en") and "riga 4" in journal.damage.text("it")
        assert len(restore_chronicle(journal).entries) == 2


def test_a_file_that_is_no_chronicle_is_refused() -> None:
    for text in ("", "hello\n", "00000000 {}\n"):
        with pytest.raises(Refusal, match="line"):
            restore_chronicle(parse_journal(text))


def test_a_forged_record_is_refused_with_its_line() -> None:
    chronicle = opened()
    for record in ({"undo": 99}, {"redo": 1}, {"do": "note"}, {"shout": 1}, {"undo": "x"}):
        with pytest.raises(Refusal, match="line 4"):
            restore_chronicle(
                parse_journal(journal_text(chronicle.header, [*map(command_record, chronicle.commands), record]))
            )


def test_a_command_that_no_longer_replays_keeps_what_comes_before() -> None:
    chronicle = opened()
    records = [*map(command_record, chronicle.commands), {"do": "first-player", "with": {}, "at": ""}]
    journal = parse_journal(journal_text(chronicle.header, records))
    assert len(restore_chronicle(journal).entries) == 2
    assert journal.damage and 'command 3, "first-player"' in journal.damage.text("en")


def test_another_format_is_refused() -> None:
    line, _ = seal({**opened().header.to_dict(), "format": 99}, "")
    with pytest.raises(Refusal, match="format 99"):
        restore_chronicle(parse_journal(line))


def test_colours_are_those_of_the_pieces_and_two_players_never_share_one() -> None:
    chronicle = campaign(3)
    assert colours_of(chronicle) == {"Anna": "blue", "Bruno": "green", "Carla": "yellow"}
    said = give(chronicle, "colour", player="Carla", colour="blue")
    assert said == ["Carla plays blue."]
    assert colours_of(chronicle) == {"Anna": "yellow", "Bruno": "green", "Carla": "blue"}
    give(chronicle, "colour", player="Bruno", colour="red")
    with pytest.raises(Refusal):
        give(chronicle, "colour", player="Bruno", colour="pink")
    chronicle.undo(2)
    assert colours_of(chronicle)["Anna"] == "blue"
