"""Every citation of a rule leads to exactly one point of docs/rules; and this check can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from citations import Citation, anchors, citations, citations_in_code, citations_in_test, report, unresolved


def test_every_citation_leads_to_one_point() -> None:
    assert not unresolved(citations()), "name the points as docs/rules does, or write the missing ones there"


def test_the_check_sees_the_code_and_the_tests() -> None:
    places = [each.place for each in citations()]
    assert sum(place.startswith("src/regno/proelio/rules/") for place in places) > 350
    assert sum(place.startswith("tests/proelio/") for place in places) > 500
    assert sum(place.startswith("tests/chronicles/") for place in places) > 200


def test_every_point_is_written_once() -> None:
    assert not [point for point, places in anchors().items() if len(places) > 1]


def file_of(folder: Path, text: str, name: str = "planted") -> Path:
    """Write a source file and return it; each has a name of its own, since what was read once is kept."""
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    return file


IN_CODE = {  # what stands in a docstring: the points it cites
    "[R42]": ["R42"],
    "[D6a] A Patrol [Q33, R48]": ["D6a", "Q33", "R48"],
    "[A2.6a, Q83b]": ["A2.6a", "Q83b"],
    "[R34-R36, P3]": ["R34", "R35", "R36", "P3"],
    "No [number] and no [ 3 ]": [],
}
WRONG_IN_CODE = {  # what stands in a docstring: what is wrong with it
    "[R999]": ["R999"],
    "[42]": ["42"],
    "[Q16, 2.14.3]": ["2.14.3"],
    "[R40-R36]": ["R40-R36"],
    "[R134-R136]": ["R136"],
    "[R34-Q41]": ["R34-Q41"],
    "[R42 Q64]": ["R42 Q64"],
    "[R42,\n    Q64]": ["R42,"],
    "[R42, or so]": ["or so"],
}


@pytest.mark.parametrize("text", IN_CODE)
def test_citations_in_docstrings_and_comments_are_read(tmp_path: Path, text: str) -> None:
    sources = {
        "module": f'"""{text}"""\n',
        "function": f'def rule():\n    """One line.\n\n    {text}\n    """\n',
        "comment": f"a = [7]  # {text}\n",
    }
    for name, source in sources.items():
        assert [each.point for each in citations_in_code(file_of(tmp_path, source, name))] == IN_CODE[text]


@pytest.mark.parametrize("text", WRONG_IN_CODE)
def test_a_wrong_citation_in_the_code_is_caught(tmp_path: Path, text: str) -> None:
    found = unresolved(citations_in_code(file_of(tmp_path, f'def rule():\n    """{text}"""\n')))
    assert [place.split(": ", 1)[1] for place in found] == WRONG_IN_CODE[text]
    assert all("planted.py:2" in place for place in found)


NAMES = {  # the name of a test: the points it is named after
    "test_q16_a_bluff": ["Q16"],
    "test_q83b_early": ["Q83b"],
    "test_a2_6a_a_rival": ["A2.6a"],
    "test_v4_ii_a_bluff": ["V4"],
    "test_r116_and_q104_both": ["R116", "Q104"],
    "test_r10_r11_and_r18_the_deal": ["R10", "R11", "R18"],
    "test_r75_to_r78_conditions": ["R75", "R76", "R77", "R78"],
    "test_five_cards_of_111": [],
}
WRONG_NAMES = {  # the name of a test: what is wrong with it
    "test_q999_nothing": ["Q999"],
    "test_r129_and_r999_nothing": ["R999"],
    "test_r133_to_r136_nothing": ["R136"],
    "test_ruling_16_a_bluff": ["test_ruling_1"],
    "test_row_122_he_sells": ["test_row_1"],
    "test_2_14_01_order": ["test_2"],
    "test_81_after_equitas": ["test_8"],
}


@pytest.mark.parametrize("name", NAMES)
def test_names_of_tests_are_read(tmp_path: Path, name: str) -> None:
    file = file_of(tmp_path, f"def {name}():\n    pass\n")
    assert [each.point for each in citations_in_test(file)] == NAMES[name] and not unresolved(citations_in_test(file))


@pytest.mark.parametrize("name", WRONG_NAMES)
def test_a_wrong_name_of_a_test_is_caught(tmp_path: Path, name: str) -> None:
    found = unresolved(citations_in_test(file_of(tmp_path, f"def {name}():\n    pass\n")))
    assert [place.split(": ", 1)[1] for place in found] == WRONG_NAMES[name]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("The Merchant: R122-R128, Q113.", []),
        ("Rulings 16-28: attacks.", ["Rulings 16"]),
        ("As 2.13 has it.", ["2.13"]),
        ("See Q999.", ["Q999"]),
    ],
)
def test_remarks_of_tests_are_read(tmp_path: Path, text: str, wrong: list[str]) -> None:
    for name, source in {"docstring": f'"""{text}"""\n', "comment": f"a = 1  # {text}\n"}.items():
        found = unresolved(citations_in_test(file_of(tmp_path, source, name)))
        assert [place.split(": ", 1)[1] for place in found] == wrong


def test_a_point_that_stands_twice_is_no_place_to_lead_to() -> None:
    cited = Citation("R42", Path(__file__), 1)
    assert not unresolved([cited])
    assert unresolved([cited], {"R42": anchors()["R42"] * 2})


def test_the_command_lists_where_a_point_is_written_and_cited() -> None:
    lines = list(report(["Q16"]))
    assert lines[0].startswith("docs/rules/rulings.md:") and lines[0].endswith("Q16 is written here")
    assert any(line.startswith("src/regno/proelio/rules/attack.py:") for line in lines)
    assert any(line.startswith("tests/proelio/test_rulings_3_attack.py:") for line in lines)
