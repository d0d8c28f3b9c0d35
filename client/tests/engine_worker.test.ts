// The worker that runs the engine: what it asks of Python, in which order, and what it says to the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { FromEngine, ToEngine } from "../src/engine/messages.ts";

const ROOT = "http://site.test/game/";
const messages: FromEngine[] = [];
const called: unknown[][] = [];
let hear: (event: { data: ToEngine }) => void = () => assert.fail("the worker listens to nothing");
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An archive with one file, as the build writes it. */
const ZIP = ((): Uint8Array => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(2, 18);
  head.writeUInt16LE(6, 26);
  return Buffer.concat([head, Buffer.from("lib/py42"), Buffer.alloc(4)]);
})();
const SERVED: Readonly<Record<string, Uint8Array>> = {
  "lib.zip": ZIP,
  "harbour.pack": bytes("pack"),
  top: bytes("top"),
};
const asked: unknown[] = [];
const get = (address: string, init: RequestInit = {}): Promise<Response> => {
  asked.push([address.replace(ROOT, ""), init.integrity]);
  const body = SERVED[address.replace(ROOT, "")];
  return Promise.resolve(new Response((body ?? null) as BodyInit | null, { status: body ? 200 : 404 }));
};
const proxy = {
  toJs: () => [201, bytes("{}")],
  destroy: () => called.push(["destroyed"]),
};
let failing = "";
const local = Object.fromEntries(
  ["start", "open", "ask", "leave", "remove", "call"].map((name) => [
    name,
    (...given: unknown[]) => (
      called.push([name, ...given]),
      name === failing ? Promise.reject(new Error("no room")) : Promise.resolve(name === "call" ? proxy : undefined)
    ),
  ]),
);
const python = {
  FS: {
    mkdirTree: (path: string) => called.push(["folder", path]),
    writeFile: (path: string, data: Uint8Array) => called.push(["file", path, Buffer.from(data).toString()]),
  },
  runPython: (code: string) => called.push(["runs", code]),
  pyimport: (name: string) => (called.push(["imports", name]), local),
};
Object.assign(globalThis, {
  self: globalThis,
  fetch: get,
  postMessage: (message: FromEngine) => messages.push(message),
  addEventListener: (kind: string, listener: typeof hear) => (assert.equal(kind, "message"), (hear = listener)),
  pythonForTests: (options: object) => (called.push(["loads", options]), Promise.resolve(python)),
});
const { MemoryFiles } = await import("../src/engine/device_files.ts");
await import("../src/engine/worker.ts");

let id = 0;
const settle = async (): Promise<void> => {
  for (let left = 12; left; left -= 1) await new Promise((done) => setImmediate(done));
};
async function asks(request: object): Promise<FromEngine[]> {
  messages.length = called.length = 0;
  hear({ data: { ...request, id: (id += 1) } as unknown as ToEngine });
  await settle();
  return [...messages];
}
const file = (path: string, more: object = {}) => ({ path, size: 4, sha256: "00ff", part: "base", ...more });
const FILES = [
  file("lib.zip", { unpack: "/python" }),
  file("harbour.pack", { put: "/worlds/harbour.pack" }),
  file("top", { put: "/top" }),
  file("only-kept"),
];
/** A module that hands out our Python, whatever stands behind its address. */
const RUNTIME = "data:text/javascript,export const loadPyodide = (options) => globalThis.pythonForTests(options);//";

test("nothing is asked of an engine that has not been started", async () => {
  for (const request of [
    { kind: "add", files: FILES },
    { kind: "open", campaign: "c", lang: "en" },
    { kind: "ask", text: "{}" },
    { kind: "leave" },
    { kind: "remove", campaign: "c" },
    { kind: "call", method: "GET", path: "/", query: {}, body: bytes("") },
  ])
    assert.deepEqual(await asks(request), [
      { kind: "failed", id, words: "Error: expected the engine to have been started first" },
    ]);
  assert.deepEqual([called, asked], [[], []]);
});

test("it is started with its files in their places; every byte is checked and counted; files in memory where none are kept", async () => {
  const manifest = { build: "b", files: FILES, runtime: RUNTIME, path: ["/python/lib", "/worlds"] };
  const heard = await asks({ kind: "start", root: ROOT, manifest, files: FILES });

  const start = called.at(-1)!;
  const code = called.filter(([kind]) => kind === "runs").map(([, lines]) => String(lines));
  assert.deepEqual(called.slice(0, -1), [
    ["loads", { indexURL: RUNTIME, packages: [] }],
    ["folder", "/python"],
    ["file", "/python/lib.zip", Buffer.from(ZIP).toString()],
    ["folder", "/python/lib"],
    ["file", "/python/lib/py", "42"],
    ["folder", "/worlds"],
    ["file", "/worlds/harbour.pack", "pack"],
    ["folder", "/"],
    ["file", "/top", "top"],
    ["runs", code[0]],
    ["imports", "sleeping_gods.local.worker"],
    ["runs", "gc.freeze(); gc.enable()"],
  ]);
  assert.match(code[0]!, /^sys\.path\[:0\] = \["\/python\/lib","\/worlds"\]$/m);
  assert.match(code[0]!, /^use_archives\(\["\/python\/lib\.zip"\]\)$/m);
  assert.deepEqual([start[0], start[1] instanceof MemoryFiles], ["start", true]);
  assert.deepEqual(heard.at(-1), { kind: "started", id, kept: false });
  assert.deepEqual(
    asked,
    ["lib.zip", "harbour.pack", "top"].map((path) => [path, "sha256-AP8="]),
  );
  const come = heard.filter((message) => message.kind === "progress").map((message) => message.bytes);
  assert.equal(
    come.reduce((sum, each) => sum + each),
    ZIP.length + 4 + 3,
  );
  messages.length = 0;
  (start[2] as (text: string) => void)("news");
  assert.deepEqual(messages, [{ kind: "told", text: "news" }]);
});

test("each request is one call of the engine, and is answered once", async () => {
  const done = (): object[] => [{ kind: "done", id }];
  assert.deepEqual([await asks({ kind: "open", campaign: "c", lang: "fr" }), called], [done(), [["open", "c", "fr"]]]);
  assert.deepEqual([await asks({ kind: "ask", text: "{}" }), called], [done(), [["ask", "{}"]]]);
  assert.deepEqual([await asks({ kind: "leave" }), called], [done(), [["leave"]]]);
  assert.deepEqual([await asks({ kind: "remove", campaign: "c" }), called], [done(), [["remove", "c"]]]);
  const body = bytes("in");
  assert.deepEqual(
    [await asks({ kind: "call", method: "PUT", path: "/a", query: { lang: "en" }, body }), called],
    [
      [{ kind: "answer", id, status: 201, body: bytes("{}") }],
      [["call", "PUT", "/a", { lang: "en" }, body], ["destroyed"]],
    ],
  );
  assert.deepEqual((await asks({ kind: "add", files: [FILES[2]] })).at(-1), done()[0]);
  assert.deepEqual(called, [
    ["folder", "/"],
    ["file", "/top", "top"],
  ]);
});

test("what fails is said, and what was asked behind it is done all the same, in order", async () => {
  failing = "open";
  messages.length = called.length = 0;
  hear({ data: { kind: "open", campaign: "c", lang: "en", id: 101 } });
  hear({ data: { kind: "leave", id: 102 } });
  hear({ data: { kind: "add", files: [file("only-kept", { put: "/x" })] as never, id: 103 } });
  await settle();
  assert.deepEqual(messages, [
    { kind: "failed", id: 101, words: "Error: no room" },
    { kind: "done", id: 102 },
    { kind: "failed", id: 103, words: "Error: only-kept: 404" },
  ]);
  assert.deepEqual(called, [["open", "c", "en"], ["leave"]]);
});
