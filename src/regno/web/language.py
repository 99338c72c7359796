"""The languages that a message may ask for: those that there are texts in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from regno.text import LANGUAGES

if TYPE_CHECKING:
    from typing import TypeAlias

    Language: TypeAlias = str
    LanguageOrNone: TypeAlias = str
else:
    Language = Literal[LANGUAGES]
    LanguageOrNone = Literal["", *LANGUAGES]
