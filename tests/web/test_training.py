"""Bots trained for an edition of one's own: stopped and gone on, kept by content, played by, and proved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from test_studies import Designer
from wire import Server

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.trained import file_of, keep_trained, read_trained, table_mark, trained_for
from regno.players.training import fine_tuning, policy
from regno.players.training.fine_tuning import FineTuning
from regno.proelio.chance import make_rng
from regno.proelio.game import deal
from regno.table.bot_proof import BotChoice, bot_lines, read_bot_claim, require_models
from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.web.bench.messages import EditionDraft, Found, StudySettings, StudyTask
from regno.web.bench.training import gain_of, share_of
from regno.web.bench.worker import run
from regno.web.bots.pool import BotPool

OAK = EditionDraft("en111", "Oak", {"trebuchets": 3}, {"first_turn_attack": "yes"})
BOOK = OAK.edition()
OPEN = ("shields", "palisades", "tower")  # decks without them leave every House open
SETTINGS = {"draft": msgspec.to_builtins(OAK), "seed": 3, "train": {"steps": 4}}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games a step: this is about the course of a training, not about its result."""
    monkeypatch.setattr(policy, "GAMES_PER_STEP", 60)
    monkeypatch.setattr(fine_tuning, "EVALUATION_GAMES", 60)
    monkeypatch.setattr(fine_tuning, "POSITIONS", 2_100)
    monkeypatch.setattr(fine_tuning, "HELD_OUT", 600)


def weights_of(tuning: FineTuning) -> Any:
    return np.array(tuning.trainer.checkpoint.policy["weights"])


@pytest.mark.long  # compiles self-play
def test_a_training_goes_on_from_its_state_with_the_same_result(small: None) -> None:
    options = BOOK.options(4)
    whole, first, second = (FineTuning(BOOK, options, 4, 3) for _ in range(3))
    assert np.array_equal(weights_of(whole), checkpoint_for(options).policy["weights"])
    assert whole.measure() == whole.measure()
    for _ in range(4):
        whole.advance()
    for _ in range(2):
        first.advance()
    assert second.go_on(first.state()) and second.step == 2
    for _ in range(2):
        second.advance()
    assert np.array_equal(weights_of(whole), weights_of(second))
    assert not np.array_equal(weights_of(whole), checkpoint_for(options).policy["weights"])
    before = np.array(checkpoint_for(options).value_net["into"])
    taken = whole.fit_value()
    assert np.array_equal(before, whole.trainer.checkpoint.value_net["into"]) is not taken
    assert not second.go_on(b"not a state") and not FineTuning(BOOK, options, 9, 3).go_on(first.state())


@pytest.mark.long  # compiles self-play
def test_a_study_trains_and_keeps_what_is_better(small: None, tmp_path: Path) -> None:
    out = tmp_path / "out"
    with out.open("wb") as lines:
        asked = msgspec.convert(SETTINGS, StudySettings)
        run(StudyTask(asked, str(tmp_path / "state"), 600, str(tmp_path / "models")), lines)
    found = [msgspec.json.decode(line, type=Found) for line in out.read_bytes().splitlines()]
    assert found[0].preparing and found[-1].ended and found[-1].games == found[-1].all_games
    last = found[-1].training
    assert last and last.step == 4 and len(last.before) == len(last.after) == 3
    assert last.before[1] < last.before[0] < last.before[2] and last.gain[1] < last.gain[0] < last.gain[2]
    assert last.gain[0] == pytest.approx(last.after[0] - last.before[0], abs=2e-4) and last.better == (last.gain[1] > 0)
    assert bool(last.model) == last.better == bool(trained_for(tmp_path / "models", BOOK, BOOK.options(4)))


@pytest.mark.long  # compiles self-play
def test_a_training_is_taken_where_the_nearest_checkpoint_plays_badly(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without Shields, Palisades and Towers it wins one game in twenty-five against Stewards, and soon many more."""
    monkeypatch.setattr(policy, "GAMES_PER_STEP", 1_500)
    monkeypatch.setattr(fine_tuning, "EVALUATION_GAMES", 250)
    monkeypatch.setattr(fine_tuning, "POSITIONS", 2_100)
    monkeypatch.setattr(fine_tuning, "HELD_OUT", 600)
    wanted = {"draft": {"base": "en111", "title": "Open", "cards": dict.fromkeys(OPEN, 0)}, "seed": 3}
    asked = msgspec.convert({**wanted, "train": {"steps": 12}}, StudySettings)
    with (tmp_path / "out").open("wb") as lines:
        run(StudyTask(asked, str(tmp_path / "studies" / "state"), 600, str(tmp_path / "models")), lines)
    last = msgspec.json.decode((tmp_path / "out").read_bytes().splitlines()[-1], type=Found).training
    assert last and last.before[0] < 0.1 and last.gain[1] > 0.01 and last.better
    book = asked.draft.edition()
    assert last.model == trained_for(tmp_path / "models", book, book.options(4))
    assert BotPool(1, tmp_path / "models").with_models(TableSettings(cards=dict.fromkeys(OPEN, 0))).models == last.model


def test_a_gain_is_taken_only_if_it_is_clear() -> None:
    before = [(40.0 + each % 3, 100) for each in range(24)]
    assert gain_of(before, before) == [0.0, 0.0, 0.0]
    more = [(won + 5 + place % 2, games) for place, (won, games) in enumerate(before)]
    gain, low, high = gain_of(before, more)
    assert gain == pytest.approx(0.055) and 0.05 < low < gain < high < 0.06
    noise = [(won + (8 if place % 2 else -7), games) for place, (won, games) in enumerate(before)]
    assert gain_of(before, noise)[1] < 0 < gain_of(before, noise)[0]
    assert share_of(before)[0] == pytest.approx(0.41) and share_of(before)[1] < 0.41 < share_of(before)[2]


def nearest_file() -> bytes:
    tuning = FineTuning(BOOK, BOOK.options(4), 1, 1)
    tuning.trainer.checkpoint.policy["weights"][:] = 0.5
    return tuning.file()


def test_a_checkpoint_is_found_by_its_table_and_cannot_change(tmp_path: Path) -> None:
    options, body = BOOK.options(4), nearest_file()
    assert trained_for(tmp_path, BOOK, options) == ""
    name = keep_trained(tmp_path, BOOK, options, body)
    assert trained_for(tmp_path, BOOK, BOOK.options(4, guilds=True)) == name, "Guilds are learnt with"
    assert trained_for(tmp_path, BOOK, BOOK.options(5)) == ""
    assert table_mark(OAK.base_edition(), options) != table_mark(BOOK, options)
    file = file_of(tmp_path, name)
    found = read_trained(file)
    assert found and np.all(found.policy["weights"] == 0.5)
    for bad in ("", "../../etc/passwd", f"{name}/x", name.upper() + "Z"):
        assert file_of(tmp_path, bad) == ""
    damaged = tmp_path / f"{name[:16]}-{'0' * 16}.npz"
    damaged.write_bytes(body)
    assert read_trained(str(damaged)) is None and read_trained(str(tmp_path / "gone.npz")) is None


def test_a_new_table_of_the_edition_names_its_checkpoint(tmp_path: Path) -> None:
    name = keep_trained(tmp_path, BOOK, BOOK.options(4), nearest_file())
    pool = BotPool(1, tmp_path)
    own = TableSettings(cards={"trebuchets": 3}, rulings={"first_turn_attack": "yes"}, models="0" * 16)
    assert pool.with_models(own).models == name and pool.model_file(name).endswith(f"{name}.npz")
    assert pool.with_models(TableSettings(models=name)).models == "", "the printed edition has its own"
    assert BotPool(1).with_models(own).models == "" and BotPool(1).model_file(name) == ""


def test_a_sovereign_plays_by_the_file_and_as_a_steward_without_it(tmp_path: Path) -> None:
    name = keep_trained(tmp_path, BOOK, BOOK.options(4), nearest_file())
    file, view = file_of(tmp_path, name), (game := deal()).view(game.state.who)
    player: Any = PLAYERS["sovereign"](make_rng(1), file)
    assert np.all(player.models(view.options)["policy"]["weights"] == 0.5)
    lost: Any = PLAYERS["sovereign"](make_rng(1), str(tmp_path / "gone.npz"))
    assert lost.search(view, Budget(simulations=5)) == []
    assert lost.choose(view, view.legal, Budget(simulations=5)) in view.legal and lost.simulations == 0
    assert not hasattr(PLAYERS["steward"](make_rng(1), file), "trained")


def test_a_record_names_the_model_and_its_proof_asks_for_the_file(tmp_path: Path) -> None:
    name = keep_trained(tmp_path, BOOK, BOOK.options(4), nearest_file())
    lines = "\n".join(bot_lines([0], {3: BotChoice("sovereign", 50)}, name))
    claim = read_bot_claim(lines)
    assert claim.models == name and claim.choices[3].level == "sovereign"
    require_models(claim, file_of(tmp_path, name))
    for file in ("", str(tmp_path / "other.npz")):
        with pytest.raises(TableError) as trouble:
            require_models(claim, file)
        assert name in str(trouble.value)
    require_models(read_bot_claim("\n".join(bot_lines([0], {3: BotChoice("sovereign", 0)}, name))), "")
    require_models(read_bot_claim("\n".join(bot_lines([0], {3: BotChoice("sovereign", 9)}))), "")


@pytest.mark.long  # compiles self-play in a process of its own
def test_a_training_belongs_to_a_person_and_does_not_pause_their_study(server: Server) -> None:
    designer = Designer(server)
    training = designer.begin(train={"steps": 1_000})
    study = designer.begin(deals=1_000)
    assert designer.wait(study, "done")
    assert designer.ask(f"studies/{training}")[1]["state"] in ("running", "waiting")
    status, refused = designer.ask(f"studies/{training}/report")
    assert status == 404 and "no report" in json.dumps(refused)
    designer.ask(f"studies/{training}", {"to": "paused"})
    assert designer.wait(training, "paused")["settings"]["train"] == {"steps": 1_000}
    designer.ask(f"studies/{training}", {"to": "forgotten"})
    both: dict[str, Any] = {"draft": {}, "train": {"steps": 1}, "search": {"cards": ["knights"]}}
    assert designer.ask("studies", {"settings": both})[0] == 400
