/** The tokens of one's chronicles and packs, by name. Whoever has the token has the thing. */
import { dropFragment } from '../../lib/base';
import { Refusal } from '../../lib/api';
import { isLocal } from '../../local/mark';
import { keep, passport, recall, toldOfKept } from '../../lib/storage';
import { origin } from '../../share/origin.svelte';

type Bunch = 'chronicles' | 'packs';

const UNKNOWN = new Set(['unknown-chronicle', 'unknown-pack']); // a token that opens nothing; any other trouble says nothing of it

export const held = (bunch: Bunch): Record<string, string> => recall(bunch, {});
/** Of what is played in this browser alone: no server and no passport hears of these tokens. */
export const heldHere = (bunch: Bunch): Record<string, string> => recall(`local-${bunch}`, {});
export const tokenOf = (bunch: Bunch, id: string): string =>
  isLocal(id) ? (heldHere(bunch)[id] ?? '') : (held(bunch)[id] ?? passport());
/** What opens all of mine: the passport, and tokens that it may not hold yet. */
export const openers = (bunch: Bunch): string[] =>
  [passport(), ...Object.values(held(bunch)).slice(-199)].filter(Boolean);
export function hold(bunch: Bunch, id: string, token: string): void {
  if (isLocal(id)) return keep(`local-${bunch}`, { ...heldHere(bunch), [id]: token });
  if (token === passport()) return;
  keep(bunch, { ...held(bunch), [id]: token });
  toldOfKept();
}

export function letGo(bunch: Bunch, id: string): void {
  const { [id]: _here, ...others } = heldHere(bunch);
  if (isLocal(id)) return keep(`local-${bunch}`, others);
  const { [id]: _gone, ...rest } = held(bunch);
  keep(bunch, rest);
}

/** A link may bring a token behind a `#`, which browsers never send. */
const brought = (): string => /^#([\w-]{16,})$/.exec(location.hash)?.[1] ?? '';

type Found<T> = { token: string; whole: T };

/**
 * Open a thing with the strongest token at hand: the one held, or else the one that the address brings. Only a token that
 * the server knows is ever kept, and one that may write gives way to none: anybody can make up a link.
 */
export async function openWith<T extends { may_write: boolean }>(
  bunch: Bunch,
  id: string,
  open: (token: string) => Promise<T>,
): Promise<Found<T>> {
  const kept = (isLocal(id) ? heldHere(bunch) : held(bunch))[id] ?? '';
  let best: Found<T> | undefined;
  let unknown: unknown;
  const tokens = [kept, passport(), brought()].filter((token, place, all) => token && all.indexOf(token) === place);
  for (const token of tokens.length ? tokens : ['']) {
    try {
      const whole = await open(token);
      if (!best || whole.may_write) best = { token, whole };
      if (whole.may_write) break;
    } catch (trouble) {
      if (!(trouble instanceof Refusal) || !UNKNOWN.has(trouble.trouble.reason)) throw trouble;
      unknown ??= trouble;
    }
  }
  if (!best) throw unknown;
  if (best.token !== kept) hold(bunch, id, best.token);
  if (brought()) dropFragment();
  return best;
}

/** The link to hand on; `origin.learn()` finds out where others come. */
export const linkTo = (id: string, token: string): string => `${origin.current}/chronicles/c/${id}#${token}`;
