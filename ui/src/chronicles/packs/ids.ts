/** Ids of cards and packs. */
import type { CardSeen } from '../lib/messages';

/** A short name for the file, made of what the card is called; no other card has it. */
export function newId(name: string, type: string, others: CardSeen[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const taken = new Set(others.map((card) => card.id));
  const base = plain.slice(0, 40) || type.replaceAll('_', '-');
  for (let place = plain ? 1 : others.length + 1; ; place++) {
    const id = place === 1 && plain ? base : `${base}-${place}`;
    if (!taken.has(id)) return id;
  }
}
