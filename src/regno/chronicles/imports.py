"""A chronicle from a file that somebody else may have written."""

from __future__ import annotations

from regno.chronicles import report
from regno.chronicles.chronicle import Chronicle
from regno.chronicles.journal import Journal, revived, unsealed
from regno.chronicles.messages import Refusal, Subject
from regno.errors import RegnoError
from regno.text import LANGUAGES

wrong = Subject("chronicles-errors")


def brought(text: str) -> tuple[Journal, Chronicle]:
    """Return a chronicle that opens and can be told in every language, with what is whole of its journal.

    Anything else is a Refusal: no file makes the reader of it stumble.
    """
    try:
        journal = unsealed(text)
        chronicle = revived(journal)
        for language in LANGUAGES:
            report.whole("", chronicle, language)
            report.scores(chronicle, language)
    except (RegnoError, MemoryError):
        raise
    except Exception:
        raise Refusal(wrong("never-opens")) from None
    return journal, chronicle
