/** Names in a sentence, marked: Houses bold, cards in the colour of their class. */
import { KINDS } from './kinds';
import { cardName, houseName } from './names';

const ARTICLE = /^(The|La|Il) /; // "The Plague" is "a Plague" elsewhere

export interface Part {
  text: string;
  mark: string; // a class, empty for plain words
}

/** A sentence in parts, so that a page can set its names apart without building any markup by hand. */
export function emphasised(text: string, edition: string): Part[] {
  const marks = new Map<string, string>();
  for (const [card, kind] of Object.entries(KINDS)) {
    const name = cardName(card, edition);
    for (const each of [name, name.replace(ARTICLE, '')]) marks.set(each, `cardname ${kind.class[0]}`);
  }
  for (let seat = 0; seat < 6; seat += 1) marks.set(houseName(seat), 'housename');
  const names = [...marks.keys()].sort((a, b) => b.length - a.length); // "Imperial Manure" before "Manure"
  const pattern = new RegExp(`(?<![\\p{L}])(${names.join('|')})(?![\\p{L}])`, 'gu');
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, mark: marks.get(part) ?? '' }));
}
