/** Installing the site, and reading it without a network. */

import { page, word } from "./page";

/** The event with which a browser offers to install the site. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Registers the service worker, says when all can be read without a network, and offers to install the site. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  const note = document.getElementById("offline");
  void navigator.serviceWorker.register(`${page.root}service-worker.js`, { scope: page.root || "./" });
  void navigator.serviceWorker.ready.then(async () => {
    const list = new URL(`${page.root}files.json`, location.href).href;
    if (note && (await caches.match(list))) note.textContent = word("ready");
  });
  const button = document.getElementById("install");
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (!button) return;
    button.hidden = false;
    button.onclick = () => {
      button.hidden = true;
      void (event as InstallPrompt).prompt();
    };
  });
}
