/** Where we are: the address decides which page is shown; links between pages of one look do not reload. */
import type { Component } from 'svelte';
import { bare, below } from './base';

/** A page may be given parts of its address. */
export type PageProps = { params: Record<string, string> };
type Page = Component<PageProps>;
type Load = () => Promise<{ default: Page }>;

const ROUTES: [RegExp, Load][] = [
  [/^\/$/, () => import('../lobby/Lobby.svelte')],
  [/^\/t\/(?<table>[\w-]+)$/, () => import('../table/Table.svelte')],
  [/^\/replay(?:\/(?<table>[\w-]+))?$/, () => import('../replay/Replay.svelte')],
  [/^\/rules(?:\/(?<edition>\w+))?$/, () => import('../rules/Rules.svelte')],
  [/^\/lesson$/, () => import('../tutorial/Tutorial.svelte')],
  [/^\/puzzles(?:\/(?<number>\d+))?$/, () => import('../learn/puzzle/Puzzles.svelte')],
  [/^\/whatif$/, () => import('../whatif/WhatIf.svelte')],
  [/^\/daily$/, () => import('../daily/Daily.svelte')],
  [/^\/mistakes(?:\/(?<table>[\w-]+)\/(?<move>\d+))?$/, () => import('../learn/again/Mistakes.svelte')],
  [/^\/coach$/, () => import('../coach/Coach.svelte')],
  [/^\/trust$/, () => import('../trust/Trust.svelte')],
  [/^\/history$/, () => import('../history/History.svelte')],
  [/^\/passport$/, () => import('../passport/Passport.svelte')],
  [/^\/editions(?:\/(?<own>[\w-]+(?:\.\d+)?))?$/, () => import('../bench/Editions.svelte')],
  [/^\/bench$/, () => import('../bench/Bench.svelte')],
  [/^\/bench\/repair$/, () => import('../bench/Repair.svelte')],
  [/^\/calls$/, () => import('../calls/Calls.svelte')],
  [/^\/calls\/(?<what>stop|confirm)$/, () => import('../calls/ByLink.svelte')],
  [/^\/about$/, () => import('../about/About.svelte')],
  [/^\/chronicles(?:\/(?<rest>.*))?$/, () => import('../chronicles/Chronicles.svelte')],
];
const NOT_FOUND: Load = () => import('../parts/NotFound.svelte');

let path = $state(bare(location.pathname));
let query = $state(location.search);

export const route = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

function arrive(): void {
  path = bare(location.pathname);
  query = location.search;
}

/** The Chronicles have a look of their own, and the styles of the other pages would stay and reach into theirs. */
const isChronicles = (href: string): boolean => /^\/chronicles(?![\w-])/.test(href);

/** Go to another page; `replace` leaves no step to go back to. */
export function go(href: string, replace = false): void {
  if (isChronicles(href) !== isChronicles(path)) return location[replace ? 'replace' : 'assign'](below(href));
  history[replace ? 'replaceState' : 'pushState'](null, '', below(href));
  arrive();
  scrollTo(0, 0);
}

/** The page of an address, and the parts of the address it is given. */
export function pageOf(where: string): { load: Load; params: Record<string, string> } {
  const asked = where.length > 1 ? where.replace(/\/+$/, '') : where;
  for (const [pattern, load] of ROUTES) {
    const found = pattern.exec(asked);
    if (found) return { load, params: { ...found.groups } };
  }
  return { load: NOT_FOUND, params: {} };
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** From now on links to our own pages are followed without a reload. */
export function listen(): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || !isPlain(event) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || /^\/(api|preview|trust)\//.test(bare(link.pathname))) return;
    if (link.hash && link.pathname === location.pathname) return; // a place on this page
    event.preventDefault();
    go(bare(link.pathname) + link.search);
  };
  addEventListener('click', follow);
  addEventListener('popstate', arrive);
  return () => {
    removeEventListener('click', follow);
    removeEventListener('popstate', arrive);
  };
}
