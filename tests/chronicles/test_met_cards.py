"""Cards told as they are met: a chronicle with the box on the table needs no typed pack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from campaign_table import NAMES, house

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin
from regno.chronicles.journal import command_record, journal_text, parse_command, parse_journal, restore_chronicle
from regno.chronicles.messages import Refusal, localize
from regno.chronicles.packs.cards import card_name, is_unseen
from regno.chronicles.packs.library import PackLibrary, read_again
from regno.chronicles.packs.pack import NOWHERE, TYPES, Pack
from regno.chronicles.packs.readers import read_card
from regno.chronicles.packs.unseen import STAND_INS, as_met, untyped_kinds
from regno.chronicles.report import whole
from regno.chronicles.scenario import SCENARIOS, load_scenario
from regno.chronicles.scenarios.architects.effect_text import tile_message

MARBLE = {"id": "marble", "game": "architects", "objective": {"it": "8 Marmi"}, "crests": ["hammer", "hammer"]}


def empty_pack(tmp_path: Path, cards: str = "") -> Pack:
    """An owner's pack with nothing typed, or with these cards."""
    folder = tmp_path / "packs"
    folder.mkdir(exist_ok=True)
    head = '[pack]\nid = "box"\ntitle = "Our box"\nkind = "owner"\nformat = 1\nextends = "house"\n'
    (folder / "box.toml").write_text(head + cards)
    return read_again(PackLibrary(tmp_path).source("box"))


def box(tmp_path: Path, kind: str, players: int = 3, cards: str = "", **facts: Any) -> Chronicle:
    """A chronicle begun with the box on the table."""
    pack = as_met(empty_pack(tmp_path, cards), house(), players)
    told = {"players": list(NAMES[:players]), **facts}
    return Chronicle(begin(kind, pack, title="Box", facts=told, rules={}))


def step(chronicle: Chronicle, command: str) -> dict[str, Any]:
    """A step that can be done now."""
    return next(one for one in whole("x", chronicle, "en")["now"] if one["command"] == command)


@pytest.mark.parametrize("kind", SCENARIOS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_kind_begins_with_nothing_typed(tmp_path: Path, kind: str, players: int) -> None:
    chronicle = box(tmp_path, kind, players)
    assert chronicle.header.packs[0]["as_met"] is True
    assert whole("x", chronicle, "it")["now"]


@pytest.mark.parametrize("name", STAND_INS)
def test_a_stand_in_is_a_card_of_each_group(name: str) -> None:
    for group in TYPES[name].COUNTS:
        table = {"id": f"unseen-{name}-{group}-1", **STAND_INS[name](group, house().tables, 0)}
        card = read_card(TYPES[name], table, NOWHERE)
        assert card.group == group and is_unseen(card.id)
        assert untyped_kinds([card.id, "known"]) == (f"{name}/{group}",)


def test_tomes_are_typed_when_they_are_claimed(tmp_path: Path) -> None:
    chronicle = box(tmp_path, "campaign")
    chronicle.do("first-player", {"player": "Anna"})
    assert step(chronicle, "lay-out")["asks"] == []  # nothing is typed, so there is nothing to choose among
    chronicle.do("lay-out", {})
    first = chronicle.state.shown[0]
    assert is_unseen(first)
    with pytest.raises(Refusal, match="Crests count at once"):
        chronicle.do("claim", {"tome": first, "players": ["Anna"]})
    told = chronicle.do("card", {"type": "tome", "table": MARBLE, "replaces": first})
    assert [one.text("en") for one in told.said] == ["A new card: 8 Marmi."]
    assert chronicle.state.shown[0] == "marble"
    chronicle.do("claim", {"tome": "marble", "players": ["Anna"]})
    assert chronicle.state.crests("Anna", "hammer") == 2
    chronicle.undo(2)
    assert chronicle.state.shown[0] == first
    chronicle.redo(2)
    assert chronicle.state.tomes["Anna"] == ["marble"]


def test_a_corrected_tome_counts_for_who_has_it(tmp_path: Path) -> None:
    chronicle = box(tmp_path, "campaign")
    chronicle.do("first-player", {"player": "Anna"})
    chronicle.do("lay-out", {})
    chronicle.do("card", {"type": "tome", "table": MARBLE, "replaces": chronicle.state.shown[0]})
    chronicle.do("claim", {"tome": "marble", "players": ["Anna"]})
    wood = {**MARBLE, "id": "wood", "objective": "12 Wood", "crests": []}
    chronicle.do("card", {"type": "tome", "table": wood, "replaces": chronicle.state.shown[0]})
    chronicle.do("claim", {"tome": "wood", "players": ["Anna"]})
    assert not chronicle.state.crest_tomes
    said = chronicle.do("card", {"type": "tome", "table": {**wood, "crests": ["hammer"]}, "replaces": "wood"}).said
    assert chronicle.state.crest_tomes == {"hammer": "Anna"} and len(said) == 2
    chronicle.undo()
    assert not chronicle.state.crest_tomes


def test_a_scheme_is_told_as_it_is_turned(tmp_path: Path) -> None:
    chronicle = box(tmp_path, "architects", counting="late")
    chronicle.do("prepare", step_answers(chronicle))
    for player in NAMES[:3]:
        chronicle.do("board", {"player": player, "board": "other", "prison": 0})
    for player in NAMES[:3]:
        chronicle.do("apprentice", {"player": player})
        chronicle.do("side", {"player": player, "side": "rogue"})
    chronicle.do("first-player", {"player": "Anna"})
    asked = step(chronicle, "reveal")["asks"][0]
    assert asked["choices"] == [] and asked["untyped"] == ["demand/1"] and not asked["draws"]
    with pytest.raises(Refusal):
        chronicle.do("reveal", {})
    demand = {"id": "clay", "level": 1, "items": ["clay"], "need": {"3": 9}, "met": 1, "failed": 5}
    chronicle.do("card", {"type": "demand", "table": demand})
    chronicle.do("reveal", {"card": "clay"})
    assert chronicle.state.decks.demands[0].card.need == {3: 9}
    chronicle.do("card", {"type": "demand", "table": {**demand, "need": {"3": 12}}, "replaces": "clay"})
    assert chronicle.state.decks.demands[0].card.need == {3: 12}
    scheme = {"id": "roll", "steps": [{"do": "place", "at": "guildhall"}]}
    commands = [one["command"] for one in whole("x", chronicle, "en")["now"]]
    assert "set-deck" in commands and "set-schemes" not in commands  # there is no Scheme to name
    chronicle.do("card", {"type": "scheme", "table": scheme})
    assert step(chronicle, "set-schemes")["asks"][0]["choices"]
    assert len(chronicle.state.decks.schemes) == 8
    chronicle.do("reveal", {"card": "roll"})
    assert chronicle.state.baron.guildhall == 1
    again = Chronicle(chronicle.header, [parse_command(command_record(one)) for one in chronicle.commands])
    assert again.state.baron.guildhall == 1


def test_with_the_box_a_dealt_rogue_or_reverend_need_not_be_named(tmp_path: Path) -> None:
    def dealing(cards: str = "") -> Chronicle:
        chronicle = box(tmp_path, "architects", cards=cards, counting="late")
        chronicle.do("prepare", step_answers(chronicle))
        for player in NAMES[:3]:
            chronicle.do("board", {"player": player, "board": "other"})
        return chronicle

    chronicle = dealing()
    player, side = step(chronicle, "apprentice")["asks"]  # a card that nobody has typed cannot be chosen, nor drawn
    assert (player["name"], side["name"]) == ("player", "side") and player["choices"] and side["choices"]
    said = [one.text("en") for one in chronicle.do("apprentice", {"player": "Anna", "side": "reverend"}).said]
    assert said == ["Anna has the Rogue / Reverend card as the Reverend."]
    assert not chronicle.commands[-1].drawn  # told by the table: the page shows it in passing
    faces = 'rogue = { donations = 2, on = "black_market" }\nreverend = { donations = 1, on = "guildhall" }\n'
    typed = f'[[rogue_reverend]]\nid = "saw"\nname = "The Saw"\n{faces}'
    _, card, side = step(dealing(typed), "apprentice")["asks"]
    assert [one["name"] for one in card["choices"]] == ["The Saw"] and card["optional"] and not card["draws"]


def step_answers(chronicle: Chronicle) -> dict[str, Any]:
    """The first choice of each fact that a step needs."""
    asks = [one for one in step(chronicle, "prepare")["asks"] if not one["optional"]]
    return {one["name"]: one["choices"][0]["id"] if one["kind"] == "choice" else one["low"] for one in asks}


def test_a_threat_is_told_with_the_workers_of_this_table(tmp_path: Path) -> None:
    chronicle = box(tmp_path, "paladins")
    chronicle.do("first-player", {"player": "Anna"})
    for number, action in enumerate(("pray", "absolve", "garrison")):
        chronicle.do("card", {"type": "start_townsfolk", "table": {"id": f"t{number}", "action": action}})
    chronicle.do("townsfolk", {"cards": ["t0", "t1", "t2"]})
    chronicle.do("card", {"type": "kings_order", "table": {"id": "order", "min": {"faith": 6}}})
    chronicle.do("reveal", {"order": "order"})
    with pytest.raises(Refusal, match="no number"):
        chronicle.do(
            "card", {"type": "threat", "table": {"id": "x", "action": "pray", "workers": {"2": 1}, "options": HONOUR}}
        )
    threat = {"id": "tower", "action": "garrison", "workers": {"3": 2}, "options": HONOUR}
    chronicle.do("card", {"type": "threat", "table": threat})
    assert "tower" in chronicle.state.deck and len(chronicle.state.deck) == 10


HONOUR = [[{"do": "lose", "what": "honour"}]]


def test_a_card_that_lacks_the_number_of_players_is_met_again(tmp_path: Path) -> None:
    head = '[[threat]]\nid = "tower"\naction = "garrison"\nworkers = { 3 = 2 }\n'
    card = head + 'options = [[{ do = "lose", what = "honour" }]]\n'
    four = box(tmp_path, "paladins", 4, card)
    assert "tower" not in four.state.deck
    four.do("card", {"type": "threat", "table": {**HELD, "workers": {"3": 2, "4": 3}}})
    assert "tower" in four.state.deck
    assert "tower" in box(tmp_path, "paladins", 3, card).state.deck


HELD = {"id": "tower", "action": "garrison", "options": HONOUR}
WRONG: dict[str, tuple[str, Any, str]] = {
    "half typed": ("tome", {"id": "x", "game": "architects"}, ""),
    "another game": ("tome", {**MARBLE, "game": "viscounts"}, "unseen-tome-architects-1"),
    "an unknown Crest": ("tome", {**MARBLE, "crests": ["lion"]}, ""),
    "another scenario": ("scheme", {"id": "x", "steps": []}, ""),
    "a reserved id": ("tome", {**MARBLE, "id": "unseen-tome-architects-2"}, ""),
    "no such card": ("tome", MARBLE, "nothing"),
    "too long": ("tome", {**MARBLE, "objective": "x" * 9000}, ""),
    "no table": ("tome", [], ""),
    "a wrong advantage": ("tome", {**MARBLE, "game": "viscounts", "advantage": "something"}, ""),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_card_that_cannot_be_is_refused_and_nothing_changes(tmp_path: Path, case: str) -> None:
    type, table, replaces = WRONG[case]
    chronicle = box(tmp_path, "campaign")
    before = chronicle.state.cards.tables
    with pytest.raises(Refusal) as refusal:
        chronicle.do("card", {"type": type, "table": table, **({"replaces": replaces} if replaces else {})})
    assert refusal.value.on_page("it") and chronicle.state.cards.tables == before


def test_what_half_a_card_lacks_is_said_by_the_name_of_its_field(tmp_path: Path) -> None:
    for kind, type, table, said in (
        ("campaign", "tome", {"game": "architects"}, "Objective: this must be filled in."),
        ("architects", "demand", {"level": 1}, "What may be given: this must be filled in."),
    ):
        with pytest.raises(Refusal) as refusal:
            box(tmp_path, kind).do("card", {"type": type, "table": {"id": "x", **table}})
        assert refusal.value.on_page("en") == said and refusal.value.on_page("it").endswith("questo va compilato.")


def test_a_tome_that_is_known_is_not_typed_twice(tmp_path: Path) -> None:
    chronicle = box(tmp_path, "campaign")
    chronicle.do("card", {"type": "tome", "table": MARBLE})
    with pytest.raises(Refusal, match="already"):
        chronicle.do("card", {"type": "tome", "table": {**MARBLE, "id": "marble-2"}})


def test_all_cards_of_a_group_met_leave_no_room(tmp_path: Path) -> None:
    chronicle = box(tmp_path, "campaign")
    for number in range(6):
        chronicle.do("card", {"type": "tome", "table": {**MARBLE, "id": f"t{number}", "objective": f"{number} Marble"}})
    assert not [
        one for one in chronicle.state.cards.all(TYPES["tome"]) if one.group == "architects" and is_unseen(one.id)
    ]
    with pytest.raises(Refusal, match="all cards of this type"):
        chronicle.do("card", {"type": "tome", "table": {**MARBLE, "id": "t7", "objective": "7 Marble"}})
    chronicle.do("first-player", {"player": "Anna"})
    chronicle.do("lay-out", {})  # all are known, so Regno may draw
    assert len(chronicle.state.shown) == 3 and not any(map(is_unseen, chronicle.state.shown))


def test_a_pack_may_not_use_the_ids_of_stand_ins(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="line 8"):
        empty_pack(tmp_path, '[[tome]]\nid = "unseen-tome-architects-1"\ngame = "architects"\nobjective = "x"\n')


def test_scenarios_name_their_hook() -> None:
    assert all(hasattr(load_scenario(name), "on_card_change") for name in ("campaign", "architects"))


NAMELESS = [
    ("scheme", {"steps": [{"do": "place", "at": "quarry"}, {"do": "demand"}]}, "Quarry, Turn the next Demand"),
    ("event", {"steps": [{"do": "lose", "what": "silver", "n": 2}]}, "Silver −2"),
    ("demand", {"level": 1, "items": ["clay", "wood"], "need": {"3": 4}, "met": 1, "failed": 5}, "Clay and Wood"),
    (
        "threat",
        {"action": "garrison", "workers": {"3": 3}, "options": [[{"do": "lose", "what": "honour"}]]},
        "Garrison",
    ),
    ("kings_order", {"min": {"strength": 6, "faith": 4}}, "Strength 6, Faith 4"),
    ("start_townsfolk", {"action": "pray", "tile": "bell-tile"}, "Townsfolk of Pray"),
    (
        "summary",
        {"top": {"ribbon": "ribbon-1", "gain": []}, "bottom": [{"on": "trade", "do": "remove_baron"}]},
        "Trade",
    ),
]


@pytest.mark.parametrize(("type", "table", "known_by"), NAMELESS)
def test_a_card_without_a_name_is_known_by_what_it_says(type: str, table: dict[str, Any], known_by: str) -> None:
    """An id that the page made up, such as summary-1-h4j8, means nothing to anybody."""
    card = read_card(TYPES[type], {"id": f"{type.replace('_', '-')}-1-h4j8", **table}, NOWHERE)
    assert localize(card_name(card), "en") == known_by
    assert "h4j8" not in localize(card_name(card), "it")


def test_nothing_of_the_house_set_is_told_of_a_tile_of_the_box(tmp_path: Path) -> None:
    chronicle = box(tmp_path, "paladins")
    chronicle.do("first-player", {"player": "Anna"})
    ids = [tell_townsfolk(chronicle, action) for action in ("pray", "garrison", "absolve")]
    told = chronicle.do("townsfolk", {"cards": ids})
    sentences = [one.text("en") for one in told.said]
    assert "Anna takes Townsfolk of Pray and lays its tile below Pray." in sentences
    reminders = [one["text"] for one in whole("x", chronicle, "en")["reminders"]]
    assert "Your tile below Pray: an action of its own that brings Honour." in reminders
    assert not any("Bell Tower" in one or "black Worker" in one for one in (*sentences, *reminders))


def tell_townsfolk(chronicle: Chronicle, action: str) -> str:
    """A Starting Townsfolk told as it is met, by its action alone."""
    id = f"start-townsfolk-1-{action}"
    chronicle.do("card", {"type": "start_townsfolk", "table": {"id": id, "action": action}})
    return id


def test_the_ribbons_of_the_house_set_are_no_business_of_a_box(tmp_path: Path) -> None:
    def items(chronicle: Chronicle) -> list[str]:
        return [one["id"] for one in whole("x", chronicle, "en")["checklist"]]

    mine = box(tmp_path, "viscounts")
    theirs = Chronicle(begin("viscounts", house(), title="", facts={"players": list(NAMES[:3])}, rules={}))
    assert "ribbons" not in items(mine) and "ribbons" in items(theirs)
    for number, action in enumerate(("trade", "build", "transcribe")):
        table = {"id": f"summary-1-{number}", "bottom": [{"on": action, "do": "remove_baron"}]}
        mine.do("card", {"type": "summary", "table": table})
    mine.do("summaries", {"cards": [f"summary-1-{number}" for number in range(3)]})
    assert not any("ribbon" in one["text"] for one in whole("x", mine, "en")["reminders"])


# Whatever else fills in for cards of a box is printed in the rulebook, or has neither name nor words of its own.
PRINTED_IN_THE_RULEBOOK = ("crest", "a_board", "tile", "poverty", "prosperity", "baron_card", "hero")


def house_names(kind: str) -> set[str]:
    """The names of Regno's own cards of a kind, in both languages."""
    cards = (card for card in TYPES.values() if kind == card.KIND and card.TYPE not in PRINTED_IN_THE_RULEBOOK)
    rows = [row for card in cards for row in house().tables.get(card.TYPE, [])]
    return {name for row in rows for name in row.get("name", {}).values()}


def every_text(value: Any) -> Iterator[str]:
    """All the texts of a page, keys left out."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    yield from (one for each in inner for one in every_text(each))
    if isinstance(value, str):
        yield value


def tells_house_cards(chronicle: Chronicle) -> set[str]:
    """Which of Regno's own cards a chronicle names anywhere."""
    pages = [whole("x", chronicle, language) for language in ("en", "it")]
    texts = [one for page in pages for one in every_text({**page, "packs": []})]
    return {name for name in house_names(chronicle.header.kind) if any(name in text for text in texts)}


def paladins_in_play(tmp_path: Path) -> Chronicle:
    """Paladins with the box on the table, in its first round."""
    chronicle = box(tmp_path, "paladins")
    chronicle.do("first-player", {"player": "Anna"})
    ids = [tell_townsfolk(chronicle, action) for action in ("pray", "garrison", "absolve")]
    chronicle.do("townsfolk", {"cards": ids})
    chronicle.do("card", {"type": "kings_order", "table": {"id": "order", "min": {"faith": 6}}})
    chronicle.do("reveal", {"order": "order"})
    return chronicle


def viscounts_in_play(tmp_path: Path) -> Chronicle:
    """Viscounts with the box on the table, before the Baron's first move."""
    chronicle = box(tmp_path, "viscounts")
    chronicle.do("board", {"segments": ["1-2", "3-4", "5-6", "7-8", "9-10"]})
    chronicle.do("first-player", {"player": "Anna"})
    for action in ("trade", "build", "transcribe"):
        table = {"id": action, "bottom": [{"on": action, "do": "remove_baron"}]}
        chronicle.do("card", {"type": "summary", "table": table})
    chronicle.do("summaries", {"cards": ["trade", "build", "transcribe"]})
    chronicle.do("player-cards", {"chosen": ["3", "6", "9"], "unchosen": "4"})
    chronicle.do("level", {"workers": "3", "spaces": ["1", "7", "10"]})
    return chronicle


@pytest.mark.parametrize("kind", SCENARIOS)
def test_with_the_box_no_key_asks_for_a_card_of_regno(tmp_path: Path, kind: str) -> None:
    assert house_names(kind) and not tells_house_cards(box(tmp_path, kind))
    in_play = {"paladins": paladins_in_play, "viscounts": viscounts_in_play}.get(kind)
    if in_play:
        assert not tells_house_cards(in_play(tmp_path))


NOBLE = {"id": "noble", "trigger": "favour", "gain": [{"do": "gain", "what": "honour"}]}
SWINDLER = {"id": "swindler", "trigger": "debt", "gain": [{"do": "gain", "what": "silver", "n": 2}]}


def test_an_extra_townsfolk_of_the_box_is_told_when_a_player_keeps_it(tmp_path: Path) -> None:
    chronicle = paladins_in_play(tmp_path)
    who, which = step(chronicle, "hire")["asks"]
    assert which["choices"] == [] and which["untyped"] == ["p_townsfolk/"] and who["choices"]
    with pytest.raises(Refusal):
        chronicle.do("hire", {"player": "Anna", "card": "noble"})
    chronicle.do("card", {"type": "p_townsfolk", "table": SWINDLER})
    known = step(chronicle, "hire")["asks"][1]
    assert [one["name"] for one in known["choices"]] == ["After taking a Debt, gain 2 Silver."]
    chronicle.do("hire", {"player": "Anna", "card": "swindler"})
    assert step(chronicle, "hire")["asks"][1]["choices"] == []
    said = [one.text("en") for one in chronicle.do("debt", {"player": "Anna"}).said]
    assert said == ["Anna takes a Debt.", "Anna gains 2 Silver."]
    chronicle.do("card", {"type": "p_townsfolk", "table": NOBLE})
    chronicle.do("hire", {"player": "Anna", "card": "noble"})
    text = journal_text(chronicle.header, [command_record(one) for one in chronicle.commands])
    assert restore_chronicle(parse_journal(text)).state.hired == {"Anna": ["swindler", "noble"]}
    assert not tells_house_cards(chronicle)


def test_a_townsfolk_that_was_wrong_is_corrected(tmp_path: Path) -> None:
    chronicle = paladins_in_play(tmp_path)
    chronicle.do("card", {"type": "p_townsfolk", "table": SWINDLER})
    chronicle.do("hire", {"player": "Anna", "card": "swindler"})
    right = {**SWINDLER, "gain": [{"do": "gain", "what": "provision"}]}
    chronicle.do("card", {"type": "p_townsfolk", "table": right, "replaces": "swindler"})
    assert chronicle.do("debt", {"player": "Anna"}).said[1].text("en") == "Anna gains 1 Provision."


def test_with_regnos_cards_their_own_townsfolk_are_offered_and_no_others(tmp_path: Path) -> None:
    chronicle = Chronicle(begin("paladins", house(), title="", facts={"players": list(NAMES[:3])}, rules={}))
    which = step(chronicle, "hire")["asks"][1]
    assert len(which["choices"]) == 6 and which["untyped"] == []


def test_with_the_box_the_baron_reads_the_card_on_the_table(tmp_path: Path) -> None:
    chronicle = viscounts_in_play(tmp_path)
    (value,) = step(chronicle, "move")["asks"]
    assert not value["optional"] and not value["draws"]
    with pytest.raises(Refusal):
        chronicle.do("move", {})
    commands = [one["command"] for one in whole("x", chronicle, "en")["now"]]
    assert "set-townsfolk" not in commands
    chronicle.do("move", {"value": 3})  # from 4 to 7, where a Worker of his stands
    icon, effect = step(chronicle, "dismiss")["asks"]
    assert not icon["draws"] and effect["instead_of"] == "icon"
    with pytest.raises(Refusal):
        chronicle.do("dismiss", {})
    chronicle.do("dismiss", {"icon": "none"})
    assert not tells_house_cards(chronicle)


@pytest.mark.parametrize(("kind", "command"), [("paladins", "hire"), ("viscounts", "set-townsfolk")])
def test_a_box_begun_before_offers_cards_of_regno_no_more(kind: str, command: str) -> None:
    """Its log may hold them: they were in its pack."""
    sample = Path(__file__).parent / "samples" / f"box-{kind}.chronicle"
    chronicle = restore_chronicle(parse_journal(sample.read_text()))
    asks = {one["command"]: one["asks"] for one in whole("x", chronicle, "en")["now"]}
    assert kind == "viscounts" or asks["hire"][1]["choices"] == []
    assert kind == "paladins" or command not in asks
    ways = [ask for one in asks.values() for ask in one if ask["name"] == "card"]
    assert all(ask["choices"] == [] for ask in ways)


def test_a_threat_without_a_name_is_told_once_by_its_action(tmp_path: Path) -> None:
    chronicle = paladins_in_play(tmp_path)
    chronicle.do("end-round", {})
    chronicle.do("card", {"type": "kings_order", "table": {"id": "second", "min": {"strength": 6}}})
    chronicle.do("card", {"type": "threat", "table": {**HELD, "workers": {"3": 2}}})
    chronicle.do("reveal", {"order": "second", "threats": ["tower"]})
    told = [one.text("en") for one in chronicle.scenario.position(chronicle.state)]
    assert "Garrison: 2 Workers; else lose 1 Honour" in told


def test_what_a_card_of_regno_stands_in_for_is_told_as_its_assumption(tmp_path: Path) -> None:
    def assumed(chronicle: Chronicle, command: str) -> str:
        return " ".join(step(chronicle, command)["assumes"])

    mine = paladins_in_play(tmp_path)
    assert "is taken from Regno's own card" in assumed(mine, "end-round")
    card = {"id": "outsiders", "early": {"3": 4}, "late": {"3": 5}}
    mine.do("card", {"type": "outsiders_threat", "table": card, "replaces": "outsiders"})  # changed in the pack
    assert "Regno" not in assumed(mine, "end-round") and mine.state.need == 4
    theirs = Chronicle(begin("paladins", house(), title="", facts={"players": list(NAMES[:3])}, rules={}))
    for command in ("first-player", "townsfolk"):
        theirs.do(command, {})
    assert "Regno's" not in assumed(theirs, "reveal")


def test_what_a_tile_of_regno_does_is_not_told_of_the_tile_of_a_box(tmp_path: Path) -> None:
    theirs = Chronicle(begin("architects", house(), title="", facts={"players": list(NAMES[:3])}, rules={}))
    for location in ("storehouse", "guardhouse"):
        assert tile_message(theirs.state, location) and not tile_message(box(tmp_path, "architects").state, location)


def test_whose_crests_are_called_by_regnos_names_is_agreed_at_the_set_up(tmp_path: Path) -> None:
    def names(chronicle: Chronicle) -> list[str]:
        return [
            one["what"] for one in whole("x", chronicle, "en")["checklist"] if one["id"] == "architects-crest-names"
        ]

    assert names(box(tmp_path, "campaign"))[0].endswith("Hammer, Lantern and Sheaf.")
    own = "".join(f'[[crest]]\nid = "{name}"\nname = "{name}"\n' for name in ("hammer", "lantern", "sheaf"))
    assert not names(box(tmp_path, "campaign", 3, own))
    assert not names(Chronicle(begin("campaign", house(), title="", facts={"players": list(NAMES[:3])}, rules={})))
