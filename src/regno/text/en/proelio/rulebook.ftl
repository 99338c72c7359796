### The whole game in our own words, for the page of rules. Every option of the table is a variable, so that each sentence
### is true of that table. $edict, $the_edict, $patrol and $tower are cards as the rulebook calls them.

## The chapters.

chapter-aim = What it is about
chapter-setup = Setting the table
chapter-turn = A turn
chapter-fortification = The Fortification
chapter-attack = Attacking
chapter-defence = Defending
chapter-special = Thieves and powder, and what stops them
chapter-actions = The Actions
chapter-strategy = Strategy cards
chapter-imperial = The Imperial deck
chapter-equitas = Equitas: asking for justice
chapter-seasons = Seasons and points
chapter-guilds = Guilds
chapter-merchant = The Merchant
chapter-allied = Allied Houses
chapter-victory = Defeat and victory

## What it is about.

aim-house = Each of you leads a House behind its walls. { $allied ->
    [yes] Two Houses that sit opposite are allies; the first House to fall loses the game for both of them.
   *[no] Bring down the House on your left before the one on your right brings you down.
}
aim-fall = A House falls when it has neither a card in hand nor a Fortification. The first fall ends the game.
aim-ring = Turns pass to the right. You only ever attack the House on your left, and only the House on your right ever attacks you: so everybody has one enemy to watch and one to hunt.
aim-bluff = Attacks lie face down for a whole round. What they are is told by the turn of a card, and until then by what you believe.
aim-points = If nobody has fallen when Winter comes, the House with the most points wins.

## Setting the table.

setup-decks = Shuffle the Base deck ({ $base } cards, black backs) and the Imperial deck ({ $imperial } cards, golden backs) separately. Each has its own pile of discards, face up beside it.
setup-deal = Deal five Base cards to each of the { $houses } Houses. Nobody has a Fortification yet.
setup-first = { $first_player ->
    [random] The House that begins is drawn by lot.
   *[right_of_dealer] The House on the dealer's right begins, so the dealer plays last. Who deals is drawn by lot.
}
setup-seasons = It is Summer. Put the Seasons card half under the Base deck: it always shows the season that comes next.
setup-guilds = Each House draws one of the Guilds and lays it open before it; the rest go back into the box unseen.{ $merchant ->
    [yes] {""}
   *[no] { $merchants_guild_without_merchant ->
        [removed] {" "}Without the Merchant the Merchants Guild is taken out first.
       *[dealt] {" "}The Merchants Guild is dealt too, although there is no Merchant to call.
    }
}
setup-merchant = The Merchant starts beside the dealer.
setup-allied = Allies sit opposite. All Temporary Alliances stay in the box{ $seasoned ->
    [yes] , and so do the Seasons card and the Merchant.
   *[no] .
}
setup-open = Open to everybody: how many cards each hand holds and how many of them have golden backs, both piles of discards, all that lies on the table, and the back of every card that lies face down.

## A turn.

turn-plague = If your own Plague lies before you, discard it first of all.
turn-trim = { $late ->
    [yes] If your hand holds more than five cards, discard down to five, as you choose.
   *[no] Your hand never holds more than five cards: whoever has more discards down to five at once, as they choose.
}
turn-trim-late = { $trim_gifts ->
    [turn_start] Cards you stole, were granted or got as a penalty may take you over five until then; { $allied ->
        [yes] { $trim_support ->
            [turn_start] so may a card from your ally; whatever you draw or loot is cut down at once.
           *[now] a card from your ally, and whatever you draw or loot, is cut down at once.
        }
       *[no] whatever you draw or loot is cut down at once.
    }
   *[now] Only a card from your ally may take you over five until then; all else is cut down at once.
}
turn-perk = With the Bards or the Merchants you may use your Perk now, before you defend, or later with your Action.
turn-answer = If an attack lies before you and no Plague is on the table, answer it: deploy, turn it up, settle it.
turn-act = If your House still stands, take exactly one Action. You pass only if no Action is possible.
turn-next = The turn goes to the House on your right{ $merchant ->
    [yes] {""}; if the Merchant is with you, he first goes to the House on your left.
   *[no] .
}

## The Fortification.

fort-what = Your Fortification is one Defence card that lies face up before you. It is not part of your hand.
fort-ladder = It is raised by an Action and step by step: Shields (1), Palisades (2), { $tower } (3), Fortress (4). The card comes from your hand; the one it replaces is discarded.
fort-limit = It sets your level: you may attack and defend with cards worth at most one more than it. Without a Fortification that is 1.
fort-lost = If you lose it, you begin again with Shields. Neither { $patrol } nor { $edict } is ever a Fortification.

## Attacking.

attack-lay = Lay one Attack card from your hand face down before the House on your left. It stays there until that House's next turn.
attack-level = Soldiers strike with 1, Knights with 2, Trebuchets with 3, a Hero with 4; Manure with 0, for it is a bluff. { $allow_invalid_attacks ->
    [yes] A card over your level may be laid, but it fails when it is turned up: {""}
   *[no] A card over your level cannot be laid. If it happens by mistake, with real cards on a real table, the attack fails when it is turned up: {""}
}{ $invalid_penalty ->
    [0] the card is lost
    [one] the card is lost, and you give your target one card of your choice
   *[other] the card is lost, and you give your target { $invalid_penalty } cards of your choice
}{ $invalid_returns_defence ->
    [yes] {""}; what was deployed against it goes back to the hand.
   *[no] {""}; what was deployed against it is discarded all the same.
}
attack-when = What counts is your Fortification when you lay the card, not when it is turned up.
attack-first = { $first_turn_attack ->
    [yes] You may attack from your very first turn on.
   *[no] No House may attack on its first turn.
}
attack-last = { $last_card_attack ->
    [yes] Even your only card may be sent to attack.
   *[no] Without a Fortification your only card may not be sent to attack.
}
attack-one = While an attack of yours still waits, you may not lay a second one; nor any while a Plague lies on the table.

## Defending.

defence-deploy = Before the attack is turned up, deploy as many Defence cards as you like, or none, face up. Each must be within your level; their sum may be anything. { $overlevel_defence ->
    [zero] A Defence card over your level may be deployed too, but it counts 0.
   *[illegal] A Defence card over your level cannot be deployed.
}
defence-spent = All that you deploy is discarded afterwards, whether it was needed or not.
defence-compare = Then the attack is turned up. If your total is at least its strength, it is repelled.
defence-sacrifice = If it is not, you may sacrifice your Fortification and add its value to the total.
defence-loot = For every point still missing you hand over one card of your own choice, face down, as loot. Loot may be Imperial.
defence-short = If you do not hold enough cards, you give all you have and lose the Fortification too: your House falls.
defence-after = Whoever loots to more than five cards discards at once. The attack card is discarded, whatever came of it.

## Thieves and powder, and what stops them.

special-infiltration = Infiltration has no strength. No Fortification stops it, and it steals one Base card at random from your hand; Imperial cards it leaves alone.
special-patrol = The card { $patrol }, deployed against it, turns the tables: you take one card at random from the thief's hand instead. { $patrol_steals_imperial ->
    [yes] It may be an Imperial one.
   *[no] Imperial cards are safe from it.
} Against anything else it counts 1, at any level.
special-powder = Black Powder sweeps away all deployed cards and the Fortification. It takes no loot. { $black_powder_min_fort ->
    [0] It can be laid at any level.
   *[other] To lay it you need a Fortification of { $black_powder_min_fort }.
}
special-edict = The card { $edict }, deployed at any level, makes the attack void, whatever it was, Black Powder too.
special-both = { $edict_over_patrol ->
    [yes] If the cards { $edict } and { $patrol } meet an Infiltration together, nobody steals anything.
   *[no] If the cards { $edict } and { $patrol } meet an Infiltration together, the card { $patrol } counts and the thief is robbed.
}

## The Actions.

action-draw = Draw one Base card.
action-attack = Attack the House on your left.
action-fortify = Raise your Fortification by one step.
action-strategy = Play one Strategy card.
action-imperial = Discard any two cards and draw one Imperial card.
action-equitas = Invoke Equitas, once in a game.
action-trade = Trade with the Merchant, if he is with you.
action-support = Support: pass one card to your ally.

## Strategy cards.

strategy-resources = Resources: draw two Base cards. Imperial Resources: draw three.
strategy-alliance = Temporary Alliance: { $alliance_self ->
    [yes] a House of your choice, your own too, draws one Base card. It cannot refuse.
   *[no] another House of your choice draws one Base card. It cannot refuse.
}
strategy-plague = The Plague: lay it before you. { $plague_draw_optional ->
    [yes] You may draw one Base card.
   *[no] You draw one Base card.
} Until the start of your next turn nobody lays an attack and nobody answers one; what lies there waits. Everything else goes on{ $merchant ->
    [yes] , except trade.
   *[no] .
}
strategy-stacking = { $plague_stacking ->
    [yes] A second Plague may be played while one lies there; attacks rest until the last one is gone.
   *[no] A second Plague may not be played while one lies there.
}
strategy-inquisition = Inquisition: look at the whole hand of the House on your right or on your left. { $inquisition_free ->
    [yes] It is free: play it before your Action, and then act. { $inquisition_before_defence ->
        [yes] You may also play it before you defend; whoever holds golden backs is asked, so that nothing is given away.
       *[no] It cannot be played before you defend.
    }
   *[no] It is your Action.
}

## The Imperial deck.

imperial-price = As an Action discard any two cards, Base or Imperial, and then draw one Imperial card.
imperial-power = There lie the Hero, the Fortress, Black Powder, { $the_edict }, the Inquisition and Imperial Resources{ $manure ->
    [0] .
   *[other] , and Imperial Manure: a bluff that wears a golden back.
}
imperial-safe = No thief can take them, but they may be given as loot{ $allied ->
    [yes] , discarded, paid or passed to an ally.
   *[no] , discarded or paid.
}
imperial-tell = A golden back before you tells much: it is Black Powder{ $manure ->
    [0] {""}
   *[other] , or nothing but Manure
}{ $allow_invalid_attacks ->
    [yes] , or a Hero; but a Hero fails if the attacker's Fortification was less than 3.
   *[no] , or perhaps a Hero, if the attacker's Fortification is 3 or more.
}
imperial-empty = When the Imperial deck runs out, its discards are shuffled and become the new one.

## Equitas.

equitas-when = Once in a game one House may invoke Equitas as its Action: the only one without a Fortification, if no House has lost one { $equitas_same_turn_loss ->
    [yes] in an earlier turn
   *[no] so far, this turn included,
} and if it holds no Shields. It shows its hand to all.
equitas-find = { $equitas ->
    [deck_or_pile] It names the Base deck or the Base discards, takes Shields from there and raises them at once; if there are none, the other is searched. The cards searched are shuffled.
   *[deck] It takes Shields from the Base deck and raises them at once; the deck is shuffled.
}
equitas-fail = If there are none to be found, it takes another Action, and everybody knows that none are there. { $equitas_failed_call ->
    [spent] Equitas is spent for this game.
   *[not_spent] Equitas may be invoked again in a later turn.
}

## Seasons and points.

seasons-autumn = The first time the Base deck runs out, Autumn comes: the Base discards are shuffled and become the new deck, and the draw goes on.
seasons-winter = The second time brings Winter, and the game ends in that moment. Only the House that was drawing still discards down to five.
seasons-empty = { $depletion ->
    [eager] A deck has run out as soon as its last card is taken.
   *[lazy] A deck has run out when a card is wanted and none is left.
}
seasons-points = Points: the value of your Fortification, and 1 for each Imperial card in hand{ $score_base_defence ->
    [yes] {""}; for each Base Defence card in hand that you could deploy, its value
   *[no] {""}; Base Defence cards in hand score nothing
}{ $guilds ->
    [yes] {""}; 1 for a Guild whose Perk is unused.
   *[no] .
}
seasons-most = The most points win; a tie is a shared victory. Attacks and Plagues on the table count nothing.
seasons-none = There are no Seasons: when the Base deck runs out, its discards are shuffled and become the new one, as often as needed. { $depletion ->
    [eager] That is as soon as the last card is taken.
   *[lazy] That is when a card is wanted and none is left.
}

## Guilds.

guilds-perk = Your Guild has a Perk for one use in the whole game. It costs no Action; afterwards turn the Guild over.
guilds-locked = While the Merchant is with you, your Perk is locked, out of turn too.
guilds-window = { $perk_window ->
    [any] Bards and Merchants may be used at the start of your turn, before you defend, or with your Action.
   *[action_phase] Bards and Merchants may be used with your Action only.
}
guilds-builders = The Builders add 1 to { $builders_needs ->
    [in_total] a defence that is at least 1: by deployed cards, or by the Fortification once it is sacrificed.
   *[has_fort] a defence of at least 1, or to a Fortification that still stands.
} You decide after the sacrifice.
guilds-artisans = The Artisans are { $artisans_when ->
    [declared] named with the card, before anything is drawn.
   *[after_drawing] used after the drawn cards have been seen.
}
guilds-apothecaries = The Apothecaries may cancel a rival's Plague as soon as it is played, even out of turn. The card is discarded and the Action spent; { $apothecary_cancels_draw ->
    [yes] nothing is drawn for it.
   *[no] the card for it is drawn all the same.
}
guilds-thieves = The Thieves either ignore an Infiltration turned up before you, though what you deployed is lost, or save you from the card { $patrol } that has caught yours.
guilds-scribes = The Scribes discard the Imperial card that is not kept.

## The Merchant.

merchant-trade = While he is with you, you may trade as an Action: take any card from the Base discards and discard two from your hand for it. In Autumn one of these must be Base and the other Imperial.
merchant-nothing = You may look and take nothing; then nothing is paid, and the Action is gone.
merchant-way = At the end of your turn he goes to the House on your left, against the turn.
merchant-plague = Nobody trades while a Plague lies on the table; he travels on all the same.

## Allied Houses.

allied-seats = The House opposite is your ally; the other two are the enemy. You still attack only to the left.
allied-support = Support, as an Action: pass one card of your choice, face down, to your ally, who cannot refuse it. { $trim_support ->
    [now] With more than five cards the ally discards at once, the new one too if they like.
   *[turn_start] With more than five cards the ally discards at the start of their next turn.
}
allied-talk = Allies do not talk about the game. Only a Support may carry a short note, where the table allows it.
allied-end = The first House that falls loses the game for its alliance, whoever brought it down.

## Defeat and victory.

victory-when = { $defeat_timing ->
    [any] A House without card and Fortification falls at the end of an attack, of a Perk that took its card, or of its own Action.
   *[attack] A House without card and Fortification falls at the end of an attack on it, or of its own attack if that cost it a card. At other times it lives on, but the next attack, even Manure, ends it.
}
victory-self = { $self_defeat ->
    [allowed] An Action that leaves your own House with nothing may be taken, and is defeat{ $allied ->
        [yes] {""} for your alliance.
       *[no] : as nobody else caused it, the House on your right wins.
    }
   *[illegal_move] An Action that would leave your own House with nothing may not be taken.
}
victory-who = The House that brought another one down wins at once, also in somebody else's turn.
victory-off-axis = A House can also fall to the House on its own left: an attacker robbed of the last card, for example. Then { $off_axis_winner ->
    [causer] the House that caused the fall wins.
   *[right_of_fallen] the House on the right of the fallen one wins.
}
victory-both = If both Houses of an attack are left with nothing, { $double_ko ->
    [attacker_wins] the defender falls and the attacker wins.
   *[draw] nobody wins.
}
victory-cap = A game without end is stopped after { $turn_cap } turns in all, without a winner.

## The page: what stands round the chapters.

class-attack = Attack
class-defence = Defence
class-strategy = Strategy
basis-read = read in the rulebook
basis-reconstructed = reconstructed
difference-cards = Cards in the Base deck and in the Imperial deck.
difference-decks = { $base } Base, { $imperial } Imperial.
difference-manure = Imperial Manure, a bluff with a golden back.
difference-has = { $count ->
    [0] It does not exist.
   *[other] { $count } of them.
}
difference-mode = { $has ->
    [yes] Can be played with.
   *[no] Does not exist.
}
