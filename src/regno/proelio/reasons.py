"""Why a move is not allowed, as numbers; 0 is allowed. The sentences are in text/, under ``why-<name>``."""

from __future__ import annotations

NAMES = (
    "allowed", "not_this_choice", "not_held", "out_of_order", "leaves_too_few", "not_deployable", "over_level",
    "plague_on_table", "attack_pending", "first_turn", "last_card", "fort_at_top", "one_plague_only",
    "not_that_house", "empty_hand", "too_few_cards", "no_imperial_cards", "perk_not_yours", "perk_exhausted",
    "perk_locked", "artisans_later", "equitas_off", "equitas_spent", "equitas_has_fort", "equitas_others_lack",
    "equitas_fort_lost", "equitas_has_shields", "equitas_deck_only", "merchant_absent", "merchant_elsewhere",
    "merchant_here", "nothing_to_buy", "cannot_pay", "not_allied", "nothing_to_draw", "self_defeat", "must_act",
    "not_in_pile", "chance_cannot", "game_over",
)  # fmt: skip

(
    ALLOWED, NOT_THIS_CHOICE, NOT_HELD, OUT_OF_ORDER, LEAVES_TOO_FEW, NOT_DEPLOYABLE, OVER_LEVEL,
    PLAGUE_ON_TABLE, ATTACK_PENDING, FIRST_TURN, LAST_CARD, FORT_AT_TOP, ONE_PLAGUE_ONLY,
    NOT_THAT_HOUSE, EMPTY_HAND, TOO_FEW_CARDS, NO_IMPERIAL_CARDS, PERK_NOT_YOURS, PERK_EXHAUSTED,
    PERK_LOCKED, ARTISANS_LATER, EQUITAS_OFF, EQUITAS_SPENT, EQUITAS_HAS_FORT, EQUITAS_OTHERS_LACK,
    EQUITAS_FORT_LOST, EQUITAS_HAS_SHIELDS, EQUITAS_DECK_ONLY, MERCHANT_ABSENT, MERCHANT_ELSEWHERE,
    MERCHANT_HERE, NOTHING_TO_BUY, CANNOT_PAY, NOT_ALLIED, NOTHING_TO_DRAW, SELF_DEFEAT, MUST_ACT,
    NOT_IN_PILE, CHANCE_CANNOT, GAME_OVER,
) = range(40)  # fmt: skip
