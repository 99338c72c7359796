/** Which cards travel where when something happens. Zones are elements of the board with `data-zone`. */
import type { Happening } from '../../lib/messages';
import type { Back } from '../../lib/kinds';

export const FLIGHT = 280; // milliseconds
export const TURN = 700; // a card turned up is looked at before it goes
export const STAGGER = 60; // between two cards that leave together

export interface Flight {
  id: number;
  what: string;
  card: string; // its face, empty where only the back is seen
  back: Back;
  from: string;
  to: string;
  turns: boolean; // a card turned up in its place
  place: number; // among those that leave together
  tempo: number; // a factor of the usual time
}

type Way = [from: string, to: string];
let made = 0;

const deck = (back: string): string => `deck-${back}`;
const pile = (back: string): string => `pile-${back}`;
const hand = (seat: number): string => `hand-${seat}`;

/** From where to where a card goes, by what happened; undefined for what moves no card. */
function way({ what, who = -1, whom = -1, card = '', back = 'base' }: Happening): Way | undefined {
  switch (what) {
    case 'deal':
    case 'draw':
      return [deck(back), hand(who)];
    case 'attack':
      return [hand(who), `attack-${whom}`];
    case 'reveal':
      return [`attack-${whom}`, `attack-${whom}`];
    case 'deploy':
      return [hand(who), `line-${who}`];
    case 'recover':
      return [`line-${who}`, hand(who)];
    case 'trim':
    case 'bards_discard':
    case 'pay':
    case 'reject':
      return [hand(who), pile(back)];
    case 'penalty':
    case 'loot':
    case 'support':
      return [hand(who), hand(whom)];
    case 'steal':
      return [hand(whom), hand(who)];
    case 'play':
      return [hand(who), card === 'plague' ? `plague-${who}` : pile(back)];
    case 'fortify':
      return [hand(who), `fort-${who}`];
    case 'sacrifice':
    case 'fort_lost':
      return [`fort-${who}`, pile(back)];
    case 'take':
      return [pile(back), hand(who)];
    case 'found':
      return [deck(back), `fort-${who}`];
    default:
      return undefined;
  }
}

/** Flights in groups: those of one kind leave together, the next kind after them. */
export function flightsOf(happenings: Happening[]): Flight[][] {
  const groups: Flight[][] = [];
  for (const each of happenings) {
    const found = way(each);
    if (!found) continue;
    const [from, to] = found;
    const flight: Flight = {
      id: ++made,
      what: each.what,
      card: each.card ?? '',
      back: (each.back || 'base') as Back,
      from,
      to,
      turns: each.what === 'reveal',
      place: 0,
      tempo: 1,
    };
    const last = groups.at(-1);
    if (last && last[0]!.what === flight.what && !flight.turns) last.push(flight);
    else groups.push([flight]);
  }
  return groups;
}
