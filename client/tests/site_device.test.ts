// The page of the site and its device: what a browser lacks, installing, a new build, what is kept and cleared, copies, files.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { ownTimers } from "./clock.ts";
import { settled, window } from "./page.ts";

const { installing } = await import("../src/table/site/installing.svelte.ts");
const { updates } = await import("../src/table/site/updates.svelte.ts");
const { LOCK } = await import("../src/table/site/engine-lock.ts");
const { engine } = await import("../src/table/site/engine.svelte.ts");
const { clearFetched, fetchedBytes, keepAll, keepOffline } = await import("../src/table/site/service-worker.ts");
const { default: StorageLeaf } = await import("../src/table/site/StorageLeaf.svelte");
const { copies, LONG_EVENING } = await import("../src/table/site/copies.svelte.ts");
const { baseFiles, coverMaps, manifest, root, ruleFiles, transferOf, worldFiles } =
  await import("../src/table/site/manifest.ts");
const { missingParts } = await import("../src/table/site/missing-parts.ts");
const { megabytes } = await import("../src/table/site/megabytes.ts");
const { saveAs } = await import("../src/table/shared/save-as.ts");
const { mount, unmount } = await import("svelte");
const { words } = await import("../src/table/state/words.svelte.ts");
const { preferences } = await import("../src/table/state/preferences.svelte.ts");

/** Something of the browser is otherwise for a test. */
function puts(t: TestContext, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  t.after(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else delete (globalThis as unknown as Record<string, unknown>)[name];
  });
}
const happens = (kind: string, more: object = {}): Event => {
  const event = Object.assign(new window.Event(kind, { cancelable: true }) as unknown as Event, more);
  dispatchEvent(event);
  return event;
};
const file = (path: string, part: string, more: object = {}) =>
  ({ path, part, size: 10, sha256: "", ...more }) as never;

test("what a build says of its files is asked for again after a failure, and then kept", async (t) => {
  const asked: unknown[] = [];
  let ok = false;
  const json = (): Promise<object> => Promise.resolve({ files: [file("a", "base"), file("b", "page")] });
  puts(t, "fetch", (address: unknown) => (asked.push(address), Promise.resolve({ ok, status: 404, json })));
  await assert.rejects(manifest(), /engine\.json: 404/);
  ok = true;
  assert.equal((await manifest()).files.length, 2);
  await manifest();
  assert.deepEqual(asked, ["engine.json", "engine.json"]);
});

test("what a browser lacks is named part by part", async (t) => {
  const storage = { getDirectory: () => Promise.resolve({}) };
  puts(t, "navigator", { storage });
  puts(t, "Worker", class {});
  assert.deepEqual(await missingParts(), []);
  puts(t, "Worker", undefined);
  assert.deepEqual(await missingParts(), ["worker"]);
  puts(t, "navigator", {});
  puts(t, "WebAssembly", undefined);
  assert.deepEqual(await missingParts(), ["wasm", "worker", "files"]);
});

test("installing is offered while the browser offers it, and asked once", async () => {
  assert.equal(installing.offered, false);
  await installing.ask();
  let asked = 0;
  const prompt = (): Promise<void> => ((asked += 1), Promise.resolve());
  assert.ok(happens("beforeinstallprompt", { prompt }).defaultPrevented);
  assert.equal(installing.offered, true);
  await installing.ask();
  assert.deepEqual([installing.offered, asked], [false, 1]);
  happens("beforeinstallprompt", { prompt });
  happens("appinstalled");
  assert.deepEqual([installing.offered, asked], [false, 1]);
});

test("files of this build are kept by whoever keeps them, if anybody does", async (t) => {
  puts(t, "navigator", {});
  keepOffline(["a"]);
  assert.equal(await keepAll(["a"]), false);
  const posted: unknown[] = [];
  let answer = "kept";
  const active = {
    postMessage: (message: unknown, ports?: readonly MessagePort[]) => {
      posted.push(message);
      ports?.[0]?.postMessage(answer);
    },
  };
  const getRegistration = (): Promise<object> => Promise.resolve({ active });
  puts(t, "navigator", { serviceWorker: { ready: getRegistration(), getRegistration } });
  keepOffline(["a"]);
  keepOffline(["b"], { rest: true });
  await settled();
  assert.equal(await keepAll(["c"]), true);
  assert.deepEqual(posted, [
    { kind: "keep", paths: ["a"], rest: false },
    { kind: "keep", paths: ["b"], rest: true },
    { kind: "keep", paths: ["c"], rest: true },
  ]);
  answer = "failed";
  assert.equal(await keepAll(["d"]), false);
  const clock = ownTimers();
  t.after(() => clock.stop());
  active.postMessage = () => queueMicrotask(() => clock.pass(6 * 60_000)); // no answer comes
  assert.equal(await keepAll(["e"]), false);
});

test("without a worker that keeps files, fetching everything ends and says that it failed", async (t) => {
  await words.learn("en");
  const serviceWorker = { ready: new Promise(() => undefined), getRegistration: () => Promise.resolve(undefined) };
  puts(t, "navigator", { serviceWorker });
  const target = document.body.appendChild(document.createElement("main"));
  const leaf = mount(StorageLeaf, { target });
  t.after(() => unmount(leaf).then(() => target.remove()));
  await settled();
  const button = target.querySelector("button")!;
  assert.equal(target.querySelector("[role=alert]"), null);
  button.click();
  await settled();
  assert.match(target.querySelector("[role=alert]")?.textContent ?? "", /Not everything could be fetched/);
  assert.equal(button.disabled, false);
});

test("what was fetched is counted and cleared; what others keep here stays", async (t) => {
  assert.equal(await fetchedBytes(), 0);
  await clearFetched();
  const stores = new Map([
    ["sleeping-gods-one", ["12345", "1"]],
    ["sleeping-gods-rules", ["123"]],
    ["other", ["1234567"]],
  ]);
  puts(t, "caches", {
    keys: () => Promise.resolve([...stores.keys()]),
    open: (name: string) =>
      Promise.resolve({ matchAll: () => Promise.resolve(stores.get(name)!.map((text) => new Blob([text]))) }),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  (Blob.prototype as unknown as Record<string, unknown>)["clone"] = function () {
    return { blob: () => Promise.resolve(this) };
  };
  t.after(() => delete (Blob.prototype as unknown as Record<string, unknown>)["clone"]);
  assert.equal(await fetchedBytes(), 9);
  await clearFetched();
  assert.deepEqual([...stores.keys()], ["other"]);
});

test("a new build waits until it is taken, and is not taken while a table lies open in another tab", async (t) => {
  const heard = new Map<string, () => void>();
  const posted: unknown[] = [];
  const registered: unknown[][] = [];
  const installs = { addEventListener: (_: string, listener: () => void) => heard.set("statechange", listener) };
  const registration = {
    waiting: null as object | null,
    installing: installs,
    addEventListener: (kind: string, listener: () => void) => heard.set(kind, listener),
    update: () => Promise.resolve(),
  };
  const serviceWorker = {
    controller: null as object | null,
    addEventListener: (kind: string, listener: () => void) => heard.set(kind, listener),
    register: (...given: unknown[]) => (registered.push(given), Promise.resolve(registration)),
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => posted.push(message) } }),
  };
  let held: { name: string }[] = [];
  puts(t, "navigator", {});
  updates.begin();
  const intervals: number[] = [];
  puts(t, "setInterval", (_: unknown, every: number) => intervals.push(every));
  let reloads = 0;
  puts(t, "location", { reload: () => (reloads += 1), href: "http://table.test/" });
  puts(t, "navigator", { serviceWorker, locks: { query: () => Promise.resolve({ held }) } });
  updates.begin();
  happens("load");
  await settled();
  happens("load");
  await settled();
  assert.deepEqual(registered[0], ["sw.js", { updateViaCache: "none" }]);
  assert.equal(registered.length, 2, "no more once it is known, whoever says that the page is loaded");
  assert.deepEqual([intervals, posted], [[3_600_000], [{ kind: "keep", paths: ["a"], rest: false }]]);
  assert.equal(updates.ready, false);

  heard.get("controllerchange")!();
  assert.equal(reloads, 0, "at the first visit");
  heard.get("controllerchange")!();
  assert.equal(reloads, 1);
  registration.waiting = { postMessage: (message: unknown) => posted.push(message) };
  heard.get("updatefound")!();
  heard.get("statechange")!();
  assert.equal(updates.ready, false, "the first build of all is no new one");
  serviceWorker.controller = {};
  heard.get("statechange")!();
  assert.equal(updates.ready, true);

  posted.length = 0;
  held = [{ name: LOCK }];
  await updates.take();
  assert.deepEqual([engine.running, updates.waits, posted], [false, true, []]);
  held = [{ name: "another" }];
  await updates.take();
  assert.deepEqual([updates.waits, posted], [false, [{ kind: "take-over" }]]);
  puts(t, "navigator", { serviceWorker });
  await updates.take();
  assert.equal(posted.length, 2);
});

test("which files a table needs, by part, world and language", () => {
  const files = [
    file("base", "base"),
    file("w", "world", { world: "harbour" }),
    file("all", "world"),
    file("other", "world", { world: "airfield" }),
    file("fr", "lang", { world: "harbour", lang: "fr" }),
    file("en", "lang", { world: "harbour", lang: "en" }),
    file("de", "lang", { lang: "de" }),
    file("page", "page", { world: "harbour" }),
    file("rules.fr", "rules", { lang: "fr" }),
    file("rules.en", "rules", { lang: "en", gzip: 4 }),
    file("api/maps/harbour/2.fr.json", "rules-map", { lang: "fr" }),
    file("api/maps/harbour/22.fr.json", "rules-map", { lang: "fr" }),
    file("api/maps/harbour/2.en.json", "rules-map", { lang: "en" }),
  ];
  const all = { files } as never;
  const paths = (some: readonly { path: string }[]): string[] => some.map((each) => each.path);
  assert.deepEqual(paths(baseFiles(all)), ["base"]);
  assert.deepEqual(paths(worldFiles(all, "harbour", "fr")), ["w", "all", "fr", "en"]);
  assert.deepEqual(paths(worldFiles(all, "airfield", "de")), ["all", "other", "de"]);
  assert.deepEqual(paths(ruleFiles(all, "fr")), ["rules.fr"]);
  assert.deepEqual(paths(coverMaps(all, "fr")), ["api/maps/harbour/2.fr.json"]);
  assert.deepEqual(
    files.slice(8, 10).map((each) => transferOf(each)),
    [10, 4],
  );
});

test("the folder of the site is that of its page", (t) => {
  puts(t, "location", { href: "https://play.test/game/play.html?x#/c/a" });
  assert.equal(root(), "https://play.test/game/");
});

test("megabytes have one decimal, as the language writes it", () => {
  const before = preferences.lang;
  preferences.lang = "en";
  assert.deepEqual([megabytes(0), megabytes(1_250_001), megabytes(12_000_000)], ["0.0", "1.3", "12.0"]);
  preferences.lang = "fr";
  assert.equal(megabytes(1_250_001), "1,3");
  preferences.lang = before;
});

test("a file is handed over under its name, and its address forgotten after a minute", async (t) => {
  const clock = ownTimers();
  t.after(() => clock.stop());
  const told: unknown[] = [];
  const [make, forget] = [URL.createObjectURL, URL.revokeObjectURL];
  t.after(() => Object.assign(URL, { createObjectURL: make, revokeObjectURL: forget }));
  let blob = new Blob();
  URL.createObjectURL = (given) => ((blob = given as Blob), "blob:1");
  URL.revokeObjectURL = (address) => void told.push(address);
  const click = window.HTMLAnchorElement.prototype.click;
  t.after(() => void (window.HTMLAnchorElement.prototype.click = click));
  window.HTMLAnchorElement.prototype.click = function () {
    told.push([this.href, this.download]);
  };
  saveAs(new Blob(["text"], { type: "text/plain" }), "Evening.campaign");
  assert.deepEqual(told, [["blob:1", "Evening.campaign"]]);
  assert.deepEqual([blob.type, blob.size], ["text/plain", 4]);
  clock.pass(59_999);
  assert.equal(told.length, 1);
  clock.pass(1);
  assert.equal(told[1], "blob:1");
});

test("choices are counted campaign by campaign, until a copy is saved; the first asks that nothing be cleared away", (t) => {
  let persisted = 0;
  puts(t, "navigator", { storage: { persist: () => ((persisted += 1), Promise.resolve(true)) } });
  copies.saved("a");
  copies.sent("a", '{"kind":"chat"}');
  assert.deepEqual([copies.since("a"), persisted], [0, 0]);
  for (let count = 1; count < LONG_EVENING; count += 1)
    copies.sent("a", count % 2 ? '{"kind":"choose"}' : '{"kind":"follow-route"}');
  assert.deepEqual([copies.since("a"), copies.due.includes("a"), persisted], [119, false, 1]);
  copies.sent("b", '{"kind":"choose"}');
  copies.sent("a", '{"kind":"choose"}');
  assert.deepEqual([copies.since("b"), copies.due], [1, ["a"]]);
  assert.equal((JSON.parse(localStorage.getItem("sleeping-gods-copies")!) as Record<string, number>)["a"], 120);
  copies.saved("a");
  assert.deepEqual([copies.due, copies.since("a"), copies.since("b")], [[], 0, 1]);
  copies.saved("b");
});
