"""The engine: what is asked now, which answers are allowed and why the others are not, and what an answer does.

``why_not`` says what is allowed: error texts and greyed buttons come from it. ``legal_set`` finds the same faster, in
``legal_bits.py``, and tests hold it equal.
``apply`` takes a legal move and runs the rules on to the next choice; it does not check again.
"""

from __future__ import annotations

from regno.proelio import legal_bits, moves, reasons, steps
from regno.proelio.bits import write_places
from regno.proelio.cards import (
    ATTACKS,
    BASE_KINDS,
    END_OF_BACK,
    FIRST_OF_BACK,
    GUILDS,
    IMPERIAL_RESOURCES,
    KINDS,
    RESOURCES,
)
from regno.proelio.jit.records import Row
from regno.proelio.rules import (
    allies,
    attack,
    defence,
    equitas,
    fortify,
    guilds,
    hand,
    imperial,
    loot,
    merchant,
    seasons,
    setup,
    strategy,
    turn,
    victory,
)
from regno.proelio.state import Events, Options, State

# ---------------------------------------------------------------- what is allowed


def why_not(s: State, move: int, o: Options) -> reasons.Reason:
    """Return the reason why a move is not allowed now, 0 if it is."""
    if s.step == steps.ACTION:
        return why_not_in_action(s, move, o)
    if s.step < steps.PERK:
        return reasons.ALLOWED if move < KINDS and weight(s, move, o) > 0 else reasons.CHANCE_CANNOT
    if s.step == steps.OVER:
        return reasons.GAME_OVER
    if move < KINDS:
        return why_not_card(s, move, o)
    return why_not_word(s, move, o)


def why_not_card(s: State, kind: int, o: Options) -> reasons.Reason:
    """A single card named in a choice of cards."""
    if s.step == steps.DEPLOY:
        return defence.why_not_deploy(s, kind, o)
    if s.step == steps.KEEP:
        return imperial.why_not_keep(s, kind)
    if s.step == steps.TAKE:
        return merchant.why_not_take(s, kind)
    if names_cards(s.step):
        return hand.why_not_name(s, kind)
    return reasons.NOT_THIS_CHOICE


def why_not_word(s: State, move: int, o: Options) -> reasons.Reason:
    """An answer that names no card, outside the Action."""
    allowed = False
    if s.step == steps.DEPLOY or s.step == steps.TAKE:
        allowed = move == moves.NO
    elif s.step == steps.SACRIFICE:
        allowed = move == moves.SACRIFICE or move == moves.HOLD
    elif s.step == steps.PERK:
        return why_not_early(s, move, o)
    elif s.step == steps.PLAGUE_DRAW:
        return strategy.why_not_plague_draw(s, move, o)
    elif s.step in (steps.IGNORE, steps.ESCAPE, steps.BUILDERS, steps.ARTISANS, steps.APOTHECARIES):
        allowed = move == moves.PERK or move == moves.NO
    return reasons.ALLOWED if allowed else reasons.NOT_THIS_CHOICE


def why_not_early(s: State, move: int, o: Options) -> reasons.Reason:
    """[T3] Bards, Merchants or, by house rule, Inquisition before the Defence phase; or nothing."""
    if move == moves.NO:
        return reasons.ALLOWED
    if move == moves.BARDS:
        return guilds.why_not_bards(s)
    if move == moves.MERCHANTS:
        return guilds.why_not_merchants(s)
    if move == moves.INQUISITION_RIGHT or move == moves.INQUISITION_LEFT:
        return imperial.why_not_early(s, move == moves.INQUISITION_RIGHT, o)
    return reasons.NOT_THIS_CHOICE


def why_not_in_action(s: State, move: int, o: Options) -> reasons.Reason:
    """[A1, A2] Free plays, one Action, or a pass when no Action is possible."""
    if move == moves.PASS:
        return why_not_pass(s, o)
    return why_not_action(s, move, o)


def why_not_action(s: State, move: int, o: Options) -> reasons.Reason:
    """Each row of the Action phase in the order of moves [R67-R74]."""
    if move < moves.DRAW:
        return reasons.NOT_THIS_CHOICE
    if move == moves.DRAW:
        return strategy.why_not_draw(s, o)
    if move < moves.FORTIFY:
        return attack.why_not_attack(s, ATTACKS[move - moves.ATTACK], o)
    if move == moves.FORTIFY:
        return fortify.why_not_fortify(s)
    if move < moves.IMPERIAL_RESOURCES:
        return strategy.why_not_resources(s, RESOURCES, move == moves.RESOURCES_ARTISANS, o)
    if move < moves.PLAGUE:
        return strategy.why_not_resources(s, IMPERIAL_RESOURCES, move == moves.IMPERIAL_RESOURCES_ARTISANS, o)
    if move == moves.PLAGUE:
        return strategy.why_not_plague(s, o)
    if move < moves.EQUITAS_DECK:
        return imperial.why_not_imperial(s, move == moves.IMPERIAL_SCRIBES)
    if move < moves.TRADE:
        return equitas.why_not_equitas(s, move == moves.EQUITAS_PILE, o)
    if move == moves.TRADE:
        return merchant.why_not_trade(s)
    if move < moves.INQUISITION_RIGHT:
        return strategy.why_not_alliance(s, move - moves.ALLIANCE, o)
    if move < moves.SUPPORT:
        return imperial.why_not_inquisition(s, move == moves.INQUISITION_RIGHT, o)
    if move == moves.SUPPORT:
        return allies.why_not_support(s, o)
    return guilds.why_not_bards(s) if move == moves.BARDS else guilds.why_not_merchants(s)


def is_free_play(move: int, o: Options) -> bool:
    """[A1] Plays that leave the Action to be taken."""
    if move == moves.INQUISITION_RIGHT or move == moves.INQUISITION_LEFT:
        return imperial.is_free(o)
    return move == moves.BARDS or move == moves.MERCHANTS


def why_not_pass(s: State, o: Options) -> reasons.Reason:
    """One Action is due; only when none is possible does the turn pass [Q4, R8, P16]."""
    for move in range(moves.DRAW, moves.PASS):
        if not is_free_play(move, o) and why_not_action(s, move, o) == reasons.ALLOWED:
            return reasons.MUST_ACT
    return reasons.ALLOWED


def names_cards(step: steps.Step) -> bool:
    """The choices in which so many cards of one's hand are named [P1]."""
    return step in (steps.TRIM, steps.LOOT, steps.PAY, steps.BARDS, steps.PENALTY, steps.SUPPORT)


def legal(s: State, o: Options, out: Row) -> int:
    """Write the allowed moves in ascending order and give their number."""
    return write_places(legal_set(s, o), out)


def legal_set(s: State, o: Options) -> int:
    """Return the allowed moves, one bit each; ``why_not`` says the same move by move."""
    if s.step == steps.ACTION:
        return legal_bits.action_bits(s, o)
    if s.step >= steps.ASKED:
        return 0
    if s.step < steps.PERK:
        return chance_bits(s, o)
    if names_cards(s.step):
        return legal_bits.name_bits(s)
    if s.step == steps.DEPLOY:
        return legal_bits.deployment_bits(s, o)
    if s.step == steps.TAKE:
        return legal_bits.purchase_bits(s)
    if s.step == steps.KEEP:
        return legal_bits.keep_bits(s)
    if s.step == steps.PERK:
        return legal_bits.early_bits(s, o)
    if s.step == steps.PLAGUE_DRAW:
        return legal_bits.plague_draw_bits(s, o)
    return legal_bits.ANSWERS[s.step]


# ---------------------------------------------------------------- chance


def weight(s: State, answer: int, o: Options) -> int:
    """Return how many cards (or seats, or Guilds) stand behind an answer of chance: cards are counted, never kinds."""
    if s.step == steps.DRAW or s.step == steps.DEAL:
        return s.deck[answer] if draw_first(s) <= answer < draw_end(s) else 0
    if s.step == steps.THEFT:
        return s.hand[defence.theft_victim(s)][answer] if answer < s.least else 0
    if s.step == steps.GUILD:
        return 1 if answer < len(GUILDS) and setup.guild_in_box(s, answer, o) else 0
    return 1 if answer < s.houses else 0


def chance_bits(s: State, o: Options) -> int:
    """Return the answers of chance that have any weight, one bit each."""
    bits = 0
    for answer in range(KINDS):
        bits |= 1 << answer if weight(s, answer, o) > 0 else 0
    return bits


def draw_first(s: State) -> int:
    """Return the first kind of the deck drawn from."""
    return FIRST_OF_BACK[s.back] if s.step == steps.DRAW else 0


def draw_end(s: State) -> int:
    """Return the kind after the last one of the deck drawn from."""
    return END_OF_BACK[s.back] if s.step == steps.DRAW else BASE_KINDS


# ---------------------------------------------------------------- what is done


def apply(s: State, move: int, o: Options, e: Events) -> None:
    """Do a legal move, then everything that needs no answer."""
    if s.step == steps.ACTION:
        s.played = move
        act(s, move, o, e)
    elif s.step < steps.PERK:
        answer_chance(s, move, o, e)
    elif move < KINDS:
        choose_card(s, move, o, e)
    else:
        choose_word(s, move, o, e)
    run_on(s, o, e)


def run_on(s: State, o: Options, e: Events) -> None:
    """Everything that needs no answer, up to the next choice or the end."""
    while steps.ASKED <= s.step < steps.OVER:
        go_on(s, o, e)


def act(s: State, move: int, o: Options, e: Events) -> None:
    """The Action phase."""
    if move == moves.DRAW:
        strategy.draw(s)
    elif move < moves.FORTIFY:
        attack.place_attack(s, ATTACKS[move - moves.ATTACK], e)
    elif move == moves.FORTIFY:
        fortify.fortify(s, e)
    elif move < moves.IMPERIAL_RESOURCES:
        strategy.gather(s, RESOURCES, move == moves.RESOURCES_ARTISANS, e)
    elif move < moves.PLAGUE:
        strategy.gather(s, IMPERIAL_RESOURCES, move == moves.IMPERIAL_RESOURCES_ARTISANS, e)
    elif move == moves.PLAGUE:
        strategy.spread_plague(s, o, e)
    elif move < moves.EQUITAS_DECK:
        imperial.seek_imperial(s, move == moves.IMPERIAL_SCRIBES, e)
    elif move < moves.TRADE:
        equitas.invoke(s, move == moves.EQUITAS_PILE, o, e)
    elif move == moves.TRADE:
        merchant.open_trade(s, e)
    elif move < moves.INQUISITION_RIGHT:
        strategy.ally_for_now(s, move - moves.ALLIANCE, e)
    elif move < moves.SUPPORT:
        imperial.inquire(s, move == moves.INQUISITION_RIGHT, e)
        s.step = steps.ACTION_BEGINS if imperial.is_free(o) else steps.ACTION_ENDS
    elif move == moves.SUPPORT:
        allies.offer_support(s)
    elif move == moves.BARDS:
        guilds.sing(s, steps.ACTION_BEGINS, e)
    elif move == moves.MERCHANTS:
        guilds.call_merchant(s, steps.ACTION_BEGINS, e)
    else:
        turn.pass_turn(s, e)


def answer_chance(s: State, answer: int, o: Options, e: Events) -> None:
    """A draw, a theft, the deal."""
    if s.step == steps.DRAW:
        seasons.draw_card(s, answer, o, e)
    elif s.step == steps.DEAL:
        setup.deal_card(s, answer, e)
    elif s.step == steps.THEFT:
        defence.steal(s, answer, o, e)
    elif s.step == steps.GUILD:
        setup.deal_guild(s, answer, e)
    elif s.step == steps.DEALER:
        setup.choose_dealer(s, answer, o, e)
    else:
        setup.choose_first_house(s, answer, o, e)


def choose_card(s: State, kind: int, o: Options, e: Events) -> None:
    """A card named in a choice of cards."""
    if s.step == steps.DEPLOY:
        defence.deploy(s, kind, e)
    elif s.step == steps.TRIM:
        hand.trim_card(s, kind, e)
    elif s.step == steps.LOOT:
        loot.give_loot(s, kind, e)
    elif s.step == steps.PAY:
        if s.played == moves.TRADE:
            merchant.pay_merchant(s, kind, e)
        else:
            imperial.pay_for_imperial(s, kind, e)
    elif s.step == steps.BARDS:
        guilds.discard_for_bards(s, kind, o, e)
    elif s.step == steps.PENALTY:
        defence.pay_penalty(s, kind, o, e)
    elif s.step == steps.KEEP:
        imperial.keep_card(s, kind, e)
    elif s.step == steps.TAKE:
        merchant.take_card(s, kind, e)
    else:
        allies.pass_card(s, kind, o, e)


def choose_word(s: State, move: int, o: Options, e: Events) -> None:
    """An answer that names no card, outside the Action."""
    if s.step == steps.DEPLOY:
        s.step = steps.REVEAL
    elif s.step == steps.TAKE:
        merchant.take_nothing(s, e)
    elif s.step == steps.SACRIFICE:
        if move == moves.SACRIFICE:
            defence.sacrifice(s, o, e)
        else:
            defence.hold(s, o, e)
    elif s.step == steps.PLAGUE_DRAW:
        strategy.answer_plague_draw(s, move == moves.DRAW, e)
    elif move == moves.NO:
        decline_perk(s, o, e)
    else:
        use_perk(s, move, o, e)


def use_perk(s: State, move: int, o: Options, e: Events) -> None:
    """A Perk, or an early Inquisition, accepted where it was offered."""
    if s.step == steps.IGNORE:
        defence.ignore_infiltration(s, e)
    elif s.step == steps.ESCAPE:
        defence.escape_patrol(s, e)
    elif s.step == steps.BUILDERS:
        defence.build(s, e)
    elif s.step == steps.ARTISANS:
        strategy.one_more(s, e)
    elif s.step == steps.APOTHECARIES:
        strategy.cure(s, o, e)
    elif move == moves.BARDS:
        guilds.sing(s, steps.PERK_WINDOW, e)
    elif move == moves.MERCHANTS:
        guilds.call_merchant(s, steps.PERK_WINDOW, e)
    else:
        imperial.inquire(s, move == moves.INQUISITION_RIGHT, e)
        s.step = steps.PERK_WINDOW


def decline_perk(s: State, o: Options, e: Events) -> None:
    """A Perk offered and not used; the game goes on as without it."""
    if s.step != steps.PERK or guilds.window_before_defence(s, o):
        guilds.decline(s, s.who, e)
    if s.step == steps.IGNORE:
        s.step = steps.THIEVES_WINDOW
    elif s.step == steps.ESCAPE:
        defence.turn_theft_round(s, o, e)
    elif s.step == steps.BUILDERS:
        loot.concede(s, e)
    elif s.step == steps.ARTISANS:
        hand.trim(s, s.turn, steps.ACTION_ENDS)
    elif s.step == steps.APOTHECARIES:
        strategy.let_plague_be(s, o)
    else:
        s.step = steps.DEFENCE_BEGINS


def go_on(s: State, o: Options, e: Events) -> None:
    """The steps that the rules do by themselves, in the order of play, so that one pass mostly suffices."""
    if s.step == steps.DRAWING:
        seasons.go_on_drawing(s, o, e)
    if s.step == steps.DRAWN:
        strategy.finish_draw(s, o, e)
    if s.step == steps.ACTION_ENDS:
        turn.end_action(s, o, e)
    if s.step == steps.TURN_BEGINS:
        turn.begin_turn(s, e)
    if s.step == steps.PLAGUE_LIFTS:
        turn.lift_plague(s, e)
    if s.step == steps.TURN_TRIM:
        turn.trim_at_start(s)
    if s.step == steps.PERK_WINDOW:
        turn.offer_perk(s, o)
    if s.step == steps.DEFENCE_BEGINS:
        defence.begin_defence(s)
    if s.step == steps.REVEAL:
        defence.reveal(s, o, e)
    if s.step == steps.THIEVES_WINDOW:
        defence.offer_escape(s, o, e)
    if s.step == steps.ATTACK_ENDS:
        loot.end_attack(s, o, e)
    if s.step == steps.ACTION_BEGINS:
        turn.begin_action(s)
    if s.step == steps.SCORING:
        victory.score_winter(s, o, e)
