// The files that the service worker stores on this device.

/** Caches of builds begin with this; what else lies in this origin is not ours. */
export const CACHE = "sleeping-gods-";

/** Keep files of this build for when there is no network; with `rest`, all that the page ever shows, too. */
export function keepOffline(paths: readonly string[], { rest = false }: { readonly rest?: boolean } = {}): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: "keep", paths, rest }));
}

/** Keep files, and wait until they are here. */
export async function keepAll(paths: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve) => (port1.onmessage = () => resolve()));
  active?.postMessage({ kind: "keep", paths, rest: true }, [port2]);
  await done;
}

const cachesOfBuilds = async (): Promise<string[]> =>
  "caches" in globalThis ? (await caches.keys()).filter((name) => name.startsWith(CACHE)) : [];

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
