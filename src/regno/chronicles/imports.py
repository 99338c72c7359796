"""A chronicle from a file that somebody else may have written."""

from __future__ import annotations

import json

from regno.chronicles import report
from regno.chronicles.chronicle import Chronicle
from regno.chronicles.journal import ChronicleJournal, parse_journal, restore_chronicle
from regno.chronicles.messages import Catalogue, Refusal
from regno.errors import RegnoError
from regno.text import LANGUAGES

error = Catalogue("chronicles-errors")
# Letters of each part of a header as JSON: far more than any of ours has. What lists show of a chronicle is kept in
# memory for thousands of them.
MOST = {
    "kind": 1_000, "title": 1_000, "facts": 20_000, "rules": 10_000, "figures": 10_000, "packs": 20_000,
    "cards": 1_000_000, "seed": 1_000, "begun": 1_000,
}  # fmt: skip


def import_chronicle(text: str) -> tuple[ChronicleJournal, Chronicle]:
    """Return a chronicle that opens and can be shown in every language, with what is whole of its journal.

    Anything else is a Refusal: no file makes the reader of it stumble.
    """
    try:
        journal = parse_journal(text)
        chronicle = restore_chronicle(journal)
        for key, most in MOST.items():
            if len(json.dumps(getattr(chronicle.header, key), ensure_ascii=False)) > most:
                raise Refusal(error("wrong-header", key=key))
        for language in LANGUAGES:
            report.whole("", chronicle, language)
            report.scores(chronicle, language)
        json.dumps(journal.records, ensure_ascii=False).encode()  # half a character could be kept, and never sent
    except (RegnoError, MemoryError):
        raise
    except Exception:
        raise Refusal(error("never-opens")) from None
    return journal, chronicle
