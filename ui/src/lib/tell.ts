/**
 * What happened, in sentences. The pages make them all from the happenings that the server sends, so that what a reader
 * saw can be told at any pace, again in another language, or after a reload.
 */
import { ABOUT_A_GUILD } from './happenings';
import { BACKS, GUILDS, KINDS, SEASONS } from './kinds';
import { cardName, guildName, houseName } from './names';
import { has, say } from './text.svelte';
import { cardsIn, type Told } from './told';

const ORDER = Object.keys(KINDS);

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
    attack: told.attack ?? -1,
    defence: told.defence ?? -1,
    count: cardsIn(told),
    caught: told.caught ? 'yes' : 'no',
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
