"""The pictures of trainings in the docs are those of the files that ship."""

from __future__ import annotations

from training_curves import DOCS, NETS, pictures

PAGE = DOCS / "howto" / "train.md"


def test_every_shipped_network_has_its_picture_and_it_is_the_present_one() -> None:
    drawn = dict(pictures())
    assert len(drawn) == len(list(NETS.glob("*.npz"))) > 0
    for file, svg in drawn.items():
        assert file.read_text(encoding="utf-8") == svg, "run python tools/training_curves.py"
        assert f"(../{file.name})" in PAGE.read_text(encoding="utf-8")
