/** A pack as its editor sees it; see docs/packs.md. */
import type { Say } from '../../lib/text.svelte';

export interface PackSeen { id: string; kind: 'owner' | 'house'; version: string; extends: string; title: string; note: string; cards: number; may_write: boolean }
export interface CardSeen { id: string; name: string; group: string; copies: number; own: boolean; toml: string }
export interface TypeSeen { type: string; kind: string; groups: Record<string, number>; cards: CardSeen[] }
export interface PackWhole extends PackSeen { types: TypeSeen[]; missing: Record<string, string[]>; warnings: string[] }

export function typeName(say: Say, type: string): string {
  const dashed = type.replaceAll('_', '-');
  return say(`type-${dashed}`);
}
