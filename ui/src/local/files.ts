/** The files for games without a connection. They are kept once somebody has asked for such games, and not before. */
import type { LocalFiles } from '../lib/answers';
import { bare, below } from '../lib/base';
import { keep, recall } from '../lib/storage';
import { request } from './request';

const CACHE = 'regno-local'; // the service worker spares it, and answers from it
const LIST = '/api/local';
const PATIENCE = 4_000; // milliseconds for the list, if there is one of an earlier time

/** Only a page of a trusted address may keep files and open without a connection. */
export const canKeep = (): boolean => isSecureContext && 'caches' in globalThis && 'serviceWorker' in navigator;
/** Whether somebody has asked for games without a connection here, and the files have come. */
export const isKept = (): boolean => canKeep() && recall('local', false);

async function keptList(): Promise<LocalFiles | undefined> {
  const found = await (await caches.open(CACHE)).match(below(LIST));
  return found && ((await found.json()) as LocalFiles);
}

/** Which files there are: as the server says now, else as it said last. */
export async function listFiles(): Promise<LocalFiles> {
  const kept = await keptList();
  try {
    const answer = await request(LIST, kept ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    if (answer.ok) return (await answer.json()) as LocalFiles;
  } catch (fault) {
    if (!kept) throw fault;
  }
  if (!kept) throw new TypeError('no files');
  return kept;
}

/** Fetch what is not kept yet, let go of what is no longer needed; `tell` hears how far it is, from 0 to 1. */
export async function keepFiles(list: LocalFiles, tell: (share: number) => void = () => {}): Promise<void> {
  const cache = await caches.open(CACHE);
  let done = 0;
  const fetched = async (file: string): Promise<void> => {
    if (!(await cache.match(below(file)))) await cache.add(below(file));
    tell(++done / (list.files.length + 1)); // the list itself comes last
  };
  tell(0);
  await Promise.all(list.files.map(fetched));
  await cache.put(below(LIST), Response.json(list));
  for (const { url } of await cache.keys()) {
    const pathname = bare(new URL(url).pathname);
    if (pathname !== LIST && !list.files.includes(pathname)) await cache.delete(url);
  }
  tell(1);
  keep('local', true);
  void navigator.storage.persist?.().catch(() => false);
}
