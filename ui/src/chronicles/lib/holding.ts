/** The tokens of one's chronicles and packs, by name. Whoever has the token has the thing. */
import { keep, recall } from '../../lib/storage';

type Bunch = 'chronicles' | 'packs';

export const held = (bunch: Bunch): Record<string, string> => recall(bunch, {});
export const tokenOf = (bunch: Bunch, id: string): string => held(bunch)[id] ?? '';
export const hold = (bunch: Bunch, id: string, token: string): void => keep(bunch, { ...held(bunch), [id]: token });

export function letGo(bunch: Bunch, id: string): void {
  const { [id]: _gone, ...rest } = held(bunch);
  keep(bunch, rest);
}

/** A link may bring its token behind a `#`, which browsers never send: keep it, and take it out of the address. */
export function takeFromAddress(bunch: Bunch, id: string): void {
  const token = location.hash.slice(1);
  if (!/^[\w-]{16,}$/.test(token)) return;
  hold(bunch, id, token);
  history.replaceState(null, '', location.pathname + location.search);
}

export const linkTo = (id: string, token: string): string => `${location.origin}/chronicles/c/${id}#${token}`;
