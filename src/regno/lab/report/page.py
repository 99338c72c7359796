"""Building blocks of reports: single HTML files without external requests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from regno.errors import localise_argument
from regno.text import Voice, say

STYLE = """
:root{--paper:#fbf5e6;--lit:#fffdf6;--rule:#c8b487;--ink:#2b2118;--soft:#594834;--red:#7a1f1f}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 'EB Garamond',Georgia,serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:2rem;line-height:1.15;margin:.5em 0 .2em}
h2{font-size:1.4rem;border-bottom:1px solid var(--rule);margin:2em 0 .6em;padding-bottom:.2em}
h3{font-size:1.1rem;margin:1.6em 0 .3em}
p{margin:.4em 0}
.soft{color:var(--soft)}
code{font-size:.82em;overflow-wrap:anywhere}
figure{margin:.6em 0;background:var(--lit);border:1px solid var(--rule);border-radius:8px;padding:8px;overflow-x:auto}
figure svg{display:block;width:100%;height:auto;min-width:520px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums lining-nums;font-size:.88em}
th,td{text-align:right;padding:3px 8px;border-bottom:1px solid var(--rule)}
th:first-child,td:first-child{text-align:left}
td{white-space:nowrap}
.wide{overflow-x:auto}
summary{cursor:pointer;color:var(--soft)}
.found{color:var(--red);font-weight:700}
"""

TICK = r"(?<=>)[-−+]?[0-9]+\.[0-9]+(?=</text>)"  # a number at an axis


def document(voice: Voice, title: str, body: Iterable[str]) -> str:
    """Return the whole file."""
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(title)}</title>"
    parts = "\n".join(body)
    return (
        f"<!doctype html>\n<html lang={voice.language}><head>{head}<style>{STYLE}</style></head>\n"
        f"<body><main>\n{parts}\n</main></body></html>\n"
    )


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "") -> str:
    return f"<p class={kind}>{escape(text)}</p>" if kind else f"<p>{escape(text)}</p>"


def code(text: str) -> str:
    return f"<p><code>{escape(text)}</code></p>"


def chart(svg: str, language: str) -> str:
    """Return a framed chart, its numbers in the format of the language."""
    return f"<figure tabindex=0>{re.sub(TICK, lambda found: in_language(found[0], language), svg)}</figure>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table that scrolls horizontally on small screens."""
    first = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class=wide tabindex=0><table><thead><tr>{first}</tr></thead><tbody>{lines}</tbody></table></div>"


def disclosure(title: str, content: str) -> str:
    """Return content behind a disclosure."""
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


class Names:
    """Names of cards, Guilds, endings and seats in one language."""

    def __init__(self, language: str, edition: str) -> None:
        self.language, self.edition = language, edition
        self.voice = Voice(language, "lab")

    def __call__(self, group: str, item: str) -> str:
        if group in ("guild", "tie"):
            return str(localise_argument(self.language, "guild", item, self.edition))
        if group in ("held", "used", "decisive", "won-with", "dealt"):
            return str(localise_argument(self.language, "card", item, self.edition))
        if group == "ending":
            return self.voice(f"ending-{item}")
        if group == "seat":
            return self.voice("item-seat", number=int(item) + 1)
        if group == "order":
            return self.voice("item-order", number=int(item) + 1)
        return self.voice("item-all") if item in ("all", "mean") else item

    def house_rule(self, name: str) -> str:
        """Return what an option is about, as a sentence."""
        if name.startswith("cards."):
            card = localise_argument(self.language, "card", name.removeprefix("cards."), self.edition)
            return self.voice("switch-cards", card=card)
        return self.voice("switch-all") if name == "all" else say(self.language, "options", name)


def in_language(number: str, language: str) -> str:
    """Return a number with the comma and the point of the language."""
    from babel.numbers import get_decimal_symbol, get_group_symbol  # comes with Fluent

    return number.translate(str.maketrans(".,", get_decimal_symbol(language) + get_group_symbol(language)))
