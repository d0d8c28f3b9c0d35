// What the service worker keeps: one build at a time, whole or not at all, and what is asked for besides.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { Keeper } from "./keeper.ts";

const SCOPE = "http://site.test/game/";
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Caches as a browser has them, in memory. */
class Stores {
  readonly all = new Map<string, Map<string, string>>();
  keys = (): Promise<string[]> => Promise.resolve([...this.all.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.all.delete(name));
  open = (name: string): Promise<object> => {
    const kept = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, kept);
    return Promise.resolve({
      match: (address: string) =>
        Promise.resolve(kept.has(address) ? new Response(kept.get(address) ?? "") : undefined),
      put: async (address: string, answer: Response) => void kept.set(address, await answer.text()),
      keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    });
  };
}

function site(build: string, contents: Readonly<Record<string, readonly [part: string, text: string]>>) {
  const files = Object.entries(contents).map(([path, [part, text]]) => ({ path, part, sha256: hash(text) }));
  const served = new Map(Object.entries(contents).map(([path, [, text]]) => [SCOPE + path, text]));
  served.set(`${SCOPE}engine.json`, JSON.stringify({ build, files }));
  const asked: string[] = [];
  const get = (address: string, init: RequestInit = {}): Promise<Response> => {
    asked.push(address.slice(SCOPE.length));
    const text = served.get(address);
    if (text === undefined) return Promise.reject(new TypeError("no network"));
    const wanted = init.integrity?.slice("sha256-".length);
    const right = !wanted || Buffer.from(hash(text), "hex").toString("base64") === wanted;
    return right ? Promise.resolve(new Response(text)) : Promise.reject(new TypeError("another file"));
  };
  return { served, asked, get };
}
const PAGE = {
  "play.html": ["page", "<table>"],
  "assets/a.js": ["page", "code"],
  "assets/pictures/x.svg": ["page", "<svg>"],
  "engine/python.wasm": ["base", "python"],
} as const;
const keeperOf = (build: string, stores: Stores, get: (address: string) => Promise<Response>): Keeper =>
  new Keeper(SCOPE, build, stores as unknown as CacheStorage, get);
const asks = (path: string): Request => ({ method: "GET", url: SCOPE + path }) as Request;

test("the page of a build is kept whole, and answered without a network in a folder of any name", async () => {
  const { served, get } = site("one", PAGE);
  const keeper = keeperOf("one", new Stores(), get);
  await keeper.install();
  served.clear();

  assert.equal(await (await keeper.answer(asks("play.html")))?.text(), "<table>");
  assert.equal(await (await keeper.answer(asks("assets/a.js")))?.text(), "code");
  await assert.rejects(keeper.answer(asks("engine/python.wasm"))!);
  assert.equal(keeper.answer({ method: "GET", url: "http://site.test/other" } as Request), null);
});

test("what is asked to be kept is there later, and so are the pictures", async () => {
  const { served, get, asked } = site("one", PAGE);
  const keeper = keeperOf("one", new Stores(), get);
  await keeper.install();
  await keeper.keep(["engine/python.wasm"]);
  await keeper.keep(["engine/python.wasm"]);
  served.clear();

  assert.equal(await (await keeper.answer(asks("engine/python.wasm")))?.text(), "python");
  assert.equal(await (await keeper.answer(asks("assets/pictures/x.svg")))?.text(), "<svg>");
  assert.equal(asked.filter((path) => path === "engine/python.wasm").length, 1);
});

test("files of two builds are never mixed", async () => {
  const stores = new Stores();
  const before = site("one", PAGE);
  const old = keeperOf("one", stores, before.get);
  await old.install();
  const after = site("two", { ...PAGE, "engine/python.wasm": ["base", "newer"], "play.html": ["page", "new"] });
  const fresh = keeperOf("two", stores, after.get);
  await fresh.install();

  assert.equal(await (await old.answer(asks("play.html")))?.text(), "<table>");
  const mixed = keeperOf("one", stores, after.get); // the old build asks, and the server has the new one
  await assert.rejects(mixed.answer(asks("engine/python.wasm"))!, /another file/);
  await fresh.tidy();
  assert.deepEqual(await stores.keys(), ["sleeping-gods-two"]);
});

test("a site that is just being written is not taken", async () => {
  const { get } = site("two", PAGE);

  await assert.rejects(keeperOf("one", new Stores(), get).install(), /expected build one, found two/);
});
