/*
 * Keeps the pages of a table for when the line is down: the page itself and the scripts that it needs, of one build and
 * together. What the server says of a tournament is never kept here and never answered from here.
 */

/** The pages of a build. */
export interface Pages {
  readonly build: string;
  readonly files: readonly string[];
}

/** What the build puts here: the files of the pages, and a name that is another one with every build. */
declare const PAGES: Pages;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What this script has of the worker that it is; the types of pages know none. */
const worker = self as unknown as EventTarget & {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

const PAGE = '/table';
const kept = `tirage-${PAGES.build}`;

async function keep(): Promise<void> {
  const cache = await caches.open(kept);
  await cache.addAll([PAGE, ...PAGES.files]);
  await worker.skipWaiting();
}

/** Older builds go: a page of theirs that is still open is loaded anew when it misses something. */
async function takeOver(): Promise<void> {
  await worker.clients.claim();
  const older = (await caches.keys()).filter((name) => name.startsWith('tirage-') && name !== kept);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The page as the server has it now, or the one that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await caches.match(PAGE, { cacheName: kept });
    if (known) return known;
    throw error;
  }
}

/** A file of this build: what was kept is what the page that was kept goes with. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: kept })) ?? fetch(request);
}

worker.addEventListener('install', (event) => (event as Lasting).waitUntil(keep()));
worker.addEventListener('activate', (event) => (event as Lasting).waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) fetching.respondWith(page(request));
  else if (PAGES.files.includes(pathname)) fetching.respondWith(file(request));
});
