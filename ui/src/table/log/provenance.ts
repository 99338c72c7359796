/** How it became known that a House holds a card: the last line of the chronicle that showed it coming there, or lying there. */
import { AUDIENCE } from '../../lib/happenings';
import type { Line } from './eventLog';

export interface Source {
  what: string; // what happened, empty for what follows from counting
  round: number;
}

/** Happenings after which the House that acts holds the card, and those after which the other one does. */
const BY_ACTOR = new Set(['steal', 'take', 'recover', 'show']);
const BY_OTHER = new Set(['loot', 'penalty', 'support', 'look']);

/** Among the lines that a reader saw: how `knower` knows of this card in the hand of `holder`. */
export function sourceOf(lines: Line[], holder: number, card: string, knower: number): Source {
  let round = 0;
  let found: Source = { what: '', round: 0 };
  for (const line of lines) {
    if (line.kind === 'round') round = line.round;
    if (line.kind !== 'told' || line.undone || !line.told.seen[card]) continue;
    const { what, who, whom } = line.told;
    const held = BY_ACTOR.has(what) ? who : BY_OTHER.has(what) ? whom : -1;
    if (held === holder && (AUDIENCE[what] !== 'both' || knower === who || knower === whom)) found = { what, round };
  }
  return found;
}
