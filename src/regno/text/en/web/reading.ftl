### The pages that are read: rules, first lesson, about.

## Rules.

rules = Rules
rules-lead = The rules of a game by "Play now", in our own words. Tick Guilds, Merchant or Allied Houses to read theirs too. Every sentence is made from the same data that the table plays by.
rules-away = These rules cannot be shown now
rules-none = There is no such rulebook. Four are told here.
rules-of-own = The rules of this edition, in our own words. What differs from the printed one is marked. Tick Guilds, Merchant or Allied Houses to read theirs too.
rules-of-table = The rules of this table. What its house rules change is marked.
rulebook = Rulebook
with = Played with
guilds = Guilds
merchant = Merchant
allied = Allied Houses
houses = Houses
house-rule = House rule
house-rules = House rules of this table
contents = Contents
cards = The cards
cards-lead = How many there are of each; where the rulebook does not print a number it has been reconstructed, and is marked with a star.
card-count = { $count } in the deck
guilds-seven = The seven Guilds
differences = The four rulebooks side by side
differences-lead = Only what differs. A dash means that the question does not come up there.
point = Point
rulings = The rulings
rulings-lead = Questions that the rulebooks leave open or answer differently, by number, and how this table decides them. Those with an option can be decided otherwise when a table is set.
option = Option
print = Print the reference card
print-sheets = Every card in its number, Guilds, reference card, rules booklet and playtest sheet as one PDF. Cards are 63 × 88 mm, nine on a sheet, with marks to cut by.
reference = Reference card
needs = Needs

## First lesson.

lesson = First lesson
lesson-second = Second lesson
step-of = Step { $number } of { $count }
lesson-right = Well done
lesson-wrong = Not quite
again = Try again
next-step = Next step
finish = Finish
lesson-done = You know enough to play
lesson-done-what = Everything else the table tells you as you go: what you may do, and why the rest is not allowed.
second-done = You know the tricks, too
second-done-what = Bluffs, Guilds, the Merchant and allies: the puzzles go on from here, with positions from real games.
go-second = The second lesson
go-puzzles = Puzzles
play-now = Play against bots
read-rules = Read the rules
lesson-steps = Steps of the lesson
what-happened = What happened
step-done = done

## About.

about = About Regno
about-what = Regno is a table for two things that come in boxes: Proelio, a card game of siege and bluff, and the Chronicles of the Western Kingdom. People play and watch in a browser, in a terminal, or by programs; bots fill the empty chairs.
about-rules = Rules are facts, and may be used again; every text here is written anew, and no picture of a printed game is shown. If you like a game, buy its box.
version = Version { $version }, rules { $rules }
source-code = Source code
source-what = Regno is free software under the MIT licence. The source comes with it: what you run is what you can read.
credits = Credits
credits-icons = Icons by the artists of game-icons.net, used under the licence Creative Commons Attribution 3.0. Some are shown in other colours.
credits-fonts = Fonts, each under the SIL Open Font License 1.1
credits-software = Built with
privacy = What is kept
privacy-what = A table keeps the name you give and the moves you make, and nothing else about you. No cookies, no trackers, no calls to other servers. At a table's menu you can have your part of it deleted.
