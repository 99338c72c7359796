"""The shuffle: fair by card, bound by what was published, and checked afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from setting import SECRET, begun, nonce, play_out

from regno.proelio.cards import NAMES
from regno.proelio.formats.record import read_record
from regno.table.errors import TableError
from regno.table.fair_shuffle import Shuffle, draw_below, game_key, hmac_sha256, new_secret
from regno.table.settings import TableSettings
from regno.table.verify import verify


def finished(**terms: object) -> tuple[str, str]:
    """The Record of a whole game, and what was published before it."""
    table = begun((0, 1), TableSettings(**terms))  # type: ignore[arg-type]
    play_out(table, seed=4)
    assert table.phase == "over"
    return table.record(), table.shuffle.commitment


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Shuffle(SECRET).commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert len(bytes.fromhex(new_secret())) == 16 and new_secret() != new_secret()


def test_draws_are_made_by_the_hmac_of_the_standard() -> None:
    for message in (b"", b"7:0", b"x" * 100):
        assert hmac_sha256(game_key(SECRET, {}), message) == hmac.digest(game_key(SECRET, {}), message, "sha256")


def test_every_persons_nonce_changes_the_cards() -> None:
    keys = {
        game_key(SECRET, {}),
        game_key(SECRET, {0: nonce(0)}),
        game_key(SECRET, {1: nonce(0)}),
        game_key(SECRET, {0: nonce(1)}),
    }
    assert len(keys) == 4


def test_draws_are_even() -> None:
    """Seven answers over 7,000 draws: each within five standard deviations of a thousand."""
    seen = Counter(draw_below(b"key", number, 7) for number in range(7_000))
    assert all(abs(seen[answer] - 1_000) < 5 * 29.3 for answer in range(7))


def test_the_same_table_deals_the_same_cards_and_another_secret_others() -> None:
    first, again, other = begun(), begun(), begun(secret="ff" * 16)
    assert first.live and again.live and other.live
    assert first.live.game.moves == again.live.game.moves != other.live.game.moves


def test_the_secret_is_told_only_after_the_end() -> None:
    table = begun()
    assert table.secret == ""
    with pytest.raises(TableError, match="once the game is over"):
        table.record()
    play_out(table)
    assert table.secret == SECRET


def test_a_finished_game_verifies() -> None:
    record, published = finished()
    checked = verify(record, published)
    assert checked.claim.shuffle.nonces == {0: nonce(0), 1: nonce(1)}
    assert checked.answers > 20 and checked.moves == len(read_record(record).moves)


def test_another_commitment_is_noticed() -> None:
    record, _ = finished()
    with pytest.raises(TableError, match="does not fit what was published"):
        verify(record, "00" * 32)


def test_another_secret_is_noticed() -> None:
    record, published = finished()
    with pytest.raises(TableError, match="does not fit"):
        verify(record.replace(SECRET, "ab" * 16), published)


def test_another_nonce_is_noticed() -> None:
    record, published = finished()
    with pytest.raises(TableError, match="is not what the shuffle gives"):
        verify(record.replace(nonce(1), nonce(7)), published)


def test_a_card_slipped_in_is_noticed() -> None:
    """The first card dealt is exchanged for another kind: the Record still replays, the shuffle says no."""
    record, published = finished()
    lines = record.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("chance =") and line[8:] in NAMES)
    for other in (name for name in NAMES[:9] if f"chance ={name}" != lines[place]):
        forged = "\n".join([*lines[:place], f"chance ={other}"]) + "\n"
        with pytest.raises(TableError, match=f"it says ={other}"):
            verify(forged, published)


def test_a_record_of_the_terminal_cannot_be_verified() -> None:
    record, _ = finished()
    with pytest.raises(TableError, match="tells nothing of its shuffle"):
        verify("\n".join(line for line in record.splitlines() if not line.startswith("#")))


def test_a_chosen_seed_is_named_and_checked() -> None:
    table = begun((0,), TableSettings(seed=7))
    play_out(table)
    checked = verify(table.record())
    assert checked.claim.shuffle.seed == 7 and checked.answers
    with pytest.raises(TableError, match="nothing was published"):
        verify(table.record(), "00" * 32)
