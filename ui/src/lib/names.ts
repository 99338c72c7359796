/** What things of the game are called, and what cards say, from the catalogue that the server speaks from too. */
import { KINDS } from './kinds';
import { EDITIONS } from './editions';
import { has, language, say } from './text.svelte';

/** The colour of each House, by seat; it never stands without arms or a name. */
export const COLOURS = [0, 1, 2, 3, 4, 5].map((seat) => `var(--house-${seat})`);

const cardKey = (card: string): string => `card-${card.replaceAll('_', '-')}`;

/** A card's name; a rulebook may have one of its own. */
export function cardName(card: string, edition = ''): string {
  const own = `${cardKey(card)}-${edition}`;
  return say('proelio', has('proelio', own) ? own : cardKey(card));
}

/** The few words printed on a card. */
export const cardFace = (card: string): string => say('proelio', `${cardKey(card)}.face`);
export const cardRule = (card: string): string => say('proelio', `${cardKey(card)}.says`);
export const houseName = (seat: number): string => (seat < 0 ? '' : say('proelio', `house-${seat}`));
export const guildName = (guild: string): string => say('proelio', `guild-${guild}`);
export const guildRule = (guild: string): string => say('proelio', `guild-${guild}.says`);
/** A level of bots, such as Steward, and what it does; one without texts is called by its id. */
const ofLevel = (key: string): string => (has('players', key) ? say('players', key) : '');
export function levelName(level: string): string {
  const [lower, percent] = level.split('+');
  if (percent) return say('players', 'level-between', { lower: levelName(lower!), percent });
  return ofLevel(`level-${level}`) || level.slice(0, 1).toUpperCase() + level.slice(1);
}
export const levelAbout = (level: string): string => ofLevel(`about-${level}`);
/** A rulebook, by its title. */
export const editionName = (edition: string): string =>
  EDITIONS[edition]?.[language.current] ?? EDITIONS[edition]?.en ?? edition;
export const seasonName = (season: string): string => say('proelio', `season-${season}`);

/** "Knights, Attack 2": what a screen reader says of a card. */
export function cardLabel(card: string, edition = ''): string {
  const kind = KINDS[card]!;
  return say('pages', 'card-label', {
    name: cardName(card, edition),
    class: kind.class,
    back: kind.back,
    value: kind.value ?? -1,
  });
}
