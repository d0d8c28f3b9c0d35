// A page in a document without a browser, before a server that is in the test's hand: it answers from what was recorded.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import "../src/table/backend/choose-server.ts";
import type { Event as Told, Request, Sections, Snapshot } from "../src/wire.ts";

const CLIENT = process.env["CLIENT"] ?? ".";
const KEPT = new Set([
  "globalThis",
  "console",
  "process",
  "queueMicrotask",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "performance",
  "crypto",
  "Buffer",
  "URL",
  "URLSearchParams",
  "TextEncoder",
  "TextDecoder",
  "JSON",
  "Math",
  "eval",
]);

/** Names of the language itself, which stay Node's own. */
const LANGUAGE = new RegExp(
  "^(Array|Object|Function|String|Number|Boolean|Symbol|Promise|Map|Set|Weak|Date|RegExp|.*Error$|.*Array$|Proxy|Reflect|" +
    "Intl|BigInt|Atomics|WebAssembly|is[A-Z]|parse|decode|encode|escape|unescape|Infinity|NaN|undefined)",
);

/** One document for all tests of a file: Svelte remembers the first that it sees. */
export const window = new Window({ url: "http://table.test/", width: 1440, height: 900 });
for (const name of Object.getOwnPropertyNames(window)) {
  if (KEPT.has(name) || LANGUAGE.test(name)) continue;
  const value: unknown = (window as unknown as Record<string, unknown>)[name];
  const bound = typeof value === "function" && !/^[A-Z]/.test(name) ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
Object.defineProperty(globalThis, "window", { value: globalThis, configurable: true });
for (const name of ["location", "history", "navigator", "localStorage", "innerWidth", "innerHeight"] as const)
  Object.defineProperty(globalThis, name, { get: () => window[name], configurable: true });
// what a document without a screen lacks: nothing moves, nothing is measured
Object.assign(window.Element.prototype, {
  animate: () => ({
    cancel() {},
    finish() {},
    play() {},
    pause() {},
    currentTime: 0,
    startTime: 0,
    onfinish: null,
    finished: Promise.resolve(),
  }),
  getAnimations: () => [],
  getClientRects: () => [],
  scrollIntoView() {},
  scrollTo() {},
  scrollBy() {},
  setPointerCapture() {},
  hasPointerCapture: () => false,
});

/** What a server told at a moment of a real campaign (tools/record_scenes.py). */
export interface Recorded {
  readonly lang: "en" | "fr";
  readonly snapshot: Omit<Snapshot, "sections">;
  readonly sections: Sections;
  readonly answers: Readonly<Record<string, unknown>>;
}

const read = (name: string) => JSON.parse(readFileSync(join(CLIENT, "tests/recorded", `${name}.json`), "utf8"));
export const recorded = (name: string): Recorded => read(name) as Recorded;

/** The socket of a table: what the page sent over it, and what it is told. */
export class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  static made = 0;
  readyState = 0;
  readonly sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** How the server answers a request; nothing for none. */
  answers: (request: Request) => object | null = (request) => ({
    kind: "done",
    id: request.id,
    position: position(request),
    repeated: false,
  });
  constructor(readonly address: string) {
    Socket.last = this;
    Socket.made += 1;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    const request = JSON.parse(text) as Request;
    this.sent.push(request);
    const answer = this.answers(request);
    if (answer) queueMicrotask(() => this.tells(answer));
  }
  tells(event: object): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  close(): void {
    this.breaks();
  }
}
const position = (request: Request): number => ("position" in request ? Number(request.position) : 0);
Object.defineProperty(globalThis, "WebSocket", { value: Socket, configurable: true });

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
/** What the page asked for over HTTP. */
export const asked: Asked[] = [];
/** Answers of the server by method and path without the language; an Error is a server that is not there, a number a refusal. */
export const answers = new Map<string, unknown>();

async function fetched(address: string | URL, given: { method?: string; body?: unknown } = {}): Promise<Response> {
  const url = new URL(String(address), "http://table.test");
  const lang = url.searchParams.get("lang") ?? "en";
  url.searchParams.delete("lang");
  const method = given.method ?? "GET";
  const path = url.pathname + url.search;
  const body = typeof given.body === "string" ? JSON.parse(given.body) : given.body;
  if (!path.startsWith("/api/words")) asked.push({ method, path: `${path} ${lang}`, body });
  const common = (read(`server-${lang}`) as Recorded).answers;
  const answer = answers.get(`${method} ${path}`) ?? common[path];
  if (answer instanceof Error) throw answer;
  if (typeof answer === "number") return answered(answer, { key: "no", words: `refused with ${answer}` });
  if (answer === undefined)
    return method === "GET" ? answered(404, { key: "unknown", words: `no answer to ${path}` }) : answered(204, null);
  return answered(200, answer);
}

/** An answer whose body is there at once: nothing of it comes after a page has settled. */
function answered(status: number, body: unknown): Response {
  return {
    status,
    ok: status < 300,
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  } as unknown as Response;
}
Object.defineProperty(globalThis, "fetch", { value: fetched, configurable: true });

/** The clock of the process, also where a test has put its own in its place. */
const { setTimeout: inAMoment } = globalThis;

/** Until all that has been set off is over. */
export async function settled(): Promise<void> {
  const { flushSync } = await import("svelte");
  for (let left = 3; left; left -= 1) {
    await new Promise((done) => inAMoment(done));
    flushSync();
  }
}

let unmount: (() => Promise<void>) | null = null;

/** Leave the page that is open, if one is. */
export async function leaves(): Promise<void> {
  const { desk } = await import("../src/table/state/desk.svelte.ts");
  await unmount?.();
  unmount = null;
  desk.close();
  document.body.innerHTML = "";
}

/** What the table loads only where it is needed is here before: reading a file takes any time. */
export const loadedLater = (): Promise<unknown> =>
  Promise.all([
    import("../src/table/advice/AdvicePanel.svelte"),
    import("../src/table/advice/CheapestWay.svelte"),
    import("../src/table/advice/EveningCosts.svelte"),
    import("../src/table/own_box/BoxAtlas.svelte"),
    import("../src/table/own_box/BoxForm.svelte"),
    import("../src/table/own_box/CardEntryForm.svelte"),
    import("../src/table/own_box/FirstEvening.svelte"),
    import("../src/table/own_box/MyBoxFile.svelte"),
    import("../src/table/own_box/OurFigures.svelte"),
    import("../src/table/own_box/QuestEntry.svelte"),
    import("../src/table/own_box/StayingEvent.svelte"),
    import("../src/table/own_box/UseCard.svelte"),
    import("../src/table/paper/PaperPage.svelte"),
    import("../src/table/people/QrCode.svelte"),
    import("../src/table/real_decks/RealDraw.svelte"),
    import("../src/table/repair/Repair.svelte"),
    import("../src/table/robots/RobotLine.svelte"),
    import("../src/table/robots/RobotSeats.svelte"),
  ]);

/** Open a page at an address, with these answers of the server. */
export async function opens(
  path: string,
  given: Readonly<Record<string, unknown>> = {},
  lang: "en" | "fr" = "en",
): Promise<void> {
  await leaves();
  asked.length = 0;
  answers.clear();
  for (const [key, answer] of Object.entries(given)) answers.set(key.includes(" ") ? key : `GET ${key}`, answer);
  const { mount, unmount: remove } = await import("svelte");
  const { preferences } = await import("../src/table/state/preferences.svelte.ts");
  const { openingMark } = await import("../src/table/lesson/lesson.ts");
  const { readMarks, seatMark } = await import("../src/table/state/read-marks.svelte.ts");
  const { router } = await import("../src/table/state/route.svelte.ts");
  const { default: App } = await import("../src/table/App.svelte");
  await loadedLater();
  preferences.lang = lang;
  preferences.coach = false;
  preferences.motion = false;
  readMarks.add(seatMark("evening")); // the card about one's own seat has been read
  readMarks.add(openingMark("evening")); // and so has the opening
  router.replace(path);
  const target = document.body.appendChild(document.createElement("div"));
  const app = mount(App, { target });
  unmount = () => remove(app);
  await settled();
}

/** Sit down at a table as it was recorded; some of it can be told otherwise. */
export async function sits(
  name: string,
  change: Partial<Snapshot> = {},
  more: Readonly<Record<string, unknown>> = {},
): Promise<Recorded> {
  const snapshot = recorded(name);
  await opens("/c/evening", { ...snapshot.answers, ...more }, snapshot.lang);
  Socket.last.opens();
  tells({ ...snapshot.snapshot, sections: snapshot.sections, ...change } as Snapshot);
  await settled();
  return snapshot;
}

export const tells = (event: Told): void => Socket.last.tells(event);
export const sent = (): readonly Request[] => Socket.last.sent;

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
/** The one element that a selector means, and that holds some words. */
export function one(selector: string, words = ""): HTMLElement {
  const matches = all(selector).filter((element) => wordsOf(element).includes(words));
  if (matches.length !== 1) throw new Error(`expected one ${selector} with "${words}", found ${matches.length}`);
  return matches[0]!;
}
export const wordsOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

export async function clicks(element: Element): Promise<void> {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await settled();
}
export async function presses(key: string, on: Element = document.body, more: object = {}): Promise<void> {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  await settled();
}
export async function types(field: Element, text: string): Promise<void> {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}
export async function submits(form: Element): Promise<void> {
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
}
