// The service workers of the rules and of the site: what they keep when they are installed, and what they answer from it.
import assert from "node:assert/strict";
import { test } from "node:test";

const SCOPE = "http://rules.test/game/";
type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const done: string[] = [];
const worker = {
  registration: { scope: SCOPE },
  addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
  skipWaiting: () => (done.push("skips waiting"), Promise.resolve()),
  clients: { claim: () => (done.push("claims"), Promise.resolve()) },
};
const stores = new Map<string, Map<string, Response>>();
const caches = {
  keys: () => Promise.resolve([...stores.keys()]),
  delete: (name: string) => Promise.resolve(stores.delete(name)),
  open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      put: (address: string, answer: Response) => (store.set(address, answer), Promise.resolve()),
      match: (address: string) => Promise.resolve(store.get(address)?.clone()),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
    });
  },
};
const served = new Map<string, string | number>();
const asked: string[] = [];
const redirected = new Set<string>();
let atOnce = 0;
let most = 0;
async function get(input: string | { url: string }, init?: RequestInit): Promise<Response> {
  const address = typeof input === "string" ? input : input.url;
  asked.push(`${address.replace(SCOPE, "")}${init?.cache ? ` ${init.cache}` : ""}`);
  most = Math.max(most, (atOnce += 1));
  await new Promise((over) => setImmediate(over));
  atOnce -= 1;
  const body = served.get(address.replace(SCOPE, ""));
  if (typeof body !== "string") return new Response("", { status: body ?? 404 });
  const answer = new Response(body, { headers: { "content-type": "text/x" } });
  return redirected.has(address) ? Object.defineProperty(answer, "redirected", { value: true }) : answer;
}
Object.assign(globalThis, { caches, fetch: get, VERSION: "two" });
Object.defineProperty(globalThis, "self", { value: worker, configurable: true });

/** Let the worker hear of something, and wait for what it wants to have waited for; its answer, if it gives one. */
async function hears(kind: string, more: object = {}): Promise<Response | null> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  listeners.get(kind)!({
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    respondWith: (given: Promise<Response>) => (answer = given),
    ...more,
  });
  const given = await answer;
  await Promise.all(waits);
  return given;
}
const asks = (path: string, method = "GET"): Promise<Response | null> =>
  hears("fetch", { request: { method, url: new URL(path, SCOPE).href } });
const text = async (path: string): Promise<string> => (await asks(path))!.text();
const OURS = `rules of ${SCOPE} two`;

await import("../src/worker/service-worker.ts");

test("all files are kept, some at a time, the list last; a file that is not there keeps the worker from being installed", async () => {
  const files = ["index.html", "en/index.html", "en/deck.html", ...Array.from({ length: 47 }, (_, at) => `f${at}`)];
  for (const file of files) served.set(file, `text of ${file}`);
  served.set("files.json", JSON.stringify({ files }));
  served.set("f9", 500);
  await assert.rejects(hears("install"), /expected http:\/\/rules.test\/game\/f9, got 500/);
  assert.deepEqual([done, stores.get(OURS)!.has(`${SCOPE}files.json`)], [[], false]);

  served.set("f9", "nine");
  redirected.add(`${SCOPE}f10`);
  asked.length = most = 0;
  await hears("install");
  assert.deepEqual(done, ["skips waiting"]);
  assert.deepEqual([...stores.get(OURS)!.keys()].sort(), [...files, "files.json"].map((file) => SCOPE + file).sort());
  assert.deepEqual(
    asked,
    ["files.json", ...files].map((file) => `${file} no-cache`),
  );
  assert.equal(most, 24);
  const copied = stores.get(OURS)!.get(`${SCOPE}f10`)!;
  assert.deepEqual(
    [copied.redirected, copied.headers.get("content-type"), await copied.clone().text()],
    [false, "text/x", "text of f10"],
  );
});

test("what was kept by an earlier version is forgotten, what others keep is not", async () => {
  const others = ["rules of http://rules.test/other/ one", "something else"];
  for (const name of [...others, `rules of ${SCOPE} one`]) stores.set(name, new Map());
  await hears("activate");

  assert.deepEqual([...stores.keys()].sort(), [OURS, ...others].sort());
  assert.equal(done.at(-1), "claims");
});

test("pages are answered from what is kept, by several addresses; what is not ours is left alone", async () => {
  asked.length = 0;
  assert.equal(await text("en/deck.html"), "text of en/deck.html");
  assert.equal(await text("en/deck"), "text of en/deck.html");
  assert.equal(await text("en/"), "text of en/index.html");
  assert.equal(await text("en/?q=deck"), "text of en/index.html");
  const folder = (await asks("en?q=a"))!;
  assert.deepEqual([folder.status, folder.headers.get("location")], [302, `${SCOPE}en/?q=a`]);
  assert.deepEqual(asked, []);
  assert.equal(await asks("en/deck.html", "POST"), null);
  assert.equal(await asks("http://rules.test/elsewhere"), null);
  served.set("new.html", "new");
  assert.equal(await text("new.html"), "new");
  assert.deepEqual(asked, ["new.html"]);
});

test("a store that the browser has emptied is filled again", async () => {
  stores.clear();
  asked.length = 0;
  assert.equal(await text("en/deck.html"), "text of en/deck.html");
  assert.ok(stores.get(OURS)!.has(`${SCOPE}files.json`));
  stores.clear();
  served.set("files.json", 404);
  assert.equal(await text("f1"), "text of f1", "what is missing harms nobody who asks for a page");
});

test("the worker of the site keeps a build, gives its files, and takes over when it is asked to", async () => {
  stores.clear();
  listeners.clear();
  await import("../src/site-worker/sw.ts");
  const file = (path: string, part: string) => ({ path, part, sha256: "00ff" });
  const files = [file("play.html", "page"), file("a.wasm", "base"), file("b.zip", "pictures"), file("c", "base")];
  served.set("engine.json", JSON.stringify({ build: "__BUILD__", files }));
  for (const { path } of files) served.set(path, `build ${path}`);
  await hears("install");
  const kept = (): string[] => [...stores.get("sleeping-gods-__BUILD__")!.keys()].map((url) => url.replace(SCOPE, ""));
  assert.deepEqual(kept(), ["play.html", "engine.json"]);
  stores.set("sleeping-gods-old", new Map());
  done.length = 0;
  await hears("activate");
  assert.deepEqual([done, stores.has("sleeping-gods-old")], [["claims"], false]);
  assert.equal(await text("play.html"), "build play.html");
  assert.equal(await asks("play.html", "POST"), null);

  await hears("message", { data: { kind: "something" } });
  assert.deepEqual(done, ["claims"]);
  await hears("message", { data: { kind: "take-over" } });
  assert.deepEqual(done, ["claims", "skips waiting"]);
  const told: unknown[] = [];
  const ports = [{ postMessage: (words: unknown) => told.push(words) }];
  await hears("message", { data: { kind: "keep", paths: "a.wasm" }, ports });
  await hears("message", { data: { kind: "other", paths: ["a.wasm"] }, ports });
  assert.deepEqual([kept().length, told], [2, []]);
  await hears("message", { data: { kind: "keep", paths: ["a.wasm", 7], rest: 1 }, ports });
  assert.deepEqual([kept(), told], [["play.html", "engine.json", "a.wasm"], ["kept"]]);
  await hears("message", { data: { kind: "keep", paths: [], rest: true }, ports: [] });
  assert.deepEqual(kept(), ["play.html", "engine.json", "a.wasm", "b.zip"]);
  served.set("c", 500);
  told.length = 0;
  await hears("message", { data: { kind: "keep", paths: ["c"], rest: true }, ports });
  assert.deepEqual(told, ["failed"]);
  assert.equal(done.length, 2);
});
