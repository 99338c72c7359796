### Printed sheets: the words round the cards, and those on cards that no page shows.

## Round the cards.

sheet-fronts = sheet { $sheet } of { $total }, fronts
sheet-backs = sheet { $sheet } of { $total }, backs
print-whole = Print at 100 %: a card is 63 × 88 mm
icons-by = Icons: { $source }

## The cards of Proelio.

class-attack = Attack
class-defence = Defence
class-strategy = Strategy
guild-card = Guild
guild-once = one use in a game
merchant-card = The Merchant
merchant-summer = Take any card from the Base discards; discard two from your hand.
merchant-autumn = Take any card from the Base discards; discard one Base card and one Imperial from your hand.
season-autumn-card = When the Base deck runs out: shuffle its discards and turn this card over.
season-winter-card = When the Base deck runs out: the game ends, and points decide.
season-next = Comes next

## Reference card, booklet, playtest sheet.

made-with = Made with Regno
reference-title = Reference card, one for each player, side { $side } of 2
reference-marked = Marked: changed from { $edition }
reference-whole = The full rules are in the booklet
reference-deck = The cards
reference-guilds = Guilds, one use in a game
booklet-rulings = Rulings on open questions
playtest-title = Playtest sheet, side { $side } of 2
playtest-typed = Type it into a file: see "Print and play" in the documentation
playtest-what = What to note of each game
playtest-about-date = Date: year, month and day.
playtest-about-houses = Houses: how many played.
playtest-about-with = With: guilds, merchant or allied; nothing for the plain game.
playtest-about-winner = Winner: the place in the order of play, 1 for the House that began; 0 for nobody; of several 1+3.
playtest-about-ending = Ending: fall, winter, or other.
playtest-about-rounds = Rounds: how often the House that began had its turn. Make a tick each time.
playtest-about-minutes = Minutes: from the first turn to the last.
playtest-about-guild = Guild: that of the winner, if Guilds were played.
playtest-column-date = Date
playtest-column-houses = Houses
playtest-column-with = With
playtest-column-winner = Winner
playtest-column-ending = Ending
playtest-column-rounds = Rounds
playtest-column-minutes = Minutes
playtest-column-guild = Guild
playtest-remarks = Remarks
playtest-questions = Which rule had to be looked up? Which card was never worth playing? When was it decided, and when did it feel so?

## The cards of a pack: what one of each type is called, and what stands on some.

type-group = { $type }, { $group }
type-crest = Crest token
type-crest-tome = Crest Tome
type-tome = Tome
type-scheme = Scheme
type-future-scheme = Future Scheme
type-final-scheme = Final Scheme
type-baron-board = Baron board
type-demand = Demand
type-event = Event
type-tile = Tile
type-a-board = Player board
type-threat = Threat
type-kings-threat = King's Threat
type-kings-order = King's Order
type-order-spaces = Order spaces
type-player-tile = Player tile
type-start-townsfolk = Starting Townsfolk
type-p-townsfolk = Extra Townsfolk
type-summary = Summary
type-poverty = Poverty
type-prosperity = Prosperity
type-baron-card = The Baron
type-dismissal = Dismissal
type-townsfolk = Townsfolk
type-v-townsfolk = Townsfolk
type-player-card = Player card
type-hero = Hero
side-rogue = Rogue
side-reverend = Reverend
side-early = Outsiders, rounds 1 to 4
side-late = Outsiders, rounds 5 to 7
or = or
apprentice-on = With the { $place }
apprentice-skills = Skills: { $skills }
apprentice-virtue = Virtue on hiring
apprentice-donations = Donations
word-mason = Mason
word-carpenter = Carpenter
word-tiler = Tiler
word-builder = Builder
word-cleric = Cleric
word-merchant = Merchant
word-noble = Noble
word-criminal = Criminal

## What cannot be printed.

unknown-paper = there is no paper { $paper }: { $known }
unknown-language = there is no language { $language }: { $known }
too-many-cards = { $cards } cards are too many for one file: at most { $most }. Lower the copies
no-cards = there is no card in it to print
print-busy = many files are being made just now: try again in { $seconds } seconds
print-slow = the file took too long to make and was given up

## The pages: what stands where a file is made.

page-title = Print and play
page-paper = Paper
page-a4 = A4
page-letter = Letter
page-language = Language of the cards
page-how = Printing
page-backs = Backs, for both sides of the paper
page-ink = Save ink: white pictures, thin lines
page-make = Make the PDF
page-busy = The PDF is being made …
page-done = { $file } is saved. Print it at 100 %, not fitted to the page.
page-both-sides = Print at 100 %, on both sides, turned on the long edge. The bar on each sheet must measure 50 mm.
page-one-side = Print at 100 %, on one side. The bar on each sheet must measure 50 mm.
page-lost = The server did not answer. Try again.
sheets = { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
part-cards = Cards, 9 a sheet
part-backs = Backs
part-backs-there = on their other side
part-reference = Reference card
part-playtest = Playtest sheet
part-booklet = Rules booklet
part-all = Together
page-parts = What is printed
page-preview = The sheets
