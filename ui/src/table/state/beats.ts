/** An event in beats: the cards that travel together, and the lines that may be read once they have landed. */
import type { Happening } from '../../lib/messages';
import type { Told } from '../../lib/told';
import { gather } from '../../lib/told';
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

/** The beats of an event, in their order. */
export function beatsOf(happenings: Happening[]): Beat[] {
  return runsOf(happenings).map((run) => {
    const turned = run.find((each) => each.what === 'reveal');
    return { flights: flightsOf(run).flat(), told: gather(run), reveals: turned ? (turned.whom ?? -1) : -1 };
  });
}
