// What the service worker keeps: one build at a time, whole or not at all, and what is asked for besides.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { Keeper } from "./keeper.ts";

const SCOPE = "http://site.test/game/";
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Caches as a browser has them, in memory. */
class Stores {
  readonly all = new Map<string, Map<string, readonly [Uint8Array<ArrayBuffer>, Headers]>>();
  keys = (): Promise<string[]> => Promise.resolve([...this.all.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.all.delete(name));
  open = (name: string): Promise<object> => {
    const kept = this.all.get(name) ?? new Map<string, readonly [Uint8Array<ArrayBuffer>, Headers]>();
    this.all.set(name, kept);
    return Promise.resolve({
      match: (address: string) =>
        Promise.resolve(
          kept.has(address) ? new Response(kept.get(address)![0], { headers: kept.get(address)![1] }) : undefined,
        ),
      put: async (address: string, answer: Response) =>
        void kept.set(address, [new Uint8Array(await answer.arrayBuffer()), answer.headers]),
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
/** An archive with one picture, x.svg. */
const ZIP = ((): string => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE("<svg>".length, 18);
  head.writeUInt16LE("x.svg".length, 26);
  return `${head.toString("latin1")}x.svg<svg>\0\0\0\0`;
})();
const PAGE = {
  "play.html": ["page", "<table>"],
  "assets/a.js": ["page", "code"],
  "assets/letters.woff2": ["page", "letters"],
  "assets/pictures.1.zip": ["pictures", ZIP],
  "api/rules.en.json": ["rules", "rules ".repeat(500)],
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

test("what is asked to be kept is there later, and so is the rest of the page with its pictures, texts in less room", async () => {
  const { served, get, asked } = site("one", PAGE);
  const stores = new Stores();
  const keeper = keeperOf("one", stores, get);
  await keeper.install();
  assert.deepEqual(asked, ["engine.json", "play.html", "assets/a.js"]);
  await keeper.keep(["engine/python.wasm", "api/rules.en.json"], false);
  assert.ok(!asked.includes("assets/letters.woff2"));
  await keeper.keep(["engine/python.wasm"], true);
  served.clear();

  assert.equal(await (await keeper.answer(asks("engine/python.wasm")))?.text(), "python");
  assert.equal(await (await keeper.answer(asks("assets/pictures/x.svg")))?.text(), "<svg>");
  assert.equal(await (await keeper.answer(asks("assets/letters.woff2")))?.text(), "letters");
  assert.equal(await (await keeper.answer(asks("api/rules.en.json")))?.text(), "rules ".repeat(500));
  assert.ok(stores.all.get("sleeping-gods-one")!.get(`${SCOPE}api/rules.en.json`)![0].length < 100);
  assert.equal(asked.filter((path) => path === "engine/python.wasm").length, 1);
});

test("it is told whether all that was to be kept is here", async () => {
  const stores = new Stores();
  const { served, get } = site("one", PAGE);
  const keeper = keeperOf("one", stores, get);
  await keeper.install();
  const wasm = served.get(`${SCOPE}engine/python.wasm`)!;
  served.delete(`${SCOPE}engine/python.wasm`);
  assert.equal(await keeper.keep(["engine/python.wasm"], true), false);
  served.set(`${SCOPE}engine/python.wasm`, wasm);
  assert.equal(await keeper.keep(["engine/python.wasm"], true), true);
  assert.equal(await keeper.keep(["engine/python.wasm", "of another build"], true), false);
  stores.open = () => Promise.reject(new Error("no room"));
  assert.equal(await keeper.keep(["engine/python.wasm"], true), false);
});

test("after what was fetched was cleared, all of this build is fetched again, and nothing of another", async () => {
  const stores = new Stores();
  const { served, get } = site("one", PAGE);
  const keeper = keeperOf("one", stores, get);
  await keeper.install();
  stores.all.clear();
  assert.equal(await keeper.keep(["engine/python.wasm"], true), true);
  served.clear();
  assert.equal(await (await keeper.answer(asks("play.html")))?.text(), "<table>");
  assert.equal(await (await keeper.answer(asks("engine/python.wasm")))?.text(), "python");

  const later = site("two", PAGE);
  const behind = keeperOf("one", new Stores(), later.get);
  assert.equal(await behind.keep(["engine/python.wasm"], true), false);
});

test("a plate is fetched when it is shown, and kept for the time without a network, over builds too", async () => {
  const stores = new Stores();
  const { served, get, asked } = site("one", PAGE);
  served.set(`${SCOPE}plates/harbour/place-12.0123456789abcdef.png`, "ink");
  const keeper = keeperOf("one", stores, get);
  await keeper.install();
  await keeper.keep([], true);
  assert.ok(!asked.some((path) => path.startsWith("plates/")));
  const plate = asks("plates/harbour/place-12.0123456789abcdef.png");
  assert.equal(await (await keeper.answer(plate))?.text(), "ink");
  served.clear();

  assert.equal(await (await keeper.answer(plate))?.text(), "ink");
  await keeperOf("two", stores, get).tidy();
  assert.equal(await (await keeperOf("two", stores, get).answer(plate))?.text(), "ink");
  await assert.rejects(keeper.answer(asks("plates/harbour/place-13.0123456789abcdef.png"))!);
});

test("the rules are the newest while there is a network, then those that were read before, over builds too", async () => {
  const stores = new Stores();
  const { served, get, asked } = site("one", PAGE);
  const keeper = keeperOf("one", stores, get);
  await keeper.install();
  for (const words of ["old", "new"]) {
    served.set(`${SCOPE}rules/sea.html`, words);
    assert.equal(await (await keeper.answer(asks("rules/sea.html")))?.text(), words);
  }
  assert.equal(asked.filter((path) => path === "rules/sea.html").length, 2);
  served.clear();
  await keeperOf("two", stores, get).tidy();

  assert.equal(await (await keeper.answer(asks("rules/sea.html")))?.text(), "new");
  await assert.rejects(keeper.answer(asks("rules/skies.html"))!, /no network/);
});

test("what cannot be kept is answered nevertheless, and what is refused is not kept", async () => {
  const stores = new Stores();
  const { served, get } = site("one", PAGE);
  const refusing = (address: string): Promise<Response> =>
    address.endsWith("missing.html") || address.endsWith("missing.png")
      ? Promise.resolve(new Response("none", { status: 404 }))
      : get(address);
  const keeper = keeperOf("one", stores, refusing);
  await keeper.install();
  for (const path of ["rules/missing.html", "plates/missing.png"])
    assert.equal((await keeper.answer(asks(path)))?.status, 404);
  assert.deepEqual(
    [...stores.all].filter(([name]) => name !== "sleeping-gods-one").flatMap(([, kept]) => [...kept.keys()]),
    [],
  );

  const { open } = stores;
  stores.open = async (name) => ({ ...(await open(name)), put: () => Promise.reject(new Error("full")) });
  served.set(`${SCOPE}rules/sea.html`, "rules");
  served.set(`${SCOPE}plates/a.png`, "ink");
  served.set(`${SCOPE}unlisted.txt`, "unlisted");
  const answered = { "rules/sea.html": "rules", "plates/a.png": "ink", "engine/python.wasm": "python" };
  for (const [path, words] of Object.entries({ ...answered, "unlisted.txt": "unlisted" }))
    assert.equal(await (await keeper.answer(asks(path)))?.text(), words, path);
});

test("only what is got of this site is a matter of the worker", () => {
  const keeper = keeperOf("one", new Stores(), site("one", PAGE).get);

  assert.equal(keeper.answer({ method: "POST", url: `${SCOPE}play.html` } as Request), null);
  assert.equal(keeper.answer({ method: "GET", url: "http://other.test/game/play.html" } as Request), null);
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
