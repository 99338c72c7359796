"""What every option is by default in each rulebook: H1 written out once more."""

from __future__ import annotations

# In the order v082, ga, it111, en111; of parts that a rulebook lacks too (P18).
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
