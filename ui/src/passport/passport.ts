/** The passports' part of the API. The key of this device goes in a header, and a code in a body: no log has them. */
import { ask as askServer } from '../lib/api';
import type { Code, Offered, Passport, Taken } from '../lib/answers';
import { drop, keep, passport, recall } from '../lib/storage';

/** A new key; browsers have good chance over plain http too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `p.${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')}`;
}

/** The key of this device; the first time it is made, and kept before anybody hears of it. */
export function ownKey(): string {
  if (!passport()) keep('passport', newKey());
  return passport();
}

const ask = <T>(path: string, body?: unknown, key = passport()): Promise<T> =>
  askServer(`/api/person${path}`, body, key);

export type Held = { tables?: string[]; chronicles?: string[]; packs?: string[]; settings?: object };
export const take = (held: Held): Promise<Taken> => ask('/take', held, ownKey());
export const mine = (): Promise<Passport> => ask('');
export const makeCode = (origin: string, to: string): Promise<Code> => ask('/code', { origin, to });
export const look = (code: string): Promise<Offered> => ask('/look', { code });
export const revoke = (device: number): Promise<object> => ask('/revoke', { device });

/** Make this device one of the passport that a code or a file's key opens. */
export async function join(code: string): Promise<void> {
  await ask('/join', { code }, ownKey());
  drop('signed-out');
  drop('settled'); // the passport's settings win over those of this device
  keep('adopt', true);
}

export async function renew(): Promise<void> {
  const key = newKey();
  await ask('/renew', { key });
  keep('passport', key);
}

export async function forget(): Promise<void> {
  await ask('/forget', {});
  for (const key of ['passport', 'tokens', 'chronicles', 'packs', 'taken', 'left', 'settled', 'name', 'seen:mine'])
    drop(key);
}

/** A passport as a file: a key of its own, which opens the passport until it is revoked. */
export async function fileText(name: string): Promise<string> {
  const key = newKey();
  await ask('/file', { key });
  return JSON.stringify({ regno: 'passport', server: location.origin, name, key }, null, 2);
}

/** The key in a passport's file; empty if the text is none. */
export function keyIn(text: string): string {
  try {
    const found = JSON.parse(text) as { regno?: unknown; key?: unknown };
    return found.regno === 'passport' && typeof found.key === 'string' ? found.key : '';
  } catch {
    return '';
  }
}

export const whySignedOut = (): string => recall('signed-out', '');
