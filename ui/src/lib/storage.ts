/** What the browser keeps for a person: tokens of seats, a name, settings. Nothing here is told to anybody. */

import { bare, below } from './base';
import { isLocal } from '../local/mark';

const PREFIX = 'regno:';

/** Private windows and strict settings may forbid storage: then everything lasts as long as the page. */
const fallback = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  let found: string | null = null;
  try {
    found = localStorage.getItem(PREFIX + key);
  } catch {
    found = fallback.get(key) ?? null;
  }
  if (found === null) return otherwise;
  try {
    return JSON.parse(found) as T;
  } catch {
    return otherwise; // written by something else
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    fallback.set(key, text);
  }
}

export function drop(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept there
  }
}

// ------------------------------------------------------------ the passport, and tokens that are not in it yet

/** The key of this device; empty until there is something to hold. */
export const passport = (): string => recall('passport', '');

let tell: () => void = () => {};
/** Have a function called whenever there is something new for the passport to hold. */
export const onKept = (call: () => void): void => void (tell = call);
export const toldOfKept = (): void => tell();

/** Tokens of seats that the passport does not hold, by table. */
export const tokens = (): Record<string, string> => recall('tokens', {});
export const tokenOf = (table: string): string | undefined =>
  isLocal(table) ? localTokens()[table] : (tokens()[table] ?? (passport() || undefined));
/** Tokens of tables in this browser, which no server and no passport hears of. */
export const localTokens = (): Record<string, string> => recall('local-tokens', {});
/** All that opens something of mine. */
export const allTokens = (): string[] => [...Object.values(tokens()), passport()].filter(Boolean);

export function keepToken(table: string, token: string): void {
  if (isLocal(table)) return keep('local-tokens', { ...localTokens(), [table]: token });
  if (token === passport()) return;
  keep('tokens', { ...tokens(), [table]: token });
  tell();
}

/** This device was signed out: nothing of the passport stays here but the sentence that says so. */
export function signOut(why: string): void {
  for (const key of ['passport', 'tokens', 'chronicles', 'packs', 'taken', 'settled', 'seen:mine', 'seen:chronicles'])
    drop(key);
  keep('signed-out', why);
  if (bare(location.pathname) !== '/passport') location.assign(below('/passport'));
}

// ------------------------------------------------------------ how far the talk of a table was read, by table

const MOST_READ = 100; // tables, the latest last

export const readUpTo = (table: string): number => recall<Record<string, number>>('read', {})[table] ?? 0;

export function keepRead(table: string, version: number): void {
  const { [table]: _before, ...rest } = recall<Record<string, number>>('read', {});
  keep('read', Object.fromEntries([...Object.entries(rest), [table, version]].slice(-MOST_READ)));
}

export function dropToken(table: string): void {
  const { [table]: _gone, ...rest } = tokens();
  keep('tokens', rest);
}
