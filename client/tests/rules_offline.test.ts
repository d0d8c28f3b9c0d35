// The rules without a network: when the service worker is registered, what the page says then, and installing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { one, settled } from "./page.ts";

Object.assign(document.documentElement.dataset, { root: "../../", ready: "Ready to be read offline" });
const { registerServiceWorker } = await import("../src/rules/offline.ts");

const registered: unknown[] = [];
const kept = new Set<string>();
const serviceWorker = {
  register: (...given: unknown[]) => (registered.push(given), Promise.resolve()),
  ready: Promise.resolve(),
};
const browser = (value: object): void =>
  void Object.defineProperty(globalThis, "navigator", { value, configurable: true });
Object.defineProperty(globalThis, "caches", {
  value: { match: (address: string) => Promise.resolve(kept.has(address) ? {} : undefined) },
});
const draws = (): void => void (document.body.innerHTML = '<p id="offline"></p><button id="install" hidden></button>');

test("a browser without service workers registers none, nor does a page that was opened as a file", () => {
  draws();
  browser({});
  registerServiceWorker();
  browser({ serviceWorker });
  const here = Object.getOwnPropertyDescriptor(globalThis, "location")!;
  Object.defineProperty(globalThis, "location", { value: new URL("file:///rules/index.html"), configurable: true });
  registerServiceWorker();
  Object.defineProperty(globalThis, "location", here);

  assert.deepEqual(registered, []);
});

test("the page says that it can be read offline once all of it is kept", async () => {
  draws();
  browser({ serviceWorker });
  registerServiceWorker();
  await settled();
  assert.deepEqual(registered, [["../../service-worker.js", { scope: "../../" }]]);
  assert.equal(one("#offline").textContent, "");

  kept.add("http://table.test/files.json");
  registerServiceWorker();
  await settled();
  assert.equal(one("#offline").textContent, "Ready to be read offline");
});

test("the button to install appears when the browser offers it, asks it, and goes", () => {
  draws();
  browser({ serviceWorker });
  registerServiceWorker();
  let asked = 0;
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: () => ((asked += 1), Promise.resolve()),
  });
  window.dispatchEvent(event);
  assert.deepEqual([event.defaultPrevented, one("#install").hidden], [true, false]);
  one("#install").click();

  assert.deepEqual([asked, one("#install").hidden], [1, true]);
});
