/** Values of a form: what a new row begins with, and what is left out of the card because nothing was typed. */
import type { Shape } from './types';

export function blank(shape: Shape): unknown {
  if (shape.is === 'effect') return { do: shape.verbs[0]?.verb };
  if (shape.is === 'list') return Array.from({ length: shape.low }, () => blank(shape.of));
  if (shape.is === 'effects') return [blank(shape.of)];
  if (shape.is === 'table') return {};
  if (shape.is === 'choice') return shape.of[0];
  return null;
}

/** A table with one key set, or without it. */
export function withKey(table: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  const { [key]: _old, ...rest } = table;
  return value === undefined ? rest : { ...table, [key]: value };
}

/** Rows of a list: moved, doubled, taken out. */
export const swapped = <T>(rows: T[], one: number, other: number): T[] =>
  rows.map((row, place) => (place === one ? rows[other]! : place === other ? rows[one]! : row));
export const doubled = <T>(rows: T[], place: number): T[] => [
  ...rows.slice(0, place + 1),
  structuredClone(rows[place]!),
  ...rows.slice(place + 1),
];
export const without = <T>(rows: T[], place: number): T[] => rows.filter((_, at) => at !== place);
