/// <reference lib="webworker" />
/**
 * The service worker: pages, rules and the lesson open without a connection, and so does whatever was read of one's
 * chronicles and lists. What the network answers always comes first; only files named by their hash come from the cache.
 */
const scope = self as unknown as ServiceWorkerGlobalScope;

const BASE = new URL('.', location.href).pathname.slice(0, -1); // where the server stands below its address
const FILES = '__FILES__' as unknown as string[]; // written in by the build
const EDITIONS = '__EDITIONS__' as unknown as string[]; // the rulebooks, written in by the build too
const AT = BASE && `@${BASE}`;
const SHELL = `__SHELL__${AT}`; // the cache of this build's files
const DATA = `regno-data-1${AT}`;
const LOCAL = 'regno-local'; // what games without a connection need: filled by a page once somebody asked for them
const MOST = 80; // answers kept
const LANGUAGES = ['en', 'it'];
const USUAL = LANGUAGES.flatMap((language) => [
  `/api/lessons?lang=${language}`,
  ...EDITIONS.map((edition) => `/api/rules/${edition}?guilds=no&merchant=no&allied=no&lang=${language}`),
  `/api/offer?lang=${language}`,
]);
const READABLE = /^\/api\/(rules|lessons|puzzles|offer|about|chronicles|packs)(\/|$)/; // by GET
const LISTS = new Set(['/api/mine', '/api/chronicles/mine']); // by POST, since tokens go in the body
const LESSON = /^\/api\/lesson\/(\d+)$/;
const FILE = /^\/api\/chronicles\/[\w-]+\/file$/; // the same in every language
const FORGET = /^\/api\/chronicles\/([\w-]+)\/forget$/;

/** Keep an answer under an address, and no more than so many. */
async function keep(address: string, answer: Response): Promise<void> {
  const data = await caches.open(DATA);
  await data.delete(address); // so that the latest stand last
  await data.put(address, answer);
  const kept = (await data.keys()).filter((each) => !USUAL.some((usual) => each.url.endsWith(usual)));
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await data.delete(old);
}

async function fetchUsual(): Promise<void> {
  for (const address of USUAL) {
    const answer = await fetch(BASE + address).catch(() => undefined);
    if (answer?.ok) await keep(BASE + address, answer);
  }
}

/** The network's answer, which is kept; without a network what was kept, or the network's own failure. */
async function readThrough(request: Request, address: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(address, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await caches.match(address);
    if (kept) return kept;
    throw fault;
  }
}

/** A step of the lesson: the server's answer, or one of all its answers, kept beforehand. */
async function lesson(request: Request, step: string): Promise<Response> {
  const { moves } = (await request.clone().json()) as { moves: string[] };
  try {
    return await fetch(request);
  } catch (fault) {
    const all = await caches.match(`${BASE}/api/lessons${new URL(request.url).search}`);
    const found = all && ((await all.json()) as Record<string, unknown>)[`${step}|${moves.join(',')}`];
    if (!found) throw fault;
    return Response.json(found);
  }
}

/** A chronicle that was deleted is not kept either. */
async function forget(request: Request, id: string): Promise<Response> {
  const answer = await fetch(request);
  const data = await caches.open(DATA);
  if (answer.ok)
    for (const each of await data.keys())
      if (new URL(each.url).pathname.startsWith(`${BASE}/api/chronicles/${id}`)) await data.delete(each);
  return answer;
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (fault) {
    const shell = await caches.match(`${BASE}/`, { cacheName: SHELL });
    if (shell) return shell;
    throw fault;
  }
}

function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname: whole, search } = new URL(request.url);
  if (origin !== location.origin || !whole.startsWith(`${BASE}/`)) return undefined;
  const pathname = whole.slice(BASE.length);
  if (request.mode === 'navigate') return pathname.startsWith('/api/') ? undefined : page(event);
  if (FILES.includes(pathname) || pathname.startsWith('/local/'))
    return caches.match(whole).then((kept) => kept ?? fetch(request));
  const step = LESSON.exec(pathname)?.[1];
  const forgotten = FORGET.exec(pathname)?.[1];
  if (request.method === 'POST' && step) return lesson(request, step);
  if (request.method === 'POST' && forgotten) return forget(request, forgotten);
  const isRead = request.method === 'GET' ? READABLE.test(pathname) : LISTS.has(pathname);
  return isRead ? readThrough(request, FILE.test(pathname) ? whole : whole + search) : undefined;
}

scope.addEventListener('install', (event) => {
  // Here and not when it takes over: pages would wait for it then.
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll(['/', ...FILES].map((file) => BASE + file)))
      .then(fetchUsual),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (![SHELL, DATA, LOCAL].includes(name) && (name.split('@')[1] ?? '') === BASE) await caches.delete(name);
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** A call while no page is open. A later one about the same table takes the place of an earlier. */
scope.addEventListener('push', (event) => {
  const { title, body, path, tag } = (event.data?.json() ?? {}) as Record<string, string>;
  if (!title) return;
  event.waitUntil(scope.registration.showNotification(title, { body, tag, data: path, icon: `${BASE}/icon-192.png` }));
});

/** A notice leads to its page: one that is open already, or a new one. */
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = typeof event.notification.data === 'string' ? event.notification.data : `${BASE}/`;
  event.waitUntil(
    (async () => {
      const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = open.find((each) => new URL(each.url).pathname === path);
      await (there ? there.focus() : scope.clients.openWindow(path));
    })(),
  );
});
