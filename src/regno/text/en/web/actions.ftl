### The nine Actions of the table page: what each is called, what it costs or brings, and in brief why it cannot be.

slot-draw = Draw
    .short = Draw
slot-fortify = { $has ->
    [yes] Fortify: { $card }
   *[no] Fortify
}
    .short = Fortify
    .rest = { $card }
slot-attack = Attack { $house }
    .short = Attack
    .rest = { $house }
slot-strategy = { $has ->
    [yes] { $card }
   *[no] Strategy card
}
    .short = { $has ->
        [yes] { $card }
       *[no] Strategy
    }
slot-imperial = Imperial card
    .short = Imperial
slot-equitas = Equitas: fetch Shields
    .short = Equitas
    .rest = fetch Shields
slot-trade = Trade
    .short = Trade
slot-support = Support
    .short = Support
slot-perk = { $has_guild ->
    [yes] { $guild }' Perk
   *[no] Guild Perk
}
    .short = Perk
    .rest = { $guild }
price-draw = 1 Base card
price-fortify = it becomes { $value }
price-attack = lay 1 card, face down
price-strategy = { $count } to choose from
price-imperial = discard 2, draw 1 golden
price-equitas = show your hand, raise Shields
price-trade = { $season ->
    [autumn] a discard for 1 Base, 1 golden
   *[other] any discard for 2 cards
}
price-support = 1 card to your ally
price-perk-bards = the House on your right discards
price-perk-merchants = call the Merchant to you
price-perk-scribes = discard 2, draw 2 golden, keep 1
price-perk-artisans = with Resources: 1 card more
about-attack = Lay one Attack card face down before { $house }. It is revealed in their turn; for each point they lack they hand you a card.
about-strategy = Play one of your Strategy cards.
about-equitas = Once a game, the only House without a Fortification may show its hand and fetch Shields, from the discards or the deck, and raise them.
about-perk = Use the Perk of your Guild, once a game. It costs no Action.
about-draw = Draw one Base card.
about-fortify = Raise your Fortification by one step. The old card is discarded.
about-imperial = Discard any two cards and draw one Imperial card.
about-trade = Take a Base discard from the Merchant and pay with cards of your hand.
about-support = Pass one card to your ally.
perk-when-bards = in your turn
perk-when-builders = only when you defend
perk-when-artisans = with Resources
perk-when-thieves = only with an Infiltration
perk-when-scribes = with an Imperial card
perk-when-apothecaries = only when a Plague comes
perk-when-merchants = in your turn
short-no_guilds = no Guilds in this game
short-no_strategy = you have none
short-no-card = no { $card } in your hand
short-not_held = you have no such card
short-over_level = needs a higher Fortification
short-plague_on_table = not during the Plague
short-attack_pending = your last attack still waits
short-first_turn = not on your first turn
short-last_card = not with your only card
short-fort_at_top = yours is the highest
short-one_plague_only = a Plague lies here already
short-empty_hand = there is no card to see
short-too_few_cards = you need 2 cards
short-no_imperial_cards = none is left to draw
short-perk_not_yours = another Guild has it
short-perk_exhausted = used already
short-perk_locked = not while the Merchant is here
short-artisans_later = asked after the draw
short-equitas_off = not in this edition
short-equitas_spent = called already in this game
short-equitas_has_fort = you have a Fortification
short-equitas_others_lack = others have none either
short-equitas_fort_lost = one was lost already
short-equitas_has_shields = you hold Shields
short-equitas_deck_only = this edition searches the deck
short-merchant_absent = no Merchant in this game
short-merchant_elsewhere = Merchant with { $house }
short-merchant_here = he is with you already
short-nothing_to_buy = there are no discards
short-cannot_pay = you cannot pay for it
short-not_allied = only in Allied Houses
short-nothing_to_draw = the deck is empty
short-self_defeat = your House would fall
short-not_this_choice = not in this game
