/**
 * Where the server stands below its address: `/games/regno` behind a proxy that serves other things too, else nothing.
 * Pages speak of addresses as if it stood at the root. Whatever they hand to the browser passes here: every link and
 * picture as `below('/t/x')`, requests in `request` (local/request.ts), steps of the history in `go` (route.svelte.ts) and
 * `restate`. The linter knows no other way.
 */
const found = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]');
export const base = found?.content ?? '';

const isBelow = (path: string): boolean => path === base || path.startsWith(`${base}/`);

/** An address of ours as the browser must ask for it. */
export const below = (path: string): string =>
  base && path.startsWith('/') && !path.startsWith('//') && !isBelow(path) ? base + path : path;

/** An address of the browser as pages speak of it. */
export const bare = (path: string): string => (base && isBelow(path) ? path.slice(base.length) || '/' : path);

/** Show another address for the page that is open, which stays. */
export const restate = (path: string): void => history.replaceState(null, '', below(path));

/** Take what stands behind `#` out of the address. */
export const dropFragment = (): void => restate(location.pathname + location.search);
