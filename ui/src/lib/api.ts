/** The HTTP part of the API: JSON in, JSON out; what is wrong comes back as a sentence in the reader's language. */
import type { BotProof, Made, Offer, Opened, Tables, TableSeen, Trouble } from './answers';
import type { Terms } from './messages';
import { HERE } from '../local/mark';
import { request } from '../local/request';
import { keepToken, passport, signOut, tokenOf } from './storage';
import { language } from './text.svelte';

/** What a page tells stands alone: with a capital, and a full stop. */
export const asSentence = (text: string): string =>
  text && `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;

export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super(asSentence(trouble.text));
  }
}

/** What the server refuses; a device that was signed out forgets its passport. */
export function refusal(trouble: Trouble): Refusal {
  const refused = new Refusal(trouble);
  if (trouble.reason === 'device-revoked' && passport()) signOut(refused.message);
  return refused;
}

/** GET without a body, POST with one. The key of a device goes in a header, so that no log has it. */
export async function ask<T>(path: string, body?: unknown, key = ''): Promise<T> {
  const answer = await request(`${path}${path.includes('?') ? '&' : '?'}lang=${language.current}`, {
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const found: unknown = await answer.json();
  if (!answer.ok) throw refusal(found as Trouble);
  return found as T;
}

/** POST with what opens one's seat at a table. A token that the passport has taken over meanwhile gives way to its key. */
export async function askSeated<T>(table: string, path: string, body: object = {}): Promise<T> {
  const token = tokenOf(table) ?? '';
  try {
    return await ask<T>(path, { ...body, token });
  } catch (trouble) {
    const isHeld = trouble instanceof Refusal && trouble.trouble.reason === 'token-held';
    if (!isHeld || !passport() || token === passport()) throw trouble;
    return ask<T>(path, { ...body, token: passport() });
  }
}

/** Set a table: on the server, or in this browser (`here`). */
export const makeTable = (terms: Partial<Terms>, here = false): Promise<Made> =>
  ask(`/api/tables${here ? HERE : ''}`, terms);
export const openTables = async (): Promise<TableSeen[]> => (await ask<Tables>('/api/tables')).tables;
export const oneTable = (table: string): Promise<TableSeen> => ask(`/api/tables/${table}`);
/** The tables of these tokens. A token may open tables it was not given for, such as a rematch: that is remembered. */
export async function myTables(tokens: string[]): Promise<TableSeen[]> {
  const asked = [...new Set(tokens)].slice(-50);
  const { tables } = await ask<Tables>('/api/mine', { tokens: asked });
  for (const { table, opened_by } of tables) {
    const token = asked[opened_by];
    if (token && !tokenOf(table)) keepToken(table, token);
  }
  return tables;
}
export const forgetMe = (table: string, token: string): Promise<object> =>
  ask(`/api/tables/${table}/forget`, { token });
export const openedGame = (table: string): Promise<Opened> => ask(`/api/tables/${table}/opened`);
export const botProof = (table: string): Promise<BotProof> => ask(`/api/tables/${table}/bots`);
export const offered = (): Promise<Offer> => ask('/api/offer');
