/** What each possible attack would do after a deployment, put into the few words that fit a small field. */
import type { BlowSeen, Forecast } from '../../lib/messages';

/** One field of the forecast. `main` and `more` name texts; `count` and `wall` go into them. */
export interface Field {
  attack: string; // the card that stands for all of its strength
  state: 'held' | 'lost' | 'falls';
  main: string;
  more: string;
  count: number;
  left: number;
  wall: number; // cards lost besides the Fortification
}

/** What a deployment comes to, as the server's keys say it. */
export interface Stand {
  defence: number;
  left: number;
  patrol: boolean;
  edict: boolean;
}

export function blowsAfter(
  { attacks, after }: Forecast,
  { defence, left, patrol, edict }: Stand,
): [string, BlowSeen][] {
  const blows = after[`${defence}:${left}:${Number(patrol)}:${Number(edict)}`] ?? [];
  return blows.map((blow, place) => [attacks[place]!, blow]);
}

const least = (...numbers: number[]): number => Math.min(...numbers.filter((number) => number >= 0));

/** What one attack would do. The worst is said first; what a Perk would change is said after it. */
function fieldOf(attack: string, blow: BlowSeen, stand: Stand): Field {
  const count = blow.keep >= 0 ? blow.keep : 0;
  const field = { attack, main: 'held', more: '', count, left: stand.left - count, wall: blow.give };
  if (blow.falls)
    return { ...field, state: 'falls', main: 'falls', more: attack === 'infiltration' ? 'falls-thief' : 'falls-how' };
  const perk = blow.perk >= 0 && blow.perk < least(blow.keep, 99);
  if (attack === 'infiltration' && stand.patrol) return { ...field, state: 'held', more: 'thief-caught' };
  if (attack === 'infiltration' && blow.keep > 0)
    return { ...field, state: 'lost', main: 'thief', more: blow.perk === 0 ? 'perk-ignores' : 'keep-left' };
  if (attack === 'black_powder' && !stand.edict)
    return { ...field, state: 'lost', main: blow.give >= 0 ? 'swept' : 'swept-no-wall' };
  if (blow.keep === 0) return { ...field, state: 'held', more: 'nothing-lost' };
  if (blow.keep < 0 && blow.give < 0) return { ...field, state: 'lost', main: 'only-perk', count: blow.perk };
  if (blow.keep < 0)
    return {
      ...field,
      state: 'lost',
      main: 'only-wall',
      more: blow.give > 0 ? 'and-cards' : '',
      count: blow.give,
      left: stand.left - blow.give,
    };
  return {
    ...field,
    state: 'lost',
    main: 'lose',
    more: perk ? 'perk-spares' : blow.give >= 0 ? 'or-wall' : 'keep-left',
  };
}

/** The fields by strength. A thief shares the field of a bluff, which looks the same, unless it does worse. */
export function fieldsOf(forecast: Forecast, stand: Stand): Field[] {
  const fields = blowsAfter(forecast, stand).map(([attack, blow]) => fieldOf(attack, blow, stand));
  const thief = fields.find(({ attack }) => attack === 'infiltration');
  const bluff = fields.find(({ attack }) => attack === 'manure');
  if (!thief || !bluff) return fields;
  const both =
    thief.state === 'falls'
      ? { ...thief, attack: 'manure' }
      : {
          ...bluff,
          more: thief.more === 'thief-caught' ? 'thief-caught' : thief.state === 'lost' ? 'thief-steals' : bluff.more,
        };
  return fields.filter((field) => field !== thief).map((field) => (field === bluff ? both : field));
}

/** Whether a House falls by every attack that is possible, though another deployment might save it. */
export function isLost(forecast: Forecast, stand: Stand): boolean {
  const falls = (blows: BlowSeen[]): boolean => blows.length > 0 && blows.every((blow) => blow.falls);
  return (
    falls(blowsAfter(forecast, stand).map(([, blow]) => blow)) &&
    Object.values(forecast.after).some((blows) => !falls(blows))
  );
}
