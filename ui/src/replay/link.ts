/** Links to a moment of a game. A game that no server keeps travels in the link itself, pressed together. */
import { isLocal } from '../local/mark';
import type { Source } from './replayState.svelte';

async function through(bytes: BlobPart, press: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(press)).arrayBuffer());
}

const written = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A text pressed together for a link; `recordIn` reads it again. */
export const pressed = async (text: string): Promise<string> =>
  written(await through(text, new CompressionStream('deflate-raw')));

/** The Record of a game of this browser. */
async function localRecord(table: string): Promise<string> {
  const { request } = await import('../local/request');
  return (await request(`/api/tables/${table}/record`)).text();
}

/** The address that shows this moment through these eyes. */
export async function linkTo(source: Source, move: number, eyes: string): Promise<string> {
  const words = new URLSearchParams({ move: String(move), eyes });
  if ('table' in source && !isLocal(source.table)) return `${location.origin}/replay/${source.table}?${words}`;
  const record = 'record' in source ? source.record : await localRecord(source.table);
  return `${location.origin}/replay?${words}#${await pressed(record)}`;
}

/** Whether a link carries a text, whole or damaged: anything behind its # but the way to the page's main part. */
export const carriesText = (hash: string): boolean => hash.length > 1 && hash !== '#main';

/** The Record that a link carries, empty for none. */
export async function recordIn(hash: string): Promise<string> {
  if (hash.length < 2) return '';
  try {
    const bytes = Uint8Array.from(atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return ''; // an anchor, or a link that was cut short
  }
}
