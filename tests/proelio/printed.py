"""What every option is by default in each rulebook: as 2.13 has it, and as was settled since."""

from __future__ import annotations

# 2.13 in full; a dash there means the value of C (2.14, point 18). Settled since, each by its own book's words: in D
# Builders count a standing Fortification, in C a loss of this very turn does not stop Equitas.
DEFAULTS = """
first_player                      random         random         right_of_dealer  right_of_dealer
trim_gifts                        turn_start     turn_start     now              now
trim_support                      turn_start     now            now              now
overlevel_defence                 illegal        zero           illegal          illegal
first_turn_attack                 yes            yes            no               no
last_card_attack                  yes            yes            no               no
allow_invalid_attacks             no             no             no               no
invalid_penalty                   1              1              0                0
invalid_returns_defence           no             yes            yes              yes
black_powder_min_fort             0              0              0                0
patrol_steals_imperial            no             no             no               no
edict_over_patrol                 yes            yes            yes              yes
double_ko                         attacker_wins  attacker_wins  attacker_wins    attacker_wins
inquisition_free                  no             no             yes              yes
alliance_self                     no             no             no               no
plague_stacking                   yes            yes            no               yes
defeat_timing                     attack         attack         any              attack
self_defeat                       allowed        allowed        allowed          allowed
off_axis_winner                   causer         causer         causer           causer
equitas                           off            off            deck             deck_or_pile
equitas_same_turn_loss            no             no             yes              no
equitas_failed_call               spent          spent          spent            spent
seasons                           no             no             yes              yes
depletion                         eager          eager          eager            eager
score_base_defence                no             no             no               yes
builders_needs                    in_total       in_total       in_total         has_fort
perk_window                       any            any            any              any
artisans_when                     declared       declared       declared         declared
apothecary_cancels_draw           yes            yes            yes              yes
merchants_guild_without_merchant  removed        removed        removed          removed
turn_cap                          2000           2000           2000             2000
inquisition_before_defence        no             no             no               no
plague_draw_optional              no             no             no               no
"""
