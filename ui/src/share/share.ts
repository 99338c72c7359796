/** Handing a link on: by the device's own sheet where it has one, else by the clipboard. */
import { language } from '../lib/text.svelte';

export type Handed = 'shared' | 'copied' | 'refused' | 'left'; // refused: the browser forbids it; left: the person did

/** A link whose preview speaks the sender's language. */
export function spoken(link: string): string {
  if (language.current === 'en') return link; // what previews speak anyway
  const url = new URL(link);
  url.searchParams.set('lang', language.current);
  return url.href;
}

export const hasSheet = (): boolean => typeof navigator.share === 'function';

export async function copy(link: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Hand a link on with a few words. */
export async function share(title: string, text: string, link: string): Promise<Handed> {
  if (!hasSheet()) return copy(link);
  try {
    await navigator.share({ title, text, url: link });
    return 'shared';
  } catch (fault) {
    return (fault as Error).name === 'AbortError' ? 'left' : copy(link);
  }
}
