/** The service worker: all pages are kept when the site is installed, and answered from there. */

export {};

declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;

/** Other sites of this host, and other folders of it, have stores of their own. */
const OURS = `rules of ${self.registration.scope} `;
/** The store of this version; those of earlier versions are emptied when it takes over. */
const STORE = OURS + VERSION;
/** The list of the files that are kept; it is stored last, when all of them are. */
const LIST = new URL("files.json", self.registration.scope).href;
/** How many files are fetched at once. */
const AT_ONCE = 24;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event, url));
});

/** Keep all files of this version. */
async function keepAll(): Promise<void> {
  const store = await caches.open(STORE);
  const list = await fetched(LIST);
  const { files } = (await list.clone().json()) as { files: string[] };
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE).map((file) => new URL(file, self.registration.scope).href);
    await Promise.all(some.map(async (file) => store.put(file, await fetched(file))));
  }
  await store.put(LIST, list);
}

/** A file as it is now; a redirected answer would be refused by the browser later, so it is copied. */
async function fetched(file: string): Promise<Response> {
  const response = await fetch(file, { cache: "no-cache" });
  if (!response.ok) throw new Error(`expected ${file}, got ${response.status}`);
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Empty the stores of earlier versions. */
async function forgetOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What is kept under an address, with or without its ending; else what the network answers. */
async function answer(event: FetchEvent, url: URL): Promise<Response> {
  const store = await caches.open(STORE);
  const path = url.pathname;
  const find = (name: string): Promise<Response | undefined> => store.match(new URL(name, url).href);
  const kept = (await find(path.endsWith("/") ? `${path}index.html` : path)) ?? (await find(`${path}.html`));
  if (kept) return kept;
  if (await find(`${path}/index.html`)) return Response.redirect(new URL(`${path}/${url.search}`, url).href);
  const list = await store.match(LIST);
  if (!list) event.waitUntil(keepAll().catch(() => undefined)); // the browser has emptied the store
  return fetch(event.request);
}
