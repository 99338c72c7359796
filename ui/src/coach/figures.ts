/** Numbers as the reader's language writes them. */
import { language } from '../lib/text.svelte';

export const bitsText = (bits: number): string =>
  bits.toLocaleString(language.current, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−');
export const percentOf = (part: number): number => Math.round(part * 100);
