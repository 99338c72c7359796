/** Who fell and who won, from the open table once the game is over. */
import type { Shared } from '../../lib/messages';

/** The Houses that ended it by their fall: those left without a card and a Fortification. */
export function fallenOf({ ending, houses }: Shared): number[] {
  if (!['conquest', 'alliance', 'draw'].includes(ending)) return [];
  return houses.flatMap((house, seat) => (house.base + house.imperial + house.fort === 0 ? [seat] : []));
}

/** What the end is to one House; `none` to a spectator, and where nobody wins. */
export function mood({ ending, winners }: Shared, me: number): 'won' | 'lost' | 'none' {
  if (me < 0 || !ending || !winners.length) return 'none';
  return winners.includes(me) ? 'won' : 'lost';
}

/** What became of a House. */
export function fateOf(shared: Shared, seat: number): 'victor' | 'fallen' | '' {
  if (!shared.ending) return '';
  if (shared.winners.includes(seat)) return 'victor';
  return fallenOf(shared).includes(seat) ? 'fallen' : '';
}
