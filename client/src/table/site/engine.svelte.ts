// The engine: a web worker that is started when first needed, in one tab at a time.
import type { Lang } from "../../wire";
import type { EngineFile, EngineRequest, FromEngine, ToEngine } from "../../engine/messages.ts";
import { pause } from "../transport/backoff.ts";
import type { LineHears } from "../transport/line.ts";
import { t } from "../state/words.svelte.ts";
import { aboutCampaign } from "./device-campaigns.ts";
import { baseFiles, coverMaps, manifest, root, ruleFiles, transferOf, worldFiles } from "./manifest.ts";
import { keepOffline } from "./service-worker.ts";

/**
 * `elsewhere`: another tab runs the engine; `taken`: another tab has taken it over from this one; `failed`: it could not be
 * started.
 */
export type EngineStage = "off" | "loading" | "ready" | "failed" | "elsewhere" | "taken";

export interface EngineAnswer {
  readonly status: number;
  readonly body: Uint8Array;
}

/** What we use of a worker, so that a test can be one. */
export interface WorkerLike {
  postMessage(message: ToEngine, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<FromEngine>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Seat {
  readonly campaign: string;
  readonly lang: () => Lang;
  readonly hears: LineHears;
}

type Waiting = [done: (answer: FromEngine) => void, failed: (error: Error) => void];

export const LOCK = "sleeping-gods-engine";
/** A table that cannot be opened just now, as long as another process holds its files, is tried again so often. */
const TRIES = 4;
/** Milliseconds after which a table has been drawn. */
const QUIET = 2000;
const CLOSING = /^\{"kind":"closing"/;

class Engine {
  stage: EngineStage = $state("off");
  /** How much of what is fetched has come, between 0 and 1, and bytes that it takes over the network. */
  fraction = $state(0);
  transfer = $state(0);
  /** Whether campaigns stay on this device; not in some private windows. */
  kept = $state(true);
  /** What went wrong, for whoever reports it. */
  problem = $state("");
  /** Whether something is waited for of which nothing has been heard for a while. */
  slow = $state(false);
  /** Milliseconds of that while. */
  patience = 20_000;
  /** Milliseconds before a table is opened again. */
  pause: (tries: number) => number = pause;
  /** Where workers come from. */
  make: () => WorkerLike = () =>
    new Worker(new URL("../../engine/worker.ts", import.meta.url), { type: "module", name: "engine" }) as WorkerLike;
  #worker: WorkerLike | null = null;
  #starting: Promise<void> | null = null;
  #release: (() => void) | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #there = new Set<string>();
  #seat: Seat | null = null;
  #expected = 0;
  #come = 0;
  #attempt = 0;
  /** Whether the next start takes the engine over. */
  #takes = false;
  #steal: () => void = () => undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;

  /** Sit down at a campaign's table; what is told goes to `hears`. */
  sit(seat: Seat): { send: (text: string) => boolean; close: () => void } {
    this.#seat = seat;
    this.#refusals = 0;
    void this.#open(seat);
    return {
      send: (text) => {
        if (this.#seat !== seat || this.stage !== "ready") return false;
        void this.#send(seat, text);
        return true;
      },
      close: () => {
        if (this.#seat !== seat) return;
        this.#seat = null;
        clearTimeout(this.#again);
        if (this.stage === "elsewhere" || this.stage === "taken" || this.stage === "failed") this.#end("off");
        if (this.#worker) void this.#request({ kind: "leave" }).catch(() => undefined);
      },
    };
  }

  /** An endpoint's answer; `world` is what it is about, if it is about one. */
  async call(
    method: string,
    path: string,
    query: Readonly<Record<string, string>>,
    body: Uint8Array,
    world = "",
  ): Promise<EngineAnswer> {
    await this.#ready(world, query["lang"] ?? "en");
    const answer = await this.#request({ kind: "call", method, path, query, body });
    if (answer.kind !== "answer") throw new Error(answer.kind);
    return answer;
  }

  /** Delete a campaign for good. */
  async remove(campaign: string): Promise<void> {
    await this.#ready("", "en");
    await this.#request({ kind: "remove", campaign });
  }

  /** Try again what could not be started. */
  retry(): void {
    this.#end("off");
    this.#refusals = 0;
    if (this.#seat) void this.#open(this.#seat);
  }

  /** Take the engine over from the tab that runs it. */
  takeOver(): void {
    if (this.stage === "elsewhere") return this.#steal();
    this.#takes = true;
    this.retry();
  }

  /** Do without the engine for now. */
  giveUp(): void {
    this.#end("off");
  }

  get running(): boolean {
    return this.#worker !== null;
  }

  async #open(seat: Seat): Promise<void> {
    try {
      const world = (await aboutCampaign(seat.campaign))?.listed.pack ?? "";
      await this.#ready(world, seat.lang());
      if (this.#seat !== seat) return;
      seat.hears.up();
      await this.#request({ kind: "open", campaign: seat.campaign, lang: seat.lang() });
      setTimeout(() => void this.#keep(world, seat.lang()).catch(() => undefined), QUIET);
    } catch (error) {
      if (this.#seat !== seat) return;
      if (this.stage === "ready") this.#fail(error);
      else seat.hears.down(); // what to do about it is said by the stage
    }
  }

  async #send(seat: Seat, text: string): Promise<void> {
    const request = JSON.parse(text) as { kind: string; lang?: Lang };
    try {
      if (request.kind === "refresh") {
        const world = (await aboutCampaign(seat.campaign))?.listed.pack ?? "";
        const lang = request.lang ?? seat.lang();
        await this.#ready(world, lang);
        void this.#keep(world, lang).catch(() => undefined);
      }
      await this.#request({ kind: "ask", text });
    } catch (error) {
      if (this.#seat === seat && this.stage === "ready") this.#fail(error); // it is sent again when the table is open
    }
  }

  /** A table has let go of us and did not say for ever: open it again in a moment, or say what stands in the way. */
  #reopen(seat: Seat, text: string): void {
    const { words = [] } = JSON.parse(text) as { words?: [string, string][] };
    if (this.#refusals === TRIES) return this.#fail(words.map(([, part]) => part).join(""));
    seat.hears.down();
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#seat === seat && void this.#open(seat), this.pause(this.#refusals++));
  }

  /** Something was asked for or heard: from now on silence is counted anew. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.slow = false;
    if (this.#waiting.size || this.stage === "loading")
      this.#silence = setTimeout(() => (this.slow = true), this.patience);
  }

  /** Have the engine, and a world in a language. */
  async #ready(world: string, lang: Lang): Promise<void> {
    this.#starting ??= this.#start();
    await this.#starting;
    const all = await manifest();
    await this.#add(worldFiles(all, world, lang));
  }

  /** Once a table is laid there is time to fetch what it may need without a network. */
  async #keep(world: string, lang: Lang): Promise<void> {
    const all = await manifest();
    const of = [baseFiles(all), worldFiles(all, world, lang), ruleFiles(all, lang), coverMaps(all, lang)];
    const files = of.flat();
    keepOffline(
      files.map((file) => file.path),
      true,
    );
  }

  async #add(files: readonly EngineFile[]): Promise<void> {
    const missing = files.filter((file) => !this.#there.has(file.path) && (file.unpack || file.put));
    if (!missing.length) return;
    this.#expect(missing);
    this.stage = "loading";
    try {
      await this.#request({ kind: "add", files: missing });
      for (const file of missing) this.#there.add(file.path);
      this.stage = "ready";
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #expect(files: readonly EngineFile[]): void {
    this.#expected = files.reduce((sum, file) => sum + file.size, 0);
    this.transfer = files.reduce((sum, file) => sum + transferOf(file), 0);
    this.#come = 0;
    this.fraction = 0;
  }

  async #start(): Promise<void> {
    const attempt = ++this.#attempt;
    try {
      await this.#lock();
      if (attempt !== this.#attempt) throw new Error("no longer wanted");
      this.stage = "loading";
      this.#listen();
      const all = await manifest();
      const files = baseFiles(all);
      this.#expect(files);
      const worker = this.make();
      worker.onmessage = ({ data }) => this.#heard(data);
      worker.onerror = (event) => this.#fail(new Error(event.message));
      this.#worker = worker;
      const answer = await this.#request({ kind: "start", root: root(), manifest: all, files });
      if (answer.kind === "started") this.kept = answer.kept;
      this.stage = "ready";
    } catch (error) {
      if (attempt === this.#attempt) this.#fail(error);
      throw error;
    }
  }

  /** Until this tab may run the engine: no other does, or it is taken over from that one. */
  async #lock(): Promise<void> {
    const options = this.#takes ? { steal: true } : { ifAvailable: true };
    this.#takes = false;
    if (!("locks" in navigator) || (await this.#hold(options))) return;
    this.stage = "elsewhere";
    const waiting = new AbortController();
    await new Promise<void>((granted) => {
      this.#steal = () => {
        waiting.abort();
        void this.#hold({ steal: true }).then(() => granted());
      };
      void this.#hold({ signal: waiting.signal }).then((held) => held && granted());
    });
  }

  /** Whether the lock is ours now; it is until it is let go or taken. */
  #hold(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let held = false;
      navigator.locks
        .request(LOCK, options, async (lock) => {
          held = lock !== null;
          resolve(held);
          if (held) await new Promise<void>((release) => (this.#release = release));
        })
        .catch(() => (held ? this.#end("taken") : resolve(false)));
    });
  }

  #fail(error: unknown): void {
    this.problem = String(error);
    this.#end("failed");
  }

  /** Let go of the worker; what waited for it is not done. */
  #end(stage: EngineStage): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#attempt += 1;
    this.#starting = null;
    this.#there.clear();
    for (const [, failed] of this.#waiting.values()) failed(new Error(t("site-failed")));
    this.#waiting.clear();
    if (stage !== "taken") this.#release?.();
    this.#release = null;
    clearTimeout(this.#again);
    this.stage = stage;
    this.#listen();
    if (stage === "taken" || stage === "failed") this.#seat?.hears.down();
  }

  #request(request: EngineRequest): Promise<FromEngine> {
    const id = ++this.#asked;
    return new Promise((done, failed) => {
      if (!this.#worker) return failed(new Error(t("site-failed")));
      this.#waiting.set(id, [done, failed]);
      this.#worker.postMessage({ ...request, id });
      this.#listen();
    });
  }

  #heard(message: FromEngine): void {
    if (message.kind === "progress") {
      this.#come += message.bytes;
      this.fraction = Math.min(1, this.#come / Math.max(1, this.#expected));
      return this.#listen();
    }
    if (message.kind === "told") {
      const seat = this.#seat;
      seat?.hears.text(message.text);
      if (seat && this.#seat === seat && CLOSING.test(message.text)) this.#reopen(seat, message.text);
      return this.#listen();
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    this.#listen();
    if (message.kind === "failed") waiting?.[1](new Error(message.words));
    else waiting?.[0](message);
  }
}

export const engine = new Engine();
