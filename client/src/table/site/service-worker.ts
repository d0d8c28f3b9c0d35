// The files that the service worker stores on this device.

import { CACHE_PREFIX } from "../../site-worker/names.ts";

/** Keep files of this build for when there is no network; with `rest`, all that the page ever shows, too. */
export function keepOffline(paths: readonly string[], { rest = false }: { readonly rest?: boolean } = {}): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: "keep", paths, rest }));
}

/** How long an answer is waited for: Chrome ends a worker that is busy with one message for five minutes. */
const PATIENCE_MS = 6 * 60_000;

/** Keep files, and wait until they are here; false if some are not, or if nobody keeps files. */
export async function keepAll(paths: readonly string[]): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const active = (await navigator.serviceWorker.getRegistration())?.active; // `ready` waits for ever if there is none
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  let timer = 0;
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = (event) => resolve(event.data);
    timer = setTimeout(() => resolve("no answer"), PATIENCE_MS);
  });
  active.postMessage({ kind: "keep", paths, rest: true }, [port2]);
  const isKept = (await answer) === "kept";
  clearTimeout(timer);
  port1.close();
  return isKept;
}

/** The names of the caches that are ours. */
const cachesOfBuilds = async (): Promise<string[]> =>
  "caches" in globalThis ? (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)) : [];

/** Bytes of all that was fetched to be kept. */
export async function fetchedBytes(): Promise<number> {
  let sum = 0;
  for (const name of await cachesOfBuilds())
    for (const answer of await (await caches.open(name)).matchAll()) sum += (await answer.clone().blob()).size;
  return sum;
}

/** Forget what was fetched; campaigns stay. */
export async function clearFetched(): Promise<void> {
  for (const name of await cachesOfBuilds()) await caches.delete(name);
}
