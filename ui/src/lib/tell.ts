/**
 * What happened, in sentences: the same catalogue and the same gathering of runs as the server's Teller, so that a
 * chronicle can be told again in another language, or after a reload, from what the reader saw.
 */
import { KINDS } from './kinds';
import { cardName, guildName, houseName } from './names';
import { has, say } from './text.svelte';
import type { Happening } from './messages';

const ORDER = Object.keys(KINDS);
const GUILDS = ['bards', 'builders', 'artisans', 'thieves', 'scribes', 'apothecaries', 'merchants'];
const SEASONS = ['none', 'summer', 'autumn', 'winter'];
const BACKS = ['base', 'imperial'] as const;

/** Happenings of which a run reads as one sentence; of some the number is a count of cards. */
const IN_RUNS = new Set([
  'deal',
  'trim',
  'deploy',
  'recover',
  'penalty',
  'loot',
  'spent',
  'draw',
  'pay',
  'look',
  'show',
  'open',
  'shuffled_in',
]);
const COUNTED = new Set(['recover', 'spent', 'open', 'shuffled_in']);
const ABOUT_A_GUILD = new Set(['guild', 'perk', 'declined']);

/** One sentence of the chronicle: whose doing it is, what it is, and what was seen. */
export interface Told {
  what: string;
  who: number;
  whom: number;
  number: number;
  seen: Record<string, number>;
  backs: [number, number];
}

/** Put runs of one kind between the same Houses together. */
export function gather(happenings: Happening[]): Told[] {
  const told: Told[] = [];
  let run = new Map<string, Told>();
  for (const { what, who = -1, whom = -1, card = '', back = '', number = 0 } of happenings) {
    if (what === 'declined') continue; // a Perk that is not used is no news
    if (told.at(-1)?.what !== what || !IN_RUNS.has(what)) run = new Map();
    const between = what === 'spent' ? '' : `${who}:${whom}`;
    let line = run.get(between);
    if (!line) {
      line = { what, who, whom, number, seen: {}, backs: [0, 0] };
      run.set(between, line);
      told.push(line);
    }
    const count = COUNTED.has(what) ? number : 1;
    if (card) line.seen[card] = (line.seen[card] ?? 0) + count;
    else if (back) line.backs[BACKS.indexOf(back as 'base')]! += count;
  }
  return told;
}

/** "A, B and C" */
export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return say('proelio', 'several', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
}

/** A card in a sentence: "a Tower", "the Tower". */
export function cardForm(card: string, form: 'a' | 'the', edition: string): string {
  const key = `card-${card.replaceAll('_', '-')}`;
  return say('proelio', `${has('proelio', `${key}-${edition}`) ? `${key}-${edition}` : key}.${form}`);
}

function each({ seen, backs }: Told, form: '' | 'a' | 'the', edition: string): string[] {
  const faces = ORDER.filter((card) => seen[card]).map((card) => {
    if (seen[card]! > 1) return say('proelio', 'card-times', { card: cardName(card, edition), count: seen[card]! });
    return form ? cardForm(card, form, edition) : cardName(card, edition);
  });
  const hidden = BACKS.flatMap((back, place) =>
    backs[place] ? [say('proelio', `back-${back}`, { count: backs[place]! })] : [],
  );
  return [...faces, ...hidden];
}

/** One line as a sentence to a reader; -1 for a spectator. */
export function sentence(told: Told, reader: number, edition: string): string {
  const { what, who, whom, number } = told;
  const guild = ABOUT_A_GUILD.has(what) ? GUILDS[number]! : '';
  return say('story', `event-${what}`, {
    me: reader >= 0 && reader === who ? 'who' : reader >= 0 && reader === whom ? 'whom' : 'none',
    who: houseName(who),
    whom: houseName(whom),
    to_whom: whom < 0 ? '' : say('proelio', `house-${whom}.to`),
    cards: listed(each(told, 'a', edition)),
    the: listed(each(told, 'the', edition)),
    names: each(told, '', edition).join(', '),
    number,
    level: number + 1,
    guild: guild && guildName(guild),
    of_guild: guild && say('proelio', `guild-${guild}.of`),
    season: what === 'season' ? SEASONS[number]! : '',
    back: what === 'reshuffle' ? BACKS[number]! : '',
  });
}

/** How a game ended and who won. */
export function ending(how: string, winners: number[], reader: number): string {
  if (!how) return '';
  return say('proelio', `ending-${how}`, {
    me: winners.includes(reader) ? 'who' : 'none',
    winners: listed(winners.map(houseName)),
    count: winners.length,
  });
}
