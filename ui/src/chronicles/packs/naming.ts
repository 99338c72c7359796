/** What the fields of a card and their values are called, from the catalogue of the cards. */
import { has, say } from '../../lib/text.svelte';
import type { Fault, TypeSeen } from '../lib/messages';
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

const begins = (path: Path, with_: Path): boolean => with_.every((part, place) => path[place] === part);
export const faultIn = (faults: Fault[], path: Path): string =>
  faults.find((fault) => begins(fault.path, path))?.text ?? '';
export const faultAt = (faults: Fault[], path: Path): string =>
  faults.find((fault) => fault.path.length === path.length && begins(fault.path, path))?.text ?? '';
