"""What each move tells: one row an event, and a face that only those see who may (3.2, 4.2).

A row is written ``what who whom card number``; -1 is nobody, or no card.
"""

from __future__ import annotations

import pytest
from playthrough import told_event
from vectors import root

from regno.proelio import events

FORTS = "f1=shields f2=shields"
QUIET = "h1=manure h2=manure"

# Edition, options, position, moves; then what the last of them told.
TOLD = {
    "draw": ("en111", "", f"h0=tower {QUIET}", "draw; =knights", "draw 0 0 knights 1; turn 1 -1 -1 3"),
    "trim": ("en111", "", f"h0=tower*5 {QUIET}", "draw; =knights; discard tower", "trim 0 0 tower 1; turn 1 -1 -1 3"),
    "attack": ("en111", "", f"h0=tower,soldiers {QUIET}", "attack soldiers", "attack 0 2 soldiers 1; turn 1 -1 -1 3"),
    "fortify": ("en111", "", f"h0=tower f0=palisades {QUIET}", "fortify", "fortify 0 -1 tower 2; turn 1 -1 -1 3"),
    "resources": ("en111", "", f"h0=resources,tower {QUIET}", "resources", "play 0 -1 resources 1"),
    "artisans": ("en111", "", f"g0=artisans h0=resources {QUIET}", "resources artisans", "play 0 -1 resources 1; perk 0 -1 -1 2"),
    "alliance": ("en111", "", f"h0=temporary_alliance,tower {QUIET}", "alliance 2", "play 0 -1 temporary_alliance 1; alliance 0 2 -1 0"),
    "gift": ("en111", "", f"h0=temporary_alliance,tower {QUIET}", "alliance 2; =hero" if False else "alliance 2; =tower", "draw 2 2 tower 1; turn 1 -1 -1 3"),
    "plague": ("en111", "", f"h0=plague,tower {QUIET}", "plague", "play 0 -1 plague 1"),
    "plague lifted": ("en111", "", f"at=start turn=2 p0=1 h0=tower {QUIET}", "draw; =tower", "draw 2 2 tower 1; turn 0 -1 -1 3; plague_lifted 0 -1 plague 1"),
    "cured": ("en111", "", f"g2=apothecaries h0=plague,tower {QUIET}", "plague; apothecaries", "perk 2 -1 -1 5; cured 2 0 plague 1; turn 1 -1 -1 3"),
    "not cured": ("en111", "", f"g2=apothecaries h0=plague,tower {QUIET}", "plague; no", "declined 2 -1 -1 5"),
    "imperial": ("en111", "", f"h0=tower,hero {QUIET}", "imperial", "imperial 0 -1 -1 0"),
    "imperial scribes": ("en111", "", f"g0=scribes h0=tower,hero {QUIET}", "imperial scribes", "imperial 0 -1 -1 0; perk 0 -1 -1 4"),
    "pay": ("en111", "", f"h0=tower,hero {QUIET}", "imperial; pay tower", "pay 0 -1 tower 1"),
    "reject": ("en111", "", f"g0=scribes h0=tower*2 {QUIET}", "imperial scribes; pay tower; pay tower; =hero; =edict; keep edict", "reject 0 -1 hero 1; turn 1 -1 -1 3"),
    "inquisition": ("en111", "", "h0=inquisition h1=manure h2=tower,manure*2", "inquisition left", "play 0 -1 inquisition 1; inquisition 0 2 -1 0; look 0 2 tower 1; look 0 2 manure 2"),
    "equitas found": ("en111", "", f"h0=tower,manure*2 {FORTS} {QUIET}", "equitas deck", "equitas 0 -1 -1 0; show 0 -1 tower 1; show 0 -1 manure 2; found 0 -1 shields 0; turn 1 -1 -1 3"),
    "equitas pile": ("en111", "", f"h0=tower {FORTS} {QUIET} pile=shields", "equitas pile", "equitas 0 -1 -1 1; show 0 -1 tower 1; found 0 -1 shields 1; turn 1 -1 -1 3"),
    "equitas failed": ("en111", "", f"h0=tower {FORTS} {QUIET} deck=manure", "equitas deck", "equitas 0 -1 -1 0; show 0 -1 tower 1; not_found 0 -1 shields 2"),
    "trade": ("en111", "", f"merchant=0 h0=tower*2 {QUIET} pile=shields", "trade", "trade 0 -1 -1 0"),
    "take": ("en111", "", f"merchant=0 h0=tower*2 {QUIET} pile=shields", "trade; take shields", "take 0 -1 shields 1"),
    "pay the merchant": ("en111", "", f"merchant=0 h0=tower*2 {QUIET} pile=shields", "trade; take shields; pay tower; pay tower", "pay 0 -1 tower 1; merchant 2 -1 -1 0; turn 1 -1 -1 3"),
    "take nothing": ("en111", "", f"merchant=0 h0=tower*2 {QUIET} pile=shields", "trade; nothing", "take_nothing 0 -1 -1 0; merchant 2 -1 -1 0; turn 1 -1 -1 3"),
    "merchants": ("en111", "", f"g0=merchants merchant=1 h0=tower {QUIET}", "merchants", "perk 0 -1 -1 6; merchant 0 -1 -1 0"),
    "bards": ("en111", "", f"g0=bards h0=tower {QUIET}", "bards", "perk 0 -1 -1 0"),
    "bards' discard": ("en111", "", f"g0=bards h0=tower h1=hero,manure h2=manure", "bards; discard hero", "bards_discard 1 0 hero 1"),
    "no perk": ("en111", "", f"at=start g0=bards a0=soldiers h0=tower {QUIET}", "no", "declined 0 -1 -1 0"),
    "support": ("en111", "", "houses=4 allied=1 h0=hero h1=manure h2=manure h3=manure", "support; support hero", "support 0 2 hero 1; turn 1 -1 -1 3"),
    "pass": ("v082", "", f"h0= f0=shields {QUIET} deck= pile=", "pass", "pass_turn 0 -1 -1 0; turn 1 -1 -1 3"),
    "deploy": ("en111", "", f"at=defence a0=soldiers h0=shields,manure {QUIET}", "deploy shields", "deploy 0 -1 shields 1"),
    "repelled": ("en111", "", f"at=defence a0=soldiers h0=shields,manure {QUIET}", "deploy shields; stop", "reveal 1 0 soldiers 1; repelled 0 1 -1 1; spent 1 -1 soldiers 1; spent 0 -1 shields 1"),
    "sacrifice": ("en111", "", f"at=defence a0=soldiers f0=shields h0=manure*2 {QUIET}", "stop; sacrifice", "sacrifice 0 -1 shields 1; repelled 0 1 -1 1; spent 1 -1 soldiers 1"),
    "hold": ("en111", "", f"at=defence a0=soldiers f0=shields h0=manure*2 {QUIET}", "stop; hold", "hold 0 -1 -1 0"),
    "loot": ("en111", "", f"at=defence a0=soldiers f0=shields h0=manure*2 {QUIET}", "stop; hold; give manure", "loot 0 1 manure 1; spent 1 -1 soldiers 1"),
    "loot of a hand": ("en111", "", f"at=defence a0=soldiers f0=shields h0=manure {QUIET}", "stop; hold", "hold 0 -1 -1 0; loot 0 1 manure 1; spent 1 -1 soldiers 1"),
    "conquest": ("en111", "", f"at=defence a0=knights@1 f0=shields h0=manure {QUIET}", "stop; hold", "hold 0 -1 -1 0; loot 0 1 manure 1; fort_lost 0 -1 shields 1; spent 1 -1 knights 1; defeat 0 1 -1 0; over -1 -1 1 2"),
    "alliance falls": ("en111", "", "houses=4 allied=1 at=defence a0=black_powder h0= f0=shields h1=manure h2=manure h3=manure turn=3", "draw; =manure", None),
    "builders": ("en111", "", f"at=defence g0=builders a0=knights@1 h0=shields,manure {QUIET}", "deploy shields; stop; builders", "perk 0 -1 -1 1; repelled 0 1 -1 2; spent 1 -1 knights 1; spent 0 -1 shields 1"),
    "no builders": ("en111", "", f"at=defence g0=builders a0=knights@1 h0=shields,manure*2 {QUIET}", "deploy shields; stop; no", "declined 0 -1 -1 1"),
    "void": ("en111", "", f"at=defence a0=soldiers h0=manure,edict {QUIET}", "deploy edict; stop", "reveal 1 0 soldiers 1; void 0 -1 edict 1; spent 1 -1 soldiers 1; spent 0 -1 edict 1"),
    "wipe": ("en111", "", f"at=defence a0=black_powder f0=tower h0=shields,manure {QUIET}", "stop", "reveal 1 0 black_powder 1; wipe 1 0 black_powder 1; fort_lost 0 -1 tower 1; spent 1 -1 black_powder 1"),
    "theft": ("en111", "", f"at=defence a0=infiltration h0=shields,manure {QUIET}", "stop; =shields", "steal 1 0 shields 1; spent 1 -1 infiltration 1"),
    "no theft": ("en111", "", f"at=defence a0=infiltration h0=hero {QUIET}", "stop", "reveal 1 0 infiltration 1; no_theft 1 0 -1 0; spent 1 -1 infiltration 1"),
    "patrol": ("en111", "", f"at=defence a0=infiltration h0=patrol,manure f1=shields h1=tower h2=manure", "deploy patrol; stop; =tower", "steal 0 1 tower 1; spent 1 -1 infiltration 1; spent 0 -1 patrol 1"),
    "ignored": ("en111", "", f"at=defence g0=thieves a0=infiltration h0=shields {QUIET}", "stop; thieves", "perk 0 -1 -1 3; spent 1 -1 infiltration 1"),
    "escaped": ("en111", "", f"at=defence g1=thieves a0=infiltration h0=patrol,manure {QUIET}", "deploy patrol; stop; thieves", "perk 1 -1 -1 3; spent 1 -1 infiltration 1; spent 0 -1 patrol 1"),
    "not escaped": ("en111", "", f"at=defence g1=thieves a0=infiltration h0=patrol,manure {QUIET}", "deploy patrol; stop; no", "declined 1 -1 -1 3"),
    "invalid": ("ga", "", f"at=defence a0=hero@0 h0=shields,manure {QUIET}", "deploy shields; stop", "reveal 1 0 hero 1; invalid 1 0 hero 1; recover 0 -1 shields 1"),
    "penalty": ("ga", "", f"at=defence a0=hero@0 h0=shields h1=tower*2 h2=manure", "stop; give tower", "penalty 1 0 tower 1; spent 1 -1 hero 1"),
    "autumn": ("en111", "", f"h0=tower {QUIET} deck=manure pile=shields,hero", "draw; =manure", "draw 0 0 manure 1; season -1 -1 -1 2; reshuffle -1 -1 -1 0; turn 1 -1 -1 3"),
    "winter": ("en111", "", f"season=autumn h0=tower {QUIET} f2=shields deck=manure", "draw; =manure", "draw 0 0 manure 1; season -1 -1 -1 3; open 0 0 tower 1; open 0 0 manure 1; score 0 0 -1 0; open 1 1 manure 1; score 1 1 -1 0; open 2 2 manure 1; score 2 2 -1 1; over -1 -1 3 4"),
    "reshuffle of gold": ("en111", "", f"h0=tower*2 {QUIET} deck=hero,manure pile=edict", "imperial; pay tower; pay tower; =hero", "draw 0 0 hero 1; reshuffle -1 -1 -1 1; turn 1 -1 -1 3"),
    "cap": ("v082", "turn_cap=6", f"h0=tower {QUIET}", "draw; =manure", "draw 0 0 manure 1; over -1 -1 5 0"),
    "both fall": ("v082", "double_ko=draw", "at=defence a0=black_powder f0=shields h0= h1= h2=manure turn=2", "draw; =manure", None),
}  # fmt: skip
