### What is asked, what may be answered, what happened. $me says whether the reader is the House that acts (who) or the
### House it happens to (whom). $cards and $the are lists of cards with their articles, $names without.

## What is asked, by step.

ask-perk = { $me ->
    [who] An attack waits before you. Do you want to do something else before you defend?
   *[none] { $who } may do something else before defending.
}
ask-bards = { $me ->
    [who] The Bards of { $whom } sing: choose a card to discard.
   *[none] { $who } chooses a card to discard for the Bards.
}
ask-trim = { $me ->
    [who] Your hand is over five: choose { $need ->
        [one] a card
       *[other] { $need } cards
    } to discard.
   *[none] { $who } chooses what to discard, down to five cards.
}
ask-deploy = { $me ->
    [who] { $whom } attacks you with { $cards }, face down{ $most ->
        [0] {""}
       *[other] {""} (its Fortification allows strength { $most } at most)
    }. Which Defence cards do you deploy? All are spent, then the attack is revealed.
   *[none] { $who } chooses what to deploy.
}
ask-penalty = { $me ->
    [who] Your attack was over your level: choose { $need ->
        [one] a card
       *[other] { $need } cards
    } to give { $to_whom }.
   *[none] { $who } chooses the penalty.
}
ask-ignore = { $me ->
    [who] An Infiltration! Use the Thieves to ignore it?
   *[none] { $who } may use the Thieves to ignore the Infiltration.
}
ask-escape = { $me ->
    [who] A Patrol has caught your Infiltration. Use the Thieves to escape it?
   *[none] { $who } may use the Thieves to escape the Patrol.
}
ask-sacrifice = { $me ->
    [who] The attack is { $value }, your defence { $defence }. Do you sacrifice your Fortification to add { $level }, or keep it{ $builders ->
        [yes] {""}? The Builders can still add 1 afterwards.
       *[no] {""} and pay loot?
    }
   *[none] { $who } may sacrifice the Fortification.
}
ask-builders = { $me ->
    [who] The attack is { $value }, your defence { $defence }. Use the Builders to add 1?
   *[none] { $who } may use the Builders.
}
ask-loot = { $me ->
    [who] The attack is { $value }, your defence { $defence }: choose { $need ->
        [one] a card
       *[other] { $need } cards
    } to hand over { $to_whom } as loot.
   *[none] { $who } chooses the loot.
}
ask-action = { $me ->
    [who] Your turn: choose one Action.
   *[none] { $who } chooses an Action.
}
ask-artisans = { $me ->
    [who] You have drawn. Use the Artisans to draw one card more?
   *[none] { $who } may use the Artisans.
}
ask-apothecaries = { $me ->
    [who] { $whom } has played the Plague. Use the Apothecaries to cancel it?
   *[none] { $who } may use the Apothecaries.
}
ask-plague_draw = { $me ->
    [who] Your Plague lies on the table. Draw the card that comes with it?
   *[none] { $who } may draw a card for the Plague.
}
ask-pay = { $me ->
    [who] The price: choose { $need ->
        [one] a card
       *[other] { $need } cards
    } to pay{ $gold ->
        [0] {""}
       *[other] {""}, { $gold } of them Imperial
    }.
   *[none] { $who } chooses what to pay.
}
ask-keep = { $me ->
    [who] The Scribes have drawn two cards: choose the one to keep.
   *[none] { $who } chooses which card to keep.
}
ask-take = { $me ->
    [who] The Merchant opens the Base discards: choose a card to buy, or nothing.
   *[none] { $who } looks through the Merchant's goods.
}
ask-support = { $me ->
    [who] Support: choose the card to pass { $to_whom }.
   *[none] { $who } chooses the card for the Support.
}

## What may be answered: Actions and free plays by their words, then cards, uses and refusals by step.

move-draw = Draw a Base card
move-attack = Attack { $whom } with { $the } ({ $card ->
    [infiltration] steals a card
    [black_powder] sweeps every defence away
   *[other] strength { $value }
})
move-fortify = Raise { $the }: a Fortification of { $level }
move-resources = Play Resources: draw 2 Base cards
move-resources-artisans = Play Resources with the Artisans: draw 3 Base cards
move-imperial-resources = Play Imperial Resources: draw 3 Base cards
move-imperial-resources-artisans = Play Imperial Resources with the Artisans: draw 4 Base cards
move-plague = Play the Plague: no attacks until your next turn; draw a Base card
move-imperial = Pay 2 cards, draw an Imperial card
move-imperial-scribes = Pay 2 cards with the Scribes: draw 2 Imperial cards, keep 1
move-equitas-deck = Invoke Equitas: show your hand, look for Shields in the deck
move-equitas-pile = Invoke Equitas: show your hand, look for Shields in the discards
move-trade = Trade with the Merchant: a Base discard for { $season ->
    [autumn] a Base and an Imperial card
   *[other] 2 cards
}
move-alliance = { $me ->
    [whom] Play a Temporary Alliance: you draw a Base card
   *[none] Play a Temporary Alliance: { $whom } draws a Base card
}
move-inquisition-right = Play Inquisition: see the hand of { $whom }, on your right
move-inquisition-left = Play Inquisition: see the hand of { $whom }, on your left
move-support = Support: pass a card { $to_whom }
move-bards = Use the Bards: { $whom } discards a card
move-merchants = Use the Merchants: the Merchant comes to you
move-pass = Pass: no Action is possible
move-sacrifice = Sacrifice { $the }: defence +{ $level }
move-hold = Keep { $the }{ $builders ->
    [yes] {""}: the Builders can still add 1
   *[no] {""} and pay loot
}

choose-deploy = Deploy { $cards } ({ $card ->
    [edict] against everything
   *[other] defence { $value }
})
choose-trim = Discard { $cards }
choose-bards = Discard { $cards }
choose-loot = Hand over { $cards }
choose-penalty = Give { $cards }
choose-pay = Pay { $the }
choose-keep = Keep { $the }
choose-take = Take { $the }
choose-support = Pass { $cards }

use-ignore = Use the Thieves: the Infiltration does nothing
use-escape = Use the Thieves: nothing is stolen
use-builders = Use the Builders: defence +1
use-artisans = Use the Artisans: draw one card more
use-apothecaries = Use the Apothecaries: cancel the Plague

no-perk = No, defend now
no-deploy = Deploy nothing more, reveal the attack
no-ignore = No, let the thief try
no-escape = No, let the Patrol take a card
no-builders = No, pay the loot
no-artisans = No, that is enough
no-apothecaries = No, let the Plague be
no-plague_draw = No, do without the card
no-take = Take nothing: the Action is lost

## What comes of a move, before it is made.

then-sum = { $added ->
    [0] Defence { $defence }
   *[other] Defence { $before } + { $added } = { $defence }
}{ $short ->
    [0] {""}: the attack is held.
    [one] {""}, one short.
   *[other] {""}, { $short } short.
}
then-builders = The Builders can add 1{ $short ->
    [0] {""}: { $value } against { $defence }, no card lost.
    [one] {""}: one card lost.
   *[other] {""}: { $short } cards lost.
}
then-builders-none = The Builders add nothing to 0.
then-loot = { $built ->
    [yes] Without them: { $paid ->
        [short] you owe { $owed } and hold { $held }, all cards and the Fortification are lost.
        [all] all your cards go { $to_whom }.
       *[some] { $owed ->
            [one] 1 card goes { $to_whom }
           *[other] { $owed } cards go { $to_whom }
        }, you keep { $left }.
    }
   *[no] { $paid ->
        [short] You owe { $owed } cards and hold { $held }: all cards and any Fortification are lost.
        [all] All your cards go { $to_whom }.
       *[some] { $owed ->
            [one] 1 card of your choice goes { $to_whom }
           *[other] { $owed } cards of your choice go { $to_whom }
        }, you keep { $left }.
    }
}
then-nothing = You would have no card and no Fortification left.
then-risk = The answer of another House can leave you without a card and a Fortification.
verdict-falls = your House falls
verdict-risk = your House may fall
verdict-stands = your House stands{ $sure ->
    [no] {""}
    [perk] {""} only with the Builders
   *[yes] { $cards ->
        [0] { $wall ->
            [yes] {""}, no card lost
           *[no] {""}, nothing lost
        }
        [one] {""}, 1 card lost
       *[other] {""}, { $cards } cards lost
    }
}

## What happened.

event-dealer = { $me ->
    [who] You deal.
   *[none] { $who } deals.
}
event-first_house = { $me ->
    [who] You play first.
   *[none] { $who } plays first.
}
event-guild = { $me ->
    [who] Your Guild: { $guild }.
   *[none] { $who } has the Guild of { $of_guild }.
}
event-deal = { $me ->
    [who] You are dealt { $cards }.
   *[none] { $who } is dealt { $cards }.
}
event-turn = { $me ->
    [who] Your turn { $number }
   *[none] { $who }, turn { $number }
}
event-plague_lifted = { $me ->
    [who] Your Plague ends.
   *[none] The Plague of { $who } ends.
}
event-trim = { $me ->
    [who] You discard { $cards }, down to five cards.
   *[none] { $who } discards { $cards }, down to five cards.
}
event-perk = { $me ->
    [who] You use the Perk of { $of_guild }.
   *[none] { $who } uses the Perk of { $of_guild }.
}
event-bards_discard = { $me ->
    [who] You discard { $cards } for the Bards.
    [whom] { $who } discards { $cards } for your Bards.
   *[none] { $who } discards { $cards } for the Bards.
}
event-declined = { $me ->
    [who] You do not use the Perk of { $of_guild }.
   *[none] { $who } does not use the Perk of { $of_guild }.
}
event-deploy = { $me ->
    [who] You deploy { $cards }.
   *[none] { $who } deploys { $cards }.
}
event-reveal = { $me ->
    [who] Your attack on { $whom } is revealed: { $names }.
    [whom] The attack of { $who } on you is revealed: { $names }.
   *[none] The attack of { $who } on { $whom } is revealed: { $names }.
}{ $defence ->
    [-1] {""}
   *[other] {""} { $attack } against { $defence }.
}
event-invalid = { $me ->
    [who] Your attack was over your level, and fails.
   *[none] It was over the level of { $who }, and fails.
}
event-recover = { $me ->
    [who] You take back { $cards }.
   *[none] { $who } takes back { $cards }.
}
event-penalty = { $me ->
    [who] You give { $cards } { $to_whom } as a penalty.
    [whom] { $who } gives you { $cards } as a penalty.
   *[none] { $who } gives { $cards } { $to_whom } as a penalty.
}
event-void = { $me ->
    [who] You void the attack with { $the }.
   *[none] { $who } voids the attack with { $the }.
}
event-wipe = { $me ->
    [who] You sweep away all defences of { $whom }.
    [whom] { $who } sweeps away all your defences.
   *[none] { $who } sweeps away all defences of { $whom }.
}
event-steal = { $caught ->
    [yes] { $me ->
        [who] Your Patrol catches the thief: you take { $cards } from { $whom }.
        [whom] The Patrol of { $who } catches your thief and takes { $cards } from you.
       *[none] The Patrol of { $who } catches the thief and takes { $cards } from { $whom }.
    }
   *[no] { $me ->
        [who] You steal { $cards } from { $whom }.
        [whom] { $who } steals { $cards } from you.
       *[none] { $who } steals { $cards } from { $whom }.
    }
}
event-no_theft = { $caught ->
    [yes] { $me ->
        [who] Your Patrol catches the thief, but finds nothing to take from { $whom }.
        [whom] The Patrol of { $who } catches your thief, but finds nothing to take from you.
       *[none] The Patrol of { $who } catches the thief, but finds nothing to take from { $whom }.
    }
   *[no] { $me ->
        [who] You find nothing to steal from { $whom }.
        [whom] { $who } finds nothing to steal from you.
       *[none] { $who } finds nothing to steal from { $whom }.
    }
}
event-repelled = { $me ->
    [who] You repel the attack
    [whom] { $who } repels your attack
   *[none] { $who } repels the attack
}{ $attack ->
    [-1] {""} with a defence of { $number }.
   *[other] {""}: { $attack } against { $number }.
}
event-sacrifice = { $me ->
    [who] You sacrifice { $the }.
   *[none] { $who } sacrifices { $the }.
}
event-hold = { $me ->
    [who] You keep your Fortification.
   *[none] { $who } keeps the Fortification.
}
event-loot = { $me ->
    [who] You hand { $cards } over { $to_whom } as loot
    [whom] { $who } hands you { $cards } as loot
   *[none] { $who } hands { $cards } over { $to_whom } as loot
}{ $defence ->
    [-1] .
   *[other] {""} ({ $attack } against { $defence }: { $count ->
        [one] one card
       *[other] { $count } cards
    }).
}
event-fort_lost = { $me ->
    [who] You lose { $the }.
   *[none] { $who } loses { $the }.
}
event-spent = To the discards: { $names }.
event-draw = { $me ->
    [who] You draw { $cards }.
   *[none] { $who } draws { $cards }.
}
event-no_draw = { $me ->
    [who] You do without the card of the Plague.
   *[none] { $who } does without the card of the Plague.
}
event-attack = { $me ->
    [who] You attack { $whom } with { $the }, face down.
    [whom] { $who } attacks you with { $the }, face down.
   *[none] { $who } attacks { $whom } with { $the }, face down.
}
event-fortify = { $me ->
    [who] You raise { $the }: your Fortification is now { $level }.
   *[none] { $who } raises { $the }: a Fortification of { $level }.
}
event-play = { $me ->
    [who] You play { $cards }.
   *[none] { $who } plays { $cards }.
}
event-alliance = { $me ->
    [who] You grant a card { $to_whom }.
    [whom] { $who } grants you a card.
   *[none] { $who } grants a card { $to_whom }.
}
event-cured = { $me ->
    [who] You cancel the Plague of { $whom }.
    [whom] { $who } cancels your Plague.
   *[none] { $who } cancels the Plague of { $whom }.
}
event-pay = { $me ->
    [who] You pay { $the }.
   *[none] { $who } pays { $the }.
}
event-reject = { $me ->
    [who] You discard { $the } and keep the other card.
   *[none] { $who } discards { $the } and keeps the other card.
}
event-inquisition = { $me ->
    [who] You look at the hand of { $whom }.
    [whom] { $who } looks at your hand.
   *[none] { $who } looks at the hand of { $whom }.
}
event-look = { $me ->
    [who] In the hand of { $whom }: { $names }.
    [whom] { $who } has seen: { $names }.
   *[none] In the hand of { $whom }: { $names }.
}
event-equitas = { $me ->
    [who] You invoke Equitas and show your hand.
   *[none] { $who } invokes Equitas and opens the hand for all to see.
}
event-show = { $me ->
    [who] You show { $cards }.
   *[none] { $who } shows { $cards }.
}
event-found = { $me ->
    [who] You find { $cards } and raise a Fortification.
   *[none] { $who } finds { $cards } and raises a Fortification.
}
event-not_found = { $me ->
    [who] You find no Shields, and choose another Action.
   *[none] { $who } finds no Shields, and chooses another Action.
}
event-take = { $me ->
    [who] You take { $cards } from the Base discards.
   *[none] { $who } takes { $cards } from the Base discards.
}
event-take_nothing = { $me ->
    [who] You take nothing.
   *[none] { $who } takes nothing.
}
event-support = { $me ->
    [who] You pass { $cards } { $to_whom } in Support.
    [whom] { $who } passes you { $cards } in Support.
   *[none] { $who } passes { $cards } { $to_whom } in Support.
}
event-season = { $season ->
    [autumn] The Base deck has run out: Autumn comes.
   *[winter] The Base deck has run out: Winter comes, and the game ends.
}
event-reshuffle = { $back ->
    [imperial] The Imperial discards are shuffled into a new deck.
   *[base] The Base discards are shuffled into a new deck.
}
event-shuffled_in = The new deck holds: { $names }.
event-merchant = { $me ->
    [who] The Merchant comes to you.
   *[none] The Merchant goes to { $who }.
}
event-defeat = { $me ->
    [who] You have no card and no Fortification left: your House falls.
   *[none] { $who } has no card and no Fortification left, and falls.
}
event-open = { $me ->
    [who] Your hand is opened: { $names }.
   *[none] { $who } opens the hand: { $names }.
}
event-score = { $me ->
    [who] Your points: { $number }.
   *[none] Points of { $who }: { $number }.
}
event-pass_turn = { $me ->
    [who] No Action is possible: you pass.
   *[none] { $who } can take no Action, and passes.
}
event-trade = { $me ->
    [who] You trade with the Merchant.
   *[none] { $who } trades with the Merchant.
}
event-imperial = { $me ->
    [who] You turn to the Imperial deck.
   *[none] { $who } turns to the Imperial deck.
}
