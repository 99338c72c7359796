"""The versions that others rely on are written down once, and the documents say the same."""

from __future__ import annotations

import re
import tomllib

import pytest

import regno
from regno.env.kernel import encode
from regno.proelio.formats import record
from regno.table.store import sqlite
from regno.web import messages
from source import HOME

NOW = {
    "rules": record.RULES_VERSION,
    "wire": messages.WIRE_VERSION,
    "store": sqlite.SCHEMA_VERSION,
    "observation": encode.VERSION,
}


def text_of(name: str) -> str:
    return (HOME / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NOW)
def test_the_changelog_names_the_version_of_each_interface(name: str) -> None:
    rows = re.findall(rf"^\| {name} \| (\d+) \|", text_of("CHANGELOG.md"), re.MULTILINE)
    assert rows == [str(NOW[name])], "the table at the top of CHANGELOG.md"


def test_the_changelog_begins_with_the_present_release() -> None:
    first = re.search(r"^## (\S+)", text_of("CHANGELOG.md"), re.MULTILINE)
    assert first and first[1] == regno.__version__


def test_the_version_of_the_program_is_read_from_its_source() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))
    assert "version" in project["project"]["dynamic"] and "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/regno/__init__.py"


def test_the_citation_names_the_present_version() -> None:
    assert f"\nversion: {regno.__version__}\n" in text_of("CITATION.cff")


def test_classifiers_are_the_pythons_of_the_workflow() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    claimed = re.findall(r"Python :: (3\.\d+)'", str(project["classifiers"]))
    matrix = re.search(r"python: \[(.*)\]", text_of(".github/workflows/test.yml"))
    assert matrix and claimed == re.findall(r"[\d.]+", matrix[1])
    assert project["requires-python"] == f">={claimed[0]}"
