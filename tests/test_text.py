"""Every word that people read stands in both languages, is used, and is spoken in the language it claims to be.

Keys made from a table, such as ``card-`` and the name of a card, are checked against that table in full.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from catalogue import (
    FOLDER,
    LANGUAGES,
    Complaint,
    catalogue,
    complaints,
    is_spoken,
    page_requests,
    requests,
    subjects,
)
from regno import errors
from regno.cli import COMMANDS
from regno.players import PLAYERS
from regno.proelio import cards, events, reasons, steps
from regno.proelio.edition import BUILT_IN
from regno.proelio.options import MODES, RULINGS, Words
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.state import SEATS

# Texts that are the same in both languages because the word is.
SAME_IN_BOTH = {
    ("architects", "no"),
    ("viscounts", "answer-no"),
    ("pages", "menu"),
    ("board", "menu"),
    ("board", "chat"),
    ("calls", "name-hook"),
    ("themes", "theme-bluff"),
    ("themes", "theme-equitas"),
    ("board", "bot"),
    ("chronicle-pages", "no"),
    ("lobby", "level-about"),
    ("bench", "value-no"),
    ("bench", "base-value"),
    ("bench", "column-base"),
    ("bench", "row-said"),
}

# Words that no Italian sentence holds.
ENGLISH = {
    "the", "of", "and", "is", "are", "was", "not", "with", "your", "you", "from", "this", "that", "for", "to", "by",
    "which", "has", "have", "its", "only",
}  # fmt: skip


def dashed(names: Iterable[str]) -> list[str]:
    return [name.replace("_", "-") for name in names]


# Keys made from a table: subject, what comes first, and the members. All must be there, and no others.
FAMILIES = [
    ("proelio", "guild-", cards.GUILDS),
    ("proelio", "why-", dashed(reasons.NAMES[1:])),
    ("proelio", "house-", [str(seat) for seat in range(SEATS)]),
    ("proelio", "season-", cards.SEASONS[1:]),
    ("proelio", "ending-", ENDINGS[1:]),
    ("story", "ask-", steps.NAMES[steps.PERK : steps.ASKED]),
    ("story", "event-", [name for name in events.NAMES if name != "over"]),
    ("cli", "command-", COMMANDS),
    ("errors", "system-", dict.fromkeys(errors.SYSTEM_FAULTS.values())),
    ("players", "level-", [*PLAYERS, "between"]),
    ("players", "about-", [*PLAYERS, "between"]),
]

SUBJECTS = {
    name: kind.subject
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, errors.RegnoError) and kind is not errors.IllegalMove
}
COMPLAINTS = sorted(complaints(set(SUBJECTS)), key=lambda complaint: (complaint.where, complaint.key))

in_every_subject = pytest.mark.parametrize("subject", subjects())


def prose(text: str) -> str:
    """What is said, without what is quoted or shown as typed."""
    return re.sub(r'"[^"]*"|`[^`]*`|«[^»]*»|%\([a-z_]*\)s', " ", text)


@in_every_subject
def test_both_languages_have_the_same_messages_parts_and_variables(subject: str) -> None:
    areas = [[file.parent.name for file in (FOLDER / each).rglob(f"{subject}.ftl")] for each in LANGUAGES]
    assert all(each == areas[0] and len(each) == 1 for each in areas)
    english, italian = (catalogue(language, subject) for language in LANGUAGES)
    assert set(english) == set(italian)
    for key, message in english.items():
        assert set(message.parts) == set(italian[key].parts), f"{subject}/{key} has other parts"
        assert message.variables == italian[key].variables, f"{subject}/{key} has other variables"


@in_every_subject
def test_every_message_is_used(subject: str) -> None:
    assert not [key for key in catalogue("en", subject) if not is_spoken(key)]


@in_every_subject
def test_no_text_is_empty(subject: str) -> None:
    for language in LANGUAGES:
        for key, message in catalogue(language, subject).items():
            assert message.text.strip() or message.variables, f"{language}/{subject}/{key} says nothing"


@in_every_subject
def test_apostrophes_and_quotes_are_typed_one_way(subject: str) -> None:
    for language in LANGUAGES:
        curled = [key for key, message in catalogue(language, subject).items() if set(message.text) & set("‘’“”")]
        assert not curled, f"{language}/{subject}: print sets them, texts do not"


@in_every_subject
def test_italian_is_not_english(subject: str) -> None:
    english, italian = (catalogue(language, subject) for language in LANGUAGES)
    same = {
        key
        for key, message in english.items()
        if re.search("[a-z]{2}", prose(message.text)) and message.text == italian[key].text
    }
    assert same <= {key for about, key in SAME_IN_BOTH if about == subject}
    for key, message in italian.items():
        left = ENGLISH & set(re.findall(r"[a-zà-ù']+", prose(message.text).lower()))
        assert not left, f"it/{subject}/{key} speaks English: {sorted(left)}"


def test_what_is_listed_as_the_same_in_both_languages_is() -> None:
    for subject, key in SAME_IN_BOTH:
        assert catalogue("en", subject)[key].text == catalogue("it", subject)[key].text


@pytest.mark.parametrize(("subject", "first", "members"), FAMILIES, ids=[family[1] for family in FAMILIES])
def test_keys_made_from_a_table_are_all_there(subject: str, first: str, members: Iterable[str]) -> None:
    there = {key for key in catalogue("en", subject) if key.startswith(first)}
    assert there == {first + member for member in members}


def test_every_card_has_a_name_and_perhaps_another_one_in_a_rulebook() -> None:
    usual = {f"card-{name}" for name in dashed(cards.NAMES)}
    own = {f"{card}-{edition}" for card in usual for edition in BUILT_IN}
    there = {key for key in catalogue("en", "proelio") if key.startswith("card-")} - {"card-times"}
    assert usual <= there <= usual | own


def test_every_option_and_every_value_of_it_has_a_sentence() -> None:
    specs = {**MODES, **RULINGS}
    sentences = {name: {None, *(spec.words if isinstance(spec, Words) else ["number"])} for name, spec in specs.items()}
    assert {key: set(message.parts) for key, message in catalogue("en", "options").items()} == sentences


def test_every_key_that_is_asked_for_is_there() -> None:
    """Wherever a text is asked for in plain words, one of the words is the key of a message."""
    keys = {key for subject in subjects() for key in catalogue("en", subject)}
    assert not [f"{asked.where} {asked.words}" for asked in requests() if not keys & set(asked.words)]


def test_every_key_that_a_page_asks_for_is_there() -> None:
    asked = list(page_requests())
    assert asked, "no page says anything"
    assert not [each for each in asked if each.key not in catalogue("en", each.subject)]


@pytest.mark.parametrize("complaint", COMPLAINTS, ids=lambda complaint: f"{complaint.where}-{complaint.key}")
def test_every_error_has_its_sentence_and_all_that_the_sentence_speaks_of(complaint: Complaint) -> None:
    messages = catalogue("en", SUBJECTS[complaint.error])
    assert complaint.key in messages, f"{SUBJECTS[complaint.error]} has no {complaint.key}"
    if complaint.arguments is not None:
        assert messages[complaint.key].variables <= complaint.arguments
