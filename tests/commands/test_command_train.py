"""``regno train`` as a person meets it."""

from __future__ import annotations

import json
from importlib.resources import files
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from speaking import Regno

from regno.players.models.checkpoint import option_values, read
from regno.players.models.net_checkpoint import read_nets
from regno.players.training import league, ppo
from regno.proelio.edition import built_in


@pytest.mark.long
@pytest.mark.parametrize(("language", "word"), [("en", "Learnt"), ("it", "Imparato")])
def test_weights_are_learnt_and_written(regno: Regno, tmp_path: Path, language: str, word: str) -> None:
    said = regno("train", str(tmp_path / "w.json"), "--positions", "500", "--lang", language)
    assert said.status == 0 and said.out.startswith(word)
    assert len(json.loads((tmp_path / "w.json").read_text())) == 3


@pytest.mark.long
def test_experience_is_gained_and_written_the_same_from_the_same_seed(regno: Regno, tmp_path: Path) -> None:
    made = [tmp_path / name for name in ("one.npz", "same.npz")]
    for file in made:
        words = ["--what", "experience", "--edition", "ga", "--steps", "1", "--positions", "5000"]
        said = regno("train", str(file), *words)
        assert said.status == 0 and said.out.startswith("Practised 1 step,") and " 0.0%" not in said.out
    assert made[0].read_bytes() == made[1].read_bytes()
    with made[0].open("rb") as written:
        assert read(written).table == option_values(built_in("ga").options(4))


NETS = files("regno.players.models").joinpath("nets/en111-4.npz")


@pytest.mark.long
@pytest.mark.parametrize(("words", "told"), [((), "sharper form"), (("--start", str(NETS)), "where it began")])
def test_networks_are_trained_and_written_the_same_from_the_same_seed(
    regno: Regno, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.setattr(ppo, "SAMPLES", 2048)
    monkeypatch.setattr(ppo, "BATCH_SIZE", 512)
    monkeypatch.setattr(league, "MATCH_GAMES", 16)
    made = [tmp_path / name for name in ("one.npz", "same.npz")]
    for file in made:
        said = regno("train", str(file), "--what", "policy", "--steps", "2", "--positions", "2000", *words)
        assert said.status == 0 and said.out.startswith("Trained by 2 updates;")
        assert "2 of 2 updates" in said.err and said.err.strip().endswith(told)
    assert made[0].read_bytes() == made[1].read_bytes() and len(list(tmp_path.iterdir())) == 2
    with made[0].open("rb") as written:
        found = read_nets(written)
    assert found.table == option_values(built_in("en111").options(4, guilds=True)) and found.training["seed"] == 1


@pytest.mark.long
def test_leaves_are_learnt_for_networks_whose_policy_stays(regno: Regno, tmp_path: Path) -> None:
    (tmp_path / "start.npz").write_bytes(NETS.read_bytes())
    words = ["--what", "leaves", "--start", str(tmp_path / "start.npz"), "--positions", "4000"]
    made = [tmp_path / name for name in ("one.npz", "same.npz")]
    for file in made:
        said = regno("train", str(file), *words)
        assert said.status == 0 and said.out.startswith("Learnt from 4,000 positions;"), said
        assert "4,000 of 4,000 positions" in said.err
    assert made[0].read_bytes() == made[1].read_bytes()
    start, found = (read_nets(BytesIO((tmp_path / name).read_bytes())) for name in ("start.npz", "one.npz"))
    assert found.net == start.net and found.leaf_net != start.leaf_net and found.table == start.table
    assert found.training["leaves"]["positions"] == 4000 and found.training["rounds"] == start.training["rounds"]


def test_leaves_need_networks_a_policy_may_have_some_and_nothing_else_takes_any(regno: Regno, tmp_path: Path) -> None:
    out, other = str(tmp_path / "x.npz"), tmp_path / "other.npz"
    other.write_bytes(b"something else")
    assert "--start FILE" in regno("train", out, "--what", "leaves").trouble
    assert "--start FILE" in regno("train", out, "--what", "value", "--start", str(other)).trouble
    for file, what in product((other, tmp_path / "nothing.npz"), ("leaves", "policy")):
        assert file.name in regno("train", out, "--what", what, "--start", str(file)).trouble
    assert not (tmp_path / "x.npz").exists()


def test_a_training_is_not_mixed_with_another(regno: Regno, tmp_path: Path) -> None:
    (tmp_path / "net.npz.progress").write_bytes(b"something else")
    said = regno("train", str(tmp_path / "net.npz"), "--what", "policy", "--steps", "2")
    assert said.status == 2 and "net.npz.progress" in said.err and "Traceback" not in said.err
    assert (tmp_path / "net.npz.progress").read_bytes() == b"something else"


@pytest.mark.parametrize(
    ("words", "named"), [(["--positions", "5"], "100"), (["--seed", "x"], '"x"'), (["--what", "luck"], '"luck"')]
)
def test_a_wrong_number_is_one_clear_line(regno: Regno, tmp_path: Path, words: list[str], named: str) -> None:
    assert named in regno("train", str(tmp_path / "w.json"), *words).trouble
