/**
 * An event in beats: the cards that travel together, and the lines that may be read once they have landed. What an
 * attack was worth is worked out here, from how the table stood before the event.
 */
import type { Happening, Shared } from '../../lib/messages';
import type { Told } from '../../lib/told';
import { gather } from '../../lib/told';
import { GUILDS, KINDS } from '../../lib/kinds';
import { flightsOf, type Flight } from '../board/flights';

export interface Beat {
  flights: Flight[];
  told: Told[];
  reveals: number; // the House whose attacker's card is turned up, -1 for none
}

/** Runs of one kind of happening. */
function runsOf(happenings: Happening[]): Happening[][] {
  const runs: Happening[][] = [];
  for (const each of happenings) {
    if (runs.at(-1)?.[0]?.what === each.what) runs.at(-1)!.push(each);
    else runs.push([each]);
  }
  return runs;
}

/** The attack under way: what it strikes with, null for a thief or Black Powder; and the defence so far. */
interface Fight {
  on: number;
  card: string; // empty until it is turned up
  defence: number;
}
const BUILDERS = GUILDS.indexOf('builders');
const strength = (card: string): number | null => (card === 'infiltration' ? null : (KINDS[card]?.value ?? null));

function fightOf(before: Shared | null): Fight | null {
  if (!before || before.who < 0) return null;
  return { on: before.turn, card: before.houses[before.turn]!.attack, defence: before.defence };
}

/** Carry the fight on by one line, and write its sum to the lines that tell how it went. */
function weigh(told: Told, fight: Fight, before: Shared): void {
  const card = Object.keys(told.seen)[0] ?? '';
  const fort = before.houses[told.who]?.fort ?? 0;
  if (told.what === 'deploy') {
    for (const [each, count] of Object.entries(told.seen)) {
      const value = KINDS[each]!.value ?? 0;
      if (value <= fort + 1) fight.defence += value * count;
    }
  } else if (told.what === 'sacrifice') fight.defence += KINDS[card]?.value ?? 0;
  else if (told.what === 'perk' && told.number === BUILDERS && fight.card) fight.defence += 1;
  else if (told.what === 'reveal') fight.card = card;
  const value = strength(fight.card);
  if (['reveal', 'repelled', 'loot'].includes(told.what) && value !== null) {
    told.attack = value;
    told.defence = told.what === 'repelled' ? told.number : fight.defence;
  }
  if (['steal', 'no_theft'].includes(told.what)) told.caught = told.who === fight.on;
}

/** The beats of an event, in their order. `before` is how the table stood, where that is known. */
export function beatsOf(happenings: Happening[], before: Shared | null): Beat[] {
  const fight = fightOf(before);
  return runsOf(happenings).map((run) => {
    const told = gather(run);
    if (fight && before) for (const each of told) weigh(each, fight, before);
    const turned = run.find((each) => each.what === 'reveal');
    return { flights: flightsOf(run).flat(), told, reveals: turned ? (turned.whom ?? -1) : -1 };
  });
}
