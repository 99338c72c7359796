/**
 * What board, hand, decision and flights draw from, and nothing of how it came: a live table is one, a frame of a replay
 * and a step of the lesson are others.
 */
import type { TableState } from './tableState.svelte';

export type Scene = Pick<
  TableState,
  | 'terms'
  | 'standing'
  | 'version'
  | 'lifted'
  | 'flights'
  | 'notice'
  | 'shared'
  | 'own'
  | 'mine'
  | 'me'
  | 'pending'
  | 'submit'
  | 'doubted'
  | 'settle'
  | 'hurry'
>;

/** Cards that lie open though the rules hide them: hands by seat, null for a hidden one, and attacks by target. */
export interface OpenCards {
  hands: (Record<string, number> | null)[];
  attacks: string[];
}
