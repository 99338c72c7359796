"""The page of rules is made from the data of the game: change an option, and what it says changes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from wire import Server

from catalogue import catalogue
from regno.errors import BadOption
from regno.proelio.edition import BUILT_IN, built_in
from regno.proelio.options import RULINGS, Number
from regno.proelio.rulebook.builder import Paragraph, Rulebook, RulebookBuilder, RulebookQuery
from regno.proelio.rulebook.outline import CHAPTERS, DECIDED_BY, RULINGS_END
from regno.web.fair_thread import FairThread
from regno.web.limits import set_limits
from regno.web.rulebook.routes import ROUTES

LANGUAGES = ("en", "it")


def book(edition: str = "en111", language: str = "en", whole: bool = False, **words: str) -> Rulebook:
    modes = {name: words.pop(name, "no") == "yes" for name in ("guilds", "merchant", "allied")}
    return RulebookBuilder(RulebookQuery(built_in(edition), 4, modes, words, whole), language).build()


def paragraphs(rules: Rulebook) -> dict[str, Paragraph]:
    return {each.key: each for chapter in rules.chapters for each in chapter.paragraphs}


def other_values(name: str, now: str) -> Iterator[str]:
    spec = RULINGS[name]
    if isinstance(spec, Number):
        yield str(spec.least if now != str(spec.least) else spec.most)
    else:
        yield from (word for word in spec.words if word != now)


def modes_with(option: str) -> dict[str, str]:
    """A table at which an option can show: Guilds without the Merchant, Allied Houses for Support."""
    if option == "trim_support":
        return {"allied": "yes"}
    return {"guilds": "yes"}


# Options that need another one before they can show.
WITH = {
    "invalid_penalty": {"allow_invalid_attacks": "yes"},
    "invalid_returns_defence": {"allow_invalid_attacks": "yes"},
    "self_defeat": {"defeat_timing": "any"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULINGS)
def test_every_option_changes_the_chapters(name: str, language: str) -> None:
    words: dict[str, Any] = {**modes_with(name), **WITH.get(name, {})}
    now = RULINGS[name].write(built_in("en111").rulings[name])
    usual = paragraphs(book("en111", language, **words))
    for value in other_values(name, now):
        other = paragraphs(book("en111", language, **{**words, name: value}))
        assert {key: each.text for key, each in other.items()} != {key: each.text for key, each in usual.items()}


def test_a_house_rule_is_marked_where_it_changes_a_sentence() -> None:
    rules = book(plague_stacking="no")
    assert rules.house_rules == {"plague_stacking": "no"}
    assert [key for key, each in paragraphs(rules).items() if each.changed] == ["strategy-stacking"]
    assert [each.number for chapter in rules.rulings for each in chapter.rulings if each.changed] == [58]
    assert not any(each.changed for each in paragraphs(book()).values())


@pytest.mark.parametrize("edition", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rulebook_is_told_in_whole_sentences(edition: str, language: str) -> None:
    rules = book(edition, language, whole=True)
    for each in paragraphs(rules).values():
        assert re.fullmatch(r"\S.*[.]", each.text) and "{" not in each.text and "  " not in each.text, each
        assert not re.search(r" [.,;:]|[.]{2}|[a-z][.][A-Z]", each.text), each


def test_chapters_of_what_is_not_played_are_left_out() -> None:
    def told(**words: str) -> set[str]:
        return {chapter.id for chapter in book(**words).chapters}  # type: ignore[arg-type]

    assert not {"guilds", "merchant", "allied"} & told()
    assert "guilds" not in told(merchant="yes") and "merchant" not in told(guilds="yes")
    assert {"guilds", "merchant"} <= told(guilds="yes", merchant="yes") and "allied" in told(allied="yes")
    assert "equitas" not in told(edition="ga") and "equitas" in told(edition="it111")


def test_the_whole_rulebook_tells_of_allies_too() -> None:
    assert "allied" in {chapter.id for chapter in book(whole=True).chapters}


def test_numbers_of_cards_come_from_the_edition() -> None:
    assert (
        "(87 cards" in paragraphs(book())["setup-decks"].text and "(15 cards" in paragraphs(book())["setup-decks"].text
    )
    assert "(84 cards" in paragraphs(book(allied="yes"))["setup-decks"].text
    assert "Imperial Manure" in paragraphs(book("v082"))["imperial-power"].text


def test_cards_have_the_names_of_their_rulebook() -> None:
    names = {card.kind: card.name for card in book("it111", "it").cards}
    assert names["edict"] == "Protezione Imperiale" and "imperial_manure" not in names
    assert "Protezione Imperiale" in paragraphs(book("it111", "it"))["special-edict"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rulings_are_there_in_their_order(language: str) -> None:
    rulings = [each for chapter in book(language=language).rulings for each in chapter.rulings]
    assert [each.number for each in rulings] == list(range(1, 127))
    assert all(each.text.endswith(".") for each in rulings)
    assert {each.number: each.option for each in rulings if each.option} == DECIDED_BY


def test_every_ruling_has_a_sentence_or_an_option_and_no_sentence_is_left_over() -> None:
    fixed = {int(key.removeprefix("ruling-")) for key in catalogue("en", "rulings")}
    assert fixed | set(DECIDED_BY) == set(range(1, max(RULINGS_END.values()) + 1))
    assert fixed & set(DECIDED_BY) == {121}


def test_every_sentence_of_the_chapters_is_placed_once() -> None:
    placed = [part.key for parts in CHAPTERS.values() for part in parts]
    chapters = {f"chapter-{name}" for name in CHAPTERS}
    page = {key for key in catalogue("en", "rulebook") if key.startswith(("class-", "basis-", "difference-"))}
    assert len(placed) == len(set(placed)) and {*placed, *chapters, *page} == set(catalogue("en", "rulebook"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "names"), [("it111", ("Edict", "Editto")), ("v082", ("Patrol ", "Patrol."))])
def test_no_ruling_and_no_chapter_speaks_of_a_card_by_another_rulebooks_name(
    edition: str, names: tuple[str, ...], language: str
) -> None:
    rules = book(edition, language)
    fixed = [each.text for chapter in rules.rulings for each in chapter.rulings if not each.option]
    told = [*fixed, *(chapter.title for chapter in rules.chapters), *(each.text for each in paragraphs(rules).values())]
    assert not [text for text in told for name in names if name in text.replace("Patrol Round", "")]


@pytest.mark.parametrize(("language", "words"), [("en", "the House on your right wins"), ("it", "alla tua destra")])
def test_it_says_who_wins_after_self_defeat(language: str, words: str) -> None:
    assert words in paragraphs(book("it111", language))["victory-self"].text
    assert words not in paragraphs(book("it111", language, allied="yes"))["victory-self"].text


def test_the_rulebooks_are_compared_point_by_point() -> None:
    rules = book()
    assert [edition.id for edition in rules.editions] == list(BUILT_IN)
    by_point = {difference.about: difference.values for difference in rules.differences}
    assert all(len(values) == 4 and len(set(values)) > 1 for values in by_point.values())
    inquisition = by_point["What does it cost to play Inquisition?"]
    assert inquisition[0] == inquisition[1] != inquisition[2] == inquisition[3]
    assert by_point["Do Base Defence cards in hand score when Winter comes?"][:2] == ["", ""]  # there is no Winter


def test_the_reference_card_is_short() -> None:
    rules = book(guilds="yes", merchant="yes")
    brief = [each.text for each in paragraphs(rules).values() if each.brief]
    assert len(" ".join(brief)) < 4_500


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption):
        book("v082", guilds="yes")


# ---------------------------------------------------------------- over HTTP


def test_the_rules_over_http_change_with_a_flag(server: Server) -> None:
    def stacking(path: str) -> str:
        status, rules = server.http(path)
        assert status == 200, rules
        return str(
            next(p["text"] for c in rules["chapters"] for p in c["paragraphs"] if p["key"] == "strategy-stacking")
        )

    assert stacking("/api/rules/en111") != stacking("/api/rules/en111?plague_stacking=no")
    assert stacking("/api/rules/en111?lang=it") != stacking("/api/rules/en111")


def test_a_tables_own_rules(server: Server) -> None:
    table, _ = server.make(edition="it111", houses=5, guilds=True, rulings={"equitas": "off"})
    status, rules = server.http(f"/api/rules/en111?table={table}")
    assert status == 200 and rules["edition"] == "it111" and rules["houses"] == 5 and rules["modes"]["guilds"]
    assert rules["house_rules"] == {"equitas": "off"}
    assert "equitas" not in [chapter["id"] for chapter in rules["chapters"]]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/api/rules/xx", "no such rulebook"),
        ("/api/rules/en111?dance=yes", "dance"),
        ("/api/rules/en111?plague_stacking=maybe", "maybe"),
        ("/api/rules/en111?houses=9", "9"),
        ("/api/rules/ga?guilds=yes", "Guilds"),
    ],
)
def test_rules_that_cannot_be_are_refused_in_a_sentence(server: Server, path: str, said: str) -> None:
    status, trouble = server.http(path)
    assert status == 400 and said in trouble["text"]


def test_one_address_has_so_many_rules_made() -> None:
    app = Starlette()
    limiter, app.state.fair_thread = set_limits(app)["list_limiter"], FairThread()
    scope = {
        "type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b"", "client": ("10.0.0.1", 1),
        "path_params": {"edition": "en111"}, "app": app,
    }  # fmt: skip

    async def ask() -> int:
        answer: Response = await ROUTES[0].endpoint(Request(scope))
        return answer.status_code

    assert asyncio.run(ask()) == 200
    while not limiter.take("10.0.0.1"):
        pass
    limiter.bucket("10.0.0.1").rate = 1e-9  # however slow the machine is
    assert asyncio.run(ask()) == 429
