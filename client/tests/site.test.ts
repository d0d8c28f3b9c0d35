// The page of the site before a worker and a device that are in the test's hand: what is asked of the engine and what is not,
// the world that is fetched first, another tab, and what needs friends.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import type { FromEngine, ToEngine } from "../src/engine/messages.ts";
import type { WorkerLike } from "../src/table/site/engine.svelte.ts";
import { FakeLocks } from "./locks.ts";
import { all, asked, clicks, leaves, one, opens, recorded, settled, window, wordsOf } from "./page.ts";

const { backend, chooseBackend } = await import("../src/table/backend/backend.ts");
const { server } = await import("../src/table/backend/server.ts");
const { localBackend } = await import("../src/table/site/local-backend.ts");
const { LOCK } = await import("../src/table/site/engine-lock.ts");
const { engine } = await import("../src/table/site/engine.svelte.ts");
const { copies, LONG_EVENING } = await import("../src/table/site/copies.svelte.ts");
const { extras } = await import("../src/table/state/extras.ts");
const { router } = await import("../src/table/state/route.svelte.ts");
const { default: StartNotes } = await import("../src/table/site/StartNotes.svelte");
const { default: EngineStage } = await import("../src/table/site/EngineStage.svelte");

const snapshot = recorded("sea-sail");
const file = (path: string, more: object) => ({ path, size: 10, gzip: 5, sha256: "00", ...more });
const MANIFEST = {
  build: "b",
  runtime: "engine/1/",
  path: ["/lib"],
  files: [
    file("play.html", { part: "page" }),
    file("engine/1/pyodide.mjs", { part: "base" }),
    file("worlds/harbour.pack", { part: "world", world: "harbour", put: "/lib/harbour.pack" }),
    file("worlds/harbour.fr", { part: "lang", world: "harbour", lang: "fr", put: "/lib/harbour.fr" }),
    file("worlds/airfield.pack", { part: "world", world: "airfield", put: "/lib/airfield.pack" }),
  ],
};
const LISTED = {
  id: "evening",
  name: "Evening",
  game: "sea",
  pack: "harbour",
  players: ["Ada"],
  changed_at: 1,
  entries: 3,
};

/** A worker that answers at once, and keeps what it was asked. */
class FakeWorker implements WorkerLike {
  static last: FakeWorker;
  readonly requests: ToEngine[] = [];
  onmessage: ((message: MessageEvent<FromEngine>) => void) | null = null;
  onerror = null;
  ended = false;
  constructor() {
    FakeWorker.last = this;
  }
  terminate(): void {
    this.ended = true;
  }
  tells(message: FromEngine): void {
    this.onmessage?.({ data: message } as MessageEvent<FromEngine>);
  }
  postMessage(request: ToEngine): void {
    this.requests.push(request);
    queueMicrotask(() => {
      if (request.kind === "start") return this.tells({ kind: "started", id: request.id, kept: true });
      if (request.kind === "open")
        this.tells({ kind: "told", text: JSON.stringify({ ...snapshot.snapshot, sections: snapshot.sections }) });
      if (request.kind === "call")
        return this.tells({
          kind: "answer",
          id: request.id,
          status: 200,
          body: new TextEncoder().encode(JSON.stringify({ campaign: "evening" })),
        });
      this.tells({ kind: "done", id: request.id });
    });
  }
  get kinds(): string[] {
    return this.requests.map((request) =>
      request.kind === "add" ? `add ${request.files.map((file) => file.path).join(" ")}` : request.kind,
    );
  }
}

/** A device with one campaign. */
const recordOf = (more: object): Uint8Array<ArrayBuffer> => {
  const line = JSON.stringify({
    number: 1,
    listed: { ...LISTED, binned: false, damaged: "", you: "", moments: [], is_host: true, origin: null },
    standing: {
      en: { title: "Turn 3", place: "At sea", phase: "", leader_text: "", waits_for: "", yours: true, over: false },
    },
    ...more,
  });
  const hash = createHash("sha256").update(line).digest("hex");
  return new TextEncoder().encode(`${Buffer.byteLength(line)} ${hash}\n${line}\n`);
};
let about = recordOf({});
const place = {
  getFileHandle: (name: string) =>
    name === "evening.about"
      ? Promise.resolve({
          getFile: () => Promise.resolve({ size: 9, arrayBuffer: () => Promise.resolve(about.buffer) }),
        })
      : Promise.reject(new Error("none")),
  keys: async function* () {
    yield "evening.about";
  },
  values: async function* () {},
};

const locks = new FakeLocks();
Object.defineProperties(window.navigator, {
  storage: {
    value: { getDirectory: () => Promise.resolve({ getDirectoryHandle: () => Promise.resolve(place) }) },
    configurable: true,
  },
  locks: { value: locks, configurable: true },
});
Object.assign((window as unknown as { HTMLDialogElement: { prototype: object } }).HTMLDialogElement.prototype, {
  showModal() {},
});
engine.newWorker = () => new FakeWorker();

/** Until something has come true. */
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 200 && !holds(); turns += 1) {
    await new Promise((done) => setTimeout(done));
    await settled();
  }
  assert.ok(holds());
}

const ANSWERS = {
  "/engine.json": MANIFEST,
  "/api/maps/harbour/2.en.json": snapshot.answers["/api/packs/harbour/maps/2"],
} as const;

async function site(path: string): Promise<void> {
  const { answers } = recorded("server-en") as unknown as { answers: Record<string, unknown> };
  await opens(path, {
    ...ANSWERS,
    "/api/words.en.json": answers["/api/words"],
    "/api/packs.en.json": answers["/api/packs"],
  });
}
const isUp = () => all(".table[data-link=up]").length === 1;
const alert = () => all("[role=alertdialog]").length > 0;

/** At the table, once its world has been fetched and it is open. */
async function seated(): Promise<void> {
  await site("/c/evening");
  await until(isUp);
}
test.before(() => {
  chooseBackend(localBackend);
  extras.startNotes = StartNotes;
});
test.afterEach(async () => {
  await leaves();
  engine.giveUp();
  engine.newWorker = () => new FakeWorker();
  engine.patienceMs = 20_000;
  await settled();
});
test.after(() => chooseBackend(server));

test("every page has an address behind the #, so that the site may lie in any folder", () => {
  assert.equal(backend().pageAddress("/c/ab#replay"), "#/c/ab#replay");
  router.go("/c/ab#replay");
  assert.deepEqual(router.now, { page: "table", campaign: "ab", replay: true });
  router.go("/about");
  assert.deepEqual(router.now, { page: "about" });
  router.replace("/");
  assert.deepEqual(router.now, { page: "start" });
});

test("the first page needs no engine: worlds are files, campaigns lie on the device with where they stand", async () => {
  await site("/");
  await settled();

  assert.match(wordsOf(one("article.first")), /Evening.*Turn 3 · At sea/);
  assert.ok(all("[data-pack]").length >= 4);
  assert.equal(engine.stage, "off");
  assert.ok(asked.every(({ path }) => !path.startsWith("/api/campaigns")));
});

test("a table is opened once its world is there; what is chosen goes to the worker", async () => {
  await seated();

  assert.deepEqual(FakeWorker.last.kinds, ["start", "add worlds/harbour.pack", "open"]);
  assert.equal(one(".table").dataset["link"], "up");
  const choice = all("[data-choice]:not([disabled])")[0]!;
  await clicks(choice);
  const { text } = FakeWorker.last.requests.at(-1) as Extract<ToEngine, { kind: "ask" }>;
  assert.equal((JSON.parse(text) as { kind: string }).kind, "choose");
  assert.equal(copies.since("evening"), 1);
});

test("another language is fetched before it is told in", async () => {
  await seated();
  const sent = FakeWorker.last;
  const line = localBackend.dial("evening", () => "en", { up() {}, text() {}, down() {}, gone() {} });
  await settled();
  line.send(JSON.stringify({ kind: "refresh", lang: "fr", id: "1" }));
  await until(() => sent.kinds.at(-1) === "ask");

  assert.deepEqual(sent.kinds.slice(-2), ["add worlds/harbour.fr", "ask"]);
});

test("a file is taken in with the world that it names", async () => {
  await site("/");
  const { api } = await import("../src/table/state/api.ts");
  const begun = await api.bringIn(
    "en",
    "x",
    new Blob(["sleeping-gods campaign 3\ngame: skies\npack: airfield 1 ab\n"]),
  );

  assert.equal(begun.campaign, "evening");
  assert.deepEqual(FakeWorker.last.kinds, ["start", "add worlds/airfield.pack", "call"]);
});

test("what earlier voyages have unlocked is asked of the engine only where a campaign of the game may have ticked something", async (t) => {
  t.after(() => (about = recordOf({})));
  await site("/");
  const { api } = await import("../src/table/state/api.ts");

  about = recordOf({ ticked: [] });
  assert.deepEqual(await api.unlocked("en", "harbour"), { cards: [] });
  about = recordOf({ ticked: ["ending:home"] });
  assert.deepEqual(await api.unlocked("en", "airfield"), { cards: [] });
  assert.equal(engine.stage, "off");

  for (const ticked of [["ending:home"], null, undefined]) {
    about = recordOf({ ticked });
    await api.unlocked("en", "harbour");
    assert.deepEqual(FakeWorker.last.kinds, ["start", "add worlds/harbour.pack", "call"]);
    engine.giveUp();
  }
});

test("what needs friends is not shown", async () => {
  await seated();

  assert.deepEqual(all(".tools .people, .dock, .keep-seat"), []);
  const { desk } = await import("../src/table/state/desk.svelte.ts");
  desk.open = "agreed";
  await settled();
  assert.equal(all("dialog [role=tab]").length, 4);
  assert.equal(all("#desk-panel .tick").length, 1);
});

test("what others should know is no notice to whoever plays alone; what went wrong is", async () => {
  await seated();
  for (const key of ["file-brought-in", "cannot-save"])
    FakeWorker.last.tells({
      kind: "told",
      text: JSON.stringify({ kind: "notice", position: 7, key, words: [], who: "", campaign: "" }),
    });
  await settled();

  assert.deepEqual(
    all(".notes .note").map((note) => note.dataset["key"]),
    ["cannot-save"],
  );
});

test("another tab that plays is named, waited for, taken over from, and taken back from", async () => {
  const { mount, unmount } = await import("svelte");
  let lost = 0;
  void locks.request(LOCK, { steal: true }, () => new Promise(() => undefined)).catch(() => (lost += 1));
  await site("/c/evening");
  const stage = mount(EngineStage, { target: document.body });
  await until(() => engine.stage === "elsewhere" && alert());
  await clicks(one("[role=alertdialog] .main"));
  await until(isUp);
  assert.equal(lost, 1);

  const mine = FakeWorker.last;
  void locks.request(LOCK, { steal: true }, () => new Promise(() => undefined)).catch(() => (lost += 1));
  await until(() => engine.stage === "taken" && alert());
  assert.ok(mine.ended);
  assert.equal(one(".table").dataset["link"], "lost");
  await clicks(one("[role=alertdialog] .main"));
  await until(isUp);
  assert.equal(lost, 2);

  void locks.request(LOCK, { steal: true }, () => new Promise(() => undefined)).catch(() => (lost += 1));
  await until(() => engine.stage === "taken");
  engine.retry();
  await until(() => engine.stage === "elsewhere");
  assert.deepEqual([engine.stage, lost], ["elsewhere", 2], "who took over once does not take over at every later try");
  engine.takeOver();
  await until(isUp);
  assert.equal(lost, 3);
  await unmount(stage);
});

test("an engine that does not start says so, and starts at another try", async () => {
  const { mount, unmount } = await import("svelte");
  engine.newWorker = () => {
    throw new Error("no worker");
  };
  await site("/c/evening");
  const stage = mount(EngineStage, { target: document.body });
  await until(alert);
  assert.match(wordsOf(one("[role=alertdialog]")), /no worker/);
  engine.newWorker = () => new FakeWorker();
  await clicks(one("[role=alertdialog] .main"));
  await until(isUp);
  await unmount(stage);
});

test("a table whose files another process still holds is tried again, then says so, and opens at another try", async () => {
  const { mount, unmount } = await import("svelte");
  const closing = { kind: "closing", position: 0, key: "unavailable", words: [["plain", "Not just now."]] };
  let held = 2;
  class Holding extends FakeWorker {
    override postMessage(request: ToEngine): void {
      if (request.kind !== "open" || held === 0) return super.postMessage(request);
      held -= 1;
      this.requests.push(request);
      queueMicrotask(() => {
        this.tells({ kind: "told", text: JSON.stringify(closing) });
        this.tells({ kind: "done", id: request.id });
      });
    }
  }
  engine.newWorker = () => new Holding();
  engine.reopenDelay = () => 0;
  await site("/c/evening");
  const stage = mount(EngineStage, { target: document.body });
  await until(isUp);
  assert.equal(FakeWorker.last.kinds.filter((kind) => kind === "open").length, 3);

  engine.giveUp();
  held = Infinity;
  engine.retry();
  await until(() => engine.stage === "failed" && alert());
  assert.match(wordsOf(one("[role=alertdialog]")), /Not just now\./);
  held = 0;
  await clicks(one("[role=alertdialog] .main"));
  await until(isUp);
  await unmount(stage);
});

test("refusals before and after a table was open are not added up", async () => {
  const closing = JSON.stringify({ kind: "closing", position: 0, key: "unavailable", words: [] });
  let held = 3;
  class Holding extends FakeWorker {
    override postMessage(request: ToEngine): void {
      if (request.kind !== "open" || held === 0) return super.postMessage(request);
      held -= 1;
      this.requests.push(request);
      queueMicrotask(() => {
        this.tells({ kind: "told", text: closing });
        this.tells({ kind: "done", id: request.id });
      });
    }
  }
  engine.newWorker = () => new Holding();
  engine.reopenDelay = () => 0;
  await site("/c/evening");
  await until(() => isUp() && held === 0);
  held = 3;
  FakeWorker.last.tells({ kind: "told", text: closing });
  await until(() => held === 0 && isUp());

  assert.equal(engine.stage, "ready");
});

test("at whatever moment one tries again or gives up, there is one engine or none", async () => {
  const workers: FakeWorker[] = [];
  const running = () => workers.filter((worker) => !worker.ended).length;
  const call = () => engine.call("GET", "/x", {}, new Uint8Array(), "harbour");
  await site("/");
  for (let steps = 0; steps < 40; steps += 1) {
    engine.newWorker = () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    };
    const first = call().catch(() => undefined);
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    engine.retry();
    await call();
    await first;
    assert.deepEqual([running(), engine.stage], [1, "ready"], `tried again after ${steps} steps`);
    engine.giveUp();

    const last = call().catch(() => undefined);
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    engine.giveUp();
    await last;
    await settled();
    assert.deepEqual([running(), engine.stage], [0, "off"], `given up after ${steps} steps`);
  }
});

test("a world that two requests need at once is fetched once", async () => {
  await site("/");
  const call = () => engine.call("GET", "/x", {}, new Uint8Array(), "harbour");
  await Promise.all([call(), call()]);

  assert.deepEqual(FakeWorker.last.kinds, ["start", "add worlds/harbour.pack", "call", "call"]);
});

test("an engine that is silent is not waited for without a word, and a request that it fails at is not lost", async () => {
  const { mount, unmount } = await import("svelte");
  class Silent extends FakeWorker {
    override postMessage(request: ToEngine): void {
      if (request.kind !== "ask") return super.postMessage(request);
      this.requests.push(request);
    }
  }
  engine.newWorker = () => new Silent();
  engine.patienceMs = 0;
  await site("/c/evening");
  const stage = mount(EngineStage, { target: document.body });
  await until(isUp);
  await clicks(all("[data-choice]:not([disabled])")[0]!);
  await until(() => engine.slow);
  assert.match(wordsOf(one(".loading")), /longer than it should/);
  const asks = FakeWorker.last.requests.filter((request) => request.kind === "ask");
  FakeWorker.last.tells({ kind: "failed", id: asks[0]!.id, words: "Error: it broke" });
  await until(alert);
  assert.match(wordsOf(one("[role=alertdialog]")), /it broke/);
  engine.newWorker = () => new FakeWorker();
  await clicks(one("[role=alertdialog] .main"));
  await until(() => FakeWorker.last.kinds.includes("ask"));
  const again = FakeWorker.last.requests.find((request) => request.kind === "ask");
  assert.deepEqual(
    (again as { text: string }).text,
    (asks[0] as { text: string }).text,
    "the same request under the same id",
  );
  await unmount(stage);
});

test("after a long evening a copy is offered, until one is saved", async () => {
  for (let choices = copies.since("evening"); choices < LONG_EVENING; choices += 1)
    copies.sent("evening", '{"kind":"choose"}');
  await site("/");
  await until(() => all(".note").some((note) => wordsOf(note).includes("Evening")));
  assert.match(wordsOf(one(".note", "Evening")), /120/);
  copies.saved("evening");
  await settled();
  assert.deepEqual(
    all(".note").filter((note) => wordsOf(note).includes("Evening")),
    [],
  );
});
