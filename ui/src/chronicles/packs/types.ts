/** The shape of what a card's form offers; see docs/packs.md and docs/api.md. */
import type { CardSeen, Fault } from '../lib/messages';

export type Table = Record<string, unknown>;

export type Shape =
  | { is: 'number'; low: number; high: number }
  | { is: 'yes-no' | 'slug' | 'text' | 'words' }
  | { is: 'choice'; of: (string | number)[] }
  | { is: 'card'; type: string }
  | { is: 'list'; of: Shape; low: number; high: number }
  | { is: 'by-players'; low: number; high: number; most: number }
  | { is: 'table'; fields: Field[] }
  | EffectShape
  | EffectsShape;
export interface EffectShape {
  is: 'effect';
  verbs: { verb: string; fields: Field[] }[];
}
export interface EffectsShape {
  is: 'effects';
  of: EffectShape;
  choice: boolean;
}
export type Field = { key: string; needed: boolean; default?: unknown; rare?: boolean } & Shape;

export type Path = (string | number)[];

/** What every part of one card's form must know. */
export interface Form {
  type: string;
  faults: Fault[];
  cards: (type: string) => CardSeen[];
  locked: boolean;
  fits: (key: string, value: unknown) => boolean;
}
