// Keeps a build of the site on the device. A build has a cache of its own, and a page is given files of one build only: a new
// one is fetched beside it, and waits until it is asked to take over.
import { Keeper, type BuildFile } from "./keeper.ts";

declare const self: ServiceWorkerGlobalScope;

/** Put in when the site is built. */
const BUILD = "__BUILD__";
const keeper = new Keeper(self.registration.scope, BUILD, caches, (address, init) => fetch(address, init));

self.addEventListener("install", (event) => event.waitUntil(keeper.install()));
self.addEventListener("activate", (event) => event.waitUntil(keeper.tidy().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const answer = keeper.answer(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("message", (event) => {
  const asked = event.data as { kind?: unknown; paths?: unknown; rest?: unknown };
  if (asked.kind === "take-over") void self.skipWaiting();
  if (asked.kind === "keep" && Array.isArray(asked.paths)) {
    const paths = asked.paths.filter((path): path is BuildFile["path"] => typeof path === "string");
    const tell = (isKept: boolean): void => event.ports[0]?.postMessage(isKept ? "kept" : "failed");
    event.waitUntil(keeper.keep(paths, asked.rest === true).then(tell));
  }
});
