/**
 * Where the server stands below its address: `/games/regno` behind a proxy that serves other things too, else nothing.
 * Pages speak of addresses as if it stood at the root; what leaves the page passes here.
 */
const found = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]');
export const base = found?.content ?? '';

const isBelow = (path: string): boolean => path === base || path.startsWith(`${base}/`);

/** An address of ours as the browser must ask for it. */
export const below = (path: string): string =>
  base && path.startsWith('/') && !path.startsWith('//') && !isBelow(path) ? base + path : path;

/** An address of the browser as pages speak of it. */
export const bare = (path: string): string => (base && isBelow(path) ? path.slice(base.length) || '/' : path);

const ATTRIBUTES = ['href', 'src', 'action'];

function mend(element: Element): void {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value?.startsWith('/') && below(value) !== value) element.setAttribute(name, below(value));
  }
}

function mendAll(node: Node): void {
  if (!(node instanceof Element)) return;
  mend(node);
  for (const element of node.querySelectorAll(ATTRIBUTES.map((name) => `[${name}^="/"]`).join())) mend(element);
}

/** From now on requests, steps of the history, links and pictures lead below the base, whoever makes them. */
export function standBelow(): void {
  if (!base) return;
  const ask = window.fetch.bind(window);
  window.fetch = (address, traits) => ask(typeof address === 'string' ? below(address) : address, traits);
  for (const name of ['pushState', 'replaceState'] as const) {
    const step = history[name].bind(history);
    history[name] = (data, unused, address) => step(data, unused, typeof address === 'string' ? below(address) : address);
  }
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element) mend(target);
      addedNodes.forEach(mendAll);
    }
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
}
