// A four-seat card game of our own making in boardgame.io's in-process client: `node boardgame.cjs SECONDS`.
// Run by bench/table.py, which installs boardgame.io into a folder that is thrown away. Prints as JSON its moves for each
// second by the clock and for each second of processor time.
'use strict';
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');

const SEATS = 4;
const KINDS = 19;
const HAND = 5;
const DECK = 108;

const take = (from) => from.pop();

/** Hands are secret, the pile is open; a turn is one card played and one drawn, or one discarded for two. */
const game = {
  name: 'sketch',
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: DECK }, (_, place) => place % KINDS));
    const hands = Array.from({ length: SEATS }, () => Array.from({ length: HAND }, () => take(deck)));
    return { deck, hands, pile: [], strength: Array(SEATS).fill(0) };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : [])),
    sizes: G.hands.map((hand) => hand.length),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, place) => {
      const hand = G.hands[playerID];
      if (!(place < hand.length)) return 'INVALID_MOVE';
      const [card] = hand.splice(place, 1);
      G.pile.push(card);
      G.strength[playerID] += card % 5;
      if (G.deck.length) hand.push(take(G.deck));
    },
    trade: ({ G, playerID }) => {
      const hand = G.hands[playerID];
      G.pile.push(take(hand));
      for (let count = 0; count < 2 && hand.length < HAND && G.deck.length; count += 1) hand.push(take(G.deck));
    },
  },
  endIf: ({ G }) => (G.hands.some((hand) => hand.length === 0) ? { strength: G.strength } : undefined),
};

/** One client that plays all four seats: nobody else is told anything. */
function alone() {
  const client = Client({ game, numPlayers: SEATS, debug: false });
  client.start();
  return { clients: Array(SEATS).fill(client), stop: () => client.stop() };
}

/** Four clients at one table, told through its local master what each may see. */
function together(number) {
  const multiplayer = Local();
  const make = (seat) =>
    Client({ game, numPlayers: SEATS, multiplayer, matchID: `match-${number}`, playerID: String(seat), debug: false });
  const clients = Array.from({ length: SEATS }, (_, seat) => make(seat));
  clients.forEach((client) => client.start());
  return { clients, stop: () => clients.forEach((client) => client.stop()) };
}

/** Moves of one whole game, each by the seat whose turn it is. */
function playOut({ clients, stop }) {
  let moves = 0;
  for (let state = clients[0].getState(); !state.ctx.gameover; state = clients[0].getState()) {
    const client = clients[Number(state.ctx.currentPlayer)];
    if (moves % 7 === 6) client.moves.trade();
    else client.moves.play(moves % 3 % state.G.sizes[state.ctx.currentPlayer]);
    moves += 1;
    if (moves > 10_000) throw new Error('the sketch does not end');
  }
  stop();
  return moves;
}

function rate(table, seconds) {
  let moves = 0;
  let games = 0;
  for (let warm = 0; warm < 3; warm += 1) playOut(table(games++));
  const began = process.hrtime.bigint();
  const busy = process.cpuUsage();
  const spent = () => Number(process.hrtime.bigint() - began) / 1e9;
  while (spent() < seconds) moves += playOut(table(games++));
  const used = process.cpuUsage(busy);
  return { wall: moves / spent(), busy: (moves * 1e6) / (used.user + used.system) };
}

const seconds = Number(process.argv[2] || 5);
const { version } = require('boardgame.io/package.json');
process.stdout.write(JSON.stringify({ version, alone: rate(alone, seconds), together: rate(together, seconds) }));
