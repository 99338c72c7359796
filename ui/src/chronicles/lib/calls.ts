/** The Chronicles' part of the API. What is wrong comes back as a sentence; a broken connection as `Lost`. */
import { refusal } from '../../lib/api';
import type { Trouble } from '../../lib/answers';
import { language } from '../../lib/text.svelte';
import { request } from '../../local/request';

export class Lost extends Error {}

type Call = { token?: string; body?: unknown; raw?: string; patience?: number };

async function answerTo(path: string, { token, body, raw, patience = 15_000 }: Call): Promise<Response> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const traits: RequestInit = {
    headers,
    signal: AbortSignal.timeout(patience),
    ...(sent === undefined ? {} : { method: 'POST', body: sent }),
  };
  try {
    return await request(`${path}${path.includes('?') ? '&' : '?'}lang=${language.current}`, traits);
  } catch {
    throw new Lost();
  }
}

async function refuse(answer: Response): Promise<never> {
  const found: unknown = await answer.json().catch(() => ({ reason: 'lost', text: '' }));
  if (answer.status >= 500 && (found as Trouble).reason === 'lost') throw new Lost();
  throw refusal(found as Trouble);
}

/** GET without a body, POST with one. */
export async function call<T>(path: string, traits: Call = {}): Promise<T> {
  const answer = await answerTo(path, traits);
  if (!answer.ok) return refuse(answer);
  return (await answer.json()) as T;
}

export async function text(path: string, token: string): Promise<string> {
  const answer = await answerTo(path, { token });
  return answer.ok ? answer.text() : refuse(answer);
}

/** Give a person a file. */
export function download(name: string, content: string, kind = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
