/** What the fields of a card and their values are called, from the catalogue of the cards. */
import { LANGUAGES, has, say, type Language } from '../../lib/text.svelte';
import type { CardSeen, Fault, TypeSeen } from '../lib/messages';
import type { Path } from './types';

const dashed = (name: string): string => name.replaceAll('_', '-');
const first = (...keys: string[]): string | undefined => keys.find((key) => has('cards', key));

export const typeName = (type: string): string => say('cards', `type-${dashed(type)}`);
export const verbName = (verb: string): string => say('cards', `verb-${dashed(verb)}`);

/** A field is called by its type's own word, by the word for all types, or as the value it is the number of. */
export function fieldName(type: string, key: string): string {
  const name = dashed(key);
  const found = first(`field-${dashed(type)}-${name}`, `field-${name}`, `value-${name}`);
  return found ? say('cards', found) : key;
}
export function fieldHelp(type: string, key: string): string {
  const found = first(`help-${dashed(type)}-${dashed(key)}`, `help-${dashed(key)}`);
  return found ? say('cards', found) : '';
}
export function valueName(key: string, value: string | number): string {
  const name = dashed(String(value));
  const found = first(`value-${dashed(key)}-${name}`, `value-${name}`);
  return found ? say('cards', found) : String(value);
}

/** The group of a card: a word, or the number of its level or space. */
export function groupName(group: string, type: string): string {
  if (group === 'plain') return '';
  if (!/^\d+$/.test(group)) return group && valueName('group', group);
  return `${fieldName(type, type === 'demand' ? 'level' : 'space')} ${group}`;
}
/** How many cards of a type there must be: of each group by name, or in all. */
export function countOf(type: TypeSeen): string {
  const groups = Object.entries(type.groups);
  if (groups.every(([group]) => !group || /^\d+$/.test(group)))
    return String(groups.reduce((sum, [, count]) => sum + count, 0) || '');
  return groups.map(([group, count]) => `${groupName(group, type.type)} ${count}`.trim()).join(', ');
}

type Spoken = string | Partial<Record<Language, string>> | undefined;
/** Words of a card in a language, or in the one it was typed in. */
const spoken = (words: unknown, language: Language): string => {
  const told = words as Spoken;
  if (typeof told === 'string') return told;
  const typedIn = [language, ...LANGUAGES].find((each) => told?.[each] !== undefined);
  return (typedIn && told?.[typedIn]) ?? '';
};
/** What a card's lines do, in words. */
const deeds = (lines: unknown): string =>
  (Array.isArray(lines) ? lines : [])
    .flatMap((line: { do?: string; at?: string }) =>
      line?.do ? [`${verbName(line.do)}${line.at ? ` (${valueName('at', line.at)})` : ''}`] : [],
    )
    .join(', ');

/** What a card is called: by its name, or without one by what it asks or does. */
export function cardName(card: CardSeen, type: string, place: number, language: Language): string {
  if (spoken(card.table.name, language)) return card.name;
  const { objective, action, items, effects, text } = card.table;
  const asked = spoken(objective, language) || (typeof action === 'string' ? valueName('action', action) : '');
  const given = (Array.isArray(items) ? items : []).map((one) => valueName('items', String(one))).join(', ');
  return asked || given || deeds(effects) || spoken(text, language) || `${typeName(type)} ${place + 1}`;
}

const begins = (path: Path, with_: Path): boolean => with_.every((part, place) => path[place] === part);
export const faultIn = (faults: Fault[], path: Path): string =>
  faults.find((fault) => begins(fault.path, path))?.text ?? '';
export const faultAt = (faults: Fault[], path: Path): string =>
  faults.find((fault) => fault.path.length === path.length && begins(fault.path, path))?.text ?? '';
