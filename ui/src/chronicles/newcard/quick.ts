/** A card of the box in the middle of play: only what the program needs now. The rest can be typed in the pack, later. */
import { newId } from '../packs/ids';
import type { Table } from '../packs/types';

export interface Effect {
  do: string;
  at?: string;
  arrow?: number;
  what?: string;
  n?: number;
  text?: Record<string, string>;
}

/** The types whose card is a list of rows. */
export const ROWS = ['scheme', 'future_scheme', 'final_scheme', 'event'];
const EARN = 5; // VP that most Demands cost when they fail
/** The key of a card that says to which group it belongs. */
const GROUP: Record<string, (group: string) => Table> = {
  tome: (game) => ({ game }),
  demand: (level) => ({ level: Number(level), met: Number(level), failed: EARN }),
  scheme: (group) => (group === 'artisans' ? { artisans: true } : {}),
};

/** What a new card begins with. */
export function begin(untyped: string): Table {
  const [type = '', group = ''] = untyped.split('/');
  return ROWS.includes(type)
    ? { steps: [], ...GROUP[type]?.(group) }
    : { ...GROUP[type]?.(group), ...(type === 'tome' ? { crests: [] } : {}) };
}

const given = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
/** The numbers of a card for this many players. */
export const numberFor = (table: Table, key: string, players: number): number | undefined =>
  (table[key] as Record<string, number> | undefined)?.[players];
export const withNumber = (table: Table, key: string, players: number, value: number | undefined): Table => ({
  ...table,
  [key]: { ...(table[key] as object), [players]: value },
});

/** The first thing that is still missing, as a key of the texts. */
export function lacks(type: string, table: Table, word: string, players: number): string {
  if (type === 'tome') return word.trim() ? '' : 'word';
  if (ROWS.includes(type)) return given(table.steps) ? '' : 'rows';
  if (type === 'threat') {
    if (!table.action) return 'action';
    if (numberFor(table, 'workers', players) === undefined) return 'workers';
    return given(table.options) ? '' : 'penalty';
  }
  if (type === 'demand') {
    if (!given(table.items)) return 'items';
    return numberFor(table, 'need', players) === undefined ? 'need' : '';
  }
  if (type === 'kings_order') return Object.keys((table.min as object) ?? {}).length ? '' : 'attributes';
  if (type === 'start_townsfolk') return table.action ? '' : 'action';
  if (type === 'p_townsfolk') return !table.trigger ? 'trigger' : given(table.gain) ? '' : 'gain';
  return given(table.bottom) ? '' : 'effects';
}

/** The card as it goes into the chronicle and the pack; its id is new wherever it was typed. */
export function cardOf(type: string, table: Table, word: string, language: string, chance = Math.random()): Table {
  const said = word.trim();
  const key = type === 'tome' ? 'objective' : 'name';
  const salt = Math.floor(chance * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  const id = `${newId(said, type, []).slice(0, 34)}-${salt}`;
  return { id, ...(said ? { [key]: { [language]: said } } : {}), ...table };
}

/** Whether two effects are the same but for how many. */
export const same = (one: Effect, other: Effect): boolean => one.do === other.do && one.what === other.what;

/** What a Townsfolk pays, tapped again: one more of it, and after the most none. */
export function tapGain(gain: Effect[], effect: Effect, most: number): Effect[] {
  const have = gain.find((one) => same(one, effect));
  if (!have) return [...gain, effect];
  const count = (have.n ?? 1) + 1;
  return gain.flatMap((one) => (one !== have ? [one] : count > most ? [] : [{ ...one, n: count }]));
}

/** The same Crest tapped again: once, twice, none; two Crests are the most. */
export function tapCrest(crests: string[], crest: string): string[] {
  const have = crests.filter((one) => one === crest).length;
  if (have === 2 || (have === 1 && crests.length === 2)) return crests.filter((one) => one !== crest);
  return crests.length < 2 ? [...crests, crest] : [...crests.slice(1), crest];
}
