// A new build of the site: fetched beside the one that is used, and taken when somebody says so. A table that is open in
// another tab is waited for, so that files of two builds are never mixed.
import { LOCK } from "./engine-lock.ts";
import { engine } from "./engine.svelte.ts";
import { baseFiles, manifest } from "./manifest.ts";
import { keepOffline } from "./service-worker.ts";

/** How often the page asks for a new build. */
const HOUR_MS = 3_600_000;

class Updates {
  /** Whether a new build waits. */
  ready = $state(false);
  /** Whether a table in another tab is still open. */
  waits = $state(false);
  #registered: ServiceWorkerRegistration | null = null;

  /** Have the service worker, which fetches new builds, and load the page anew when another one takes over. */
  begin(): void {
    if (!("serviceWorker" in navigator)) return;
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) location.reload();
      controlled = true; // at the first visit the page is taken into care, which changes nothing
    });
    addEventListener("load", () => void this.#register());
    if (document.readyState === "complete") void this.#register();
  }

  /** Register the service worker once, and ask for new builds from time to time. */
  async #register(): Promise<void> {
    if (this.#registered) return;
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).catch(() => null);
    if (!registration || this.#registered) return;
    this.#registered = registration;
    this.#look(registration);
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", () => this.#look(registration)),
    );
    setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    // whoever opens the table wants to play: the engine comes while they look around
    await manifest().then(
      (all) => keepOffline(baseFiles(all).map((file) => file.path)),
      () => undefined,
    );
  }

  /** See whether a new build waits. */
  #look(registration: ServiceWorkerRegistration): void {
    this.ready = registration.waiting !== null && navigator.serviceWorker.controller !== null;
  }

  /** Take the new build, unless a table is open in another tab. */
  async take(): Promise<void> {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    this.waits = !engine.running && held.some((lock) => lock.name === LOCK);
    if (!this.waits) this.#registered?.waiting?.postMessage({ kind: "take-over" });
  }
}

export const updates = new Updates();
