// The engine: a web worker that is started when first needed, in one tab at a time.
import type { Lang } from "../../wire";
import type { EngineFile, EngineRequest, FromEngine, ToEngine } from "../../engine/messages.ts";
import { pause } from "../transport/backoff.ts";
import type { Line } from "../transport/line.ts";
import { t } from "../state/words.svelte.ts";
import { baseFiles, manifest, root, worldFiles } from "./manifest.ts";
import { DownloadProgress } from "./download-progress.svelte.ts";
import { EngineLock } from "./engine-lock.ts";
import { SeatLine, type Seat } from "./seat-line.ts";
import { WorkerRequests, type WorkerAnswer } from "./worker-requests.ts";

/**
 * `elsewhere`: another tab runs the engine; `taken`: another tab has taken it over from this one; `failed`: it could not be
 * started.
 */
export type EngineStage = "off" | "loading" | "ready" | "failed" | "elsewhere" | "taken";

/** The answer to a request of the API. */
export interface EngineAnswer {
  readonly status: number;
  readonly body: Uint8Array;
}

/** The part of a worker that we use, so that a test can be one. */
export interface WorkerLike {
  postMessage(message: ToEngine, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<FromEngine>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Why a start gives up that is no longer the last. */
const NOT_WANTED = "no longer wanted";

class Engine {
  stage: EngineStage = $state("off");
  readonly progress = new DownloadProgress();
  /** Whether campaigns stay on this device; not in some private windows. */
  keepsCampaigns = $state(true);
  /** What went wrong, for whoever reports it. */
  problem = $state("");
  /** Whether the worker has not answered for `patienceMs`. */
  slow = $state(false);

  // a test sets these three
  patienceMs = 20_000;
  /** Milliseconds before a table is opened again, by the number of refusals. */
  reopenDelay: (refusals: number) => number = pause;
  newWorker: () => WorkerLike = () =>
    new Worker(new URL("../../engine/worker.ts", import.meta.url), { type: "module", name: "engine" }) as WorkerLike;

  #worker: WorkerLike | null = null;
  /** The start that is under way or done, with the number of its attempt. */
  #starting: Promise<number> | null = null;
  /** Counts starts and ends: a start that is no longer the last gives up. */
  #attempt = 0;
  readonly #lock = new EngineLock(() => this.#end("taken"));
  /** Whether the next start takes the lock from another tab. */
  #stealsLock = false;
  readonly #requests = new WorkerRequests();
  /** Paths of the files that the worker has. */
  #loadedPaths = new Set<string>();
  /** The last addition of files: the next one waits for it, so that no file is fetched twice. */
  #adding: Promise<void> = Promise.resolve();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** The line of whoever sits at a table; null for nobody. */
  #line: SeatLine | null = null;

  /** Sit down at a campaign's table; what is told goes to `hears`. */
  sit(seat: Seat): Line {
    this.#line?.end();
    const line = new SeatLine(seat, {
      prepare: (world, lang) => this.#prepare(world, lang),
      request: (request) => this.#request(request),
      isReady: () => this.stage === "ready",
      fail: (error) => this.#fail(error),
      reopenDelay: (refusals) => this.reopenDelay(refusals),
    });
    this.#line = line;
    line.open();
    return { send: (text) => line.send(text), close: () => this.#leave(line) };
  }

  /** An endpoint's answer; `world` is what it is about, if it is about one. */
  async call(
    method: string,
    path: string,
    query: Readonly<Record<string, string>>,
    body: Uint8Array,
    world = "",
  ): Promise<EngineAnswer> {
    await this.#prepare(world, query["lang"] ?? "en");
    const answer = await this.#request({ kind: "call", method, path, query, body });
    if (answer.kind !== "answer") throw new Error(answer.kind);
    return answer;
  }

  /** Delete a campaign for good. */
  async remove(campaign: string): Promise<void> {
    await this.#prepare("", "en");
    await this.#request({ kind: "remove", campaign });
  }

  /** Try again what could not be started. */
  retry(): void {
    this.#end("off");
    this.#line?.open();
  }

  /** Take the engine over from the tab that runs it. */
  takeOver(): void {
    if (this.stage === "elsewhere") return this.#lock.steal();
    this.#stealsLock = true;
    this.retry();
  }

  /** Do without the engine for now. */
  giveUp(): void {
    this.#end("off");
  }

  /** Whether there is a worker in this tab. */
  get running(): boolean {
    return this.#worker !== null;
  }

  /** Somebody leaves a table, if they still sit there; an engine that could not run is no longer asked for. */
  #leave(line: SeatLine): void {
    if (this.#line !== line) return;
    this.#line = null;
    line.end();
    if (this.stage === "elsewhere" || this.stage === "taken" || this.stage === "failed") this.#end("off");
    if (this.#worker) void this.#request({ kind: "leave" }).catch(() => undefined);
  }

  /** A request or a message starts the waiting time anew. */
  #restartSlowTimer(): void {
    clearTimeout(this.#slowTimer);
    this.slow = false;
    if (this.#requests.areWaiting || this.stage === "loading")
      this.#slowTimer = setTimeout(() => (this.slow = true), this.patienceMs);
  }

  /** Have the engine, with the files of a world in a language. */
  async #prepare(world: string, lang: Lang): Promise<void> {
    this.#starting ??= this.#start();
    const attempt = await this.#starting;
    const all = await manifest();
    const files = worldFiles(all, world, lang);
    const added = this.#adding.catch(() => undefined).then(() => this.#add(files, attempt));
    this.#adding = added;
    await added;
  }

  /** Give the worker those of the files that it does not have. */
  async #add(files: readonly EngineFile[], attempt: number): Promise<void> {
    this.#checkWanted(attempt);
    const missing = files.filter((file) => !this.#loadedPaths.has(file.path) && (file.unpack || file.put));
    if (!missing.length) return;
    this.progress.begin(missing);
    this.stage = "loading";
    try {
      await this.#request({ kind: "add", files: missing });
      this.#checkWanted(attempt);
      for (const file of missing) this.#loadedPaths.add(file.path);
      this.stage = "ready";
    } catch (error) {
      if (attempt === this.#attempt) this.#fail(error);
      throw error;
    }
  }

  /** Start the worker, and return the number of this attempt. */
  async #start(): Promise<number> {
    const attempt = ++this.#attempt;
    try {
      const isHeld = await this.#acquireLock();
      if (!isHeld) throw new Error(NOT_WANTED);
      this.#checkWanted(attempt);
      this.stage = "loading";
      this.#restartSlowTimer();
      const all = await manifest();
      this.#checkWanted(attempt);
      const files = baseFiles(all);
      this.progress.begin(files);
      this.#worker = this.#listenTo(this.newWorker());
      const answer = await this.#request({ kind: "start", root: root(), manifest: all, files });
      this.#checkWanted(attempt);
      if (answer.kind === "started") this.keepsCampaigns = answer.kept;
      this.stage = "ready";
      return attempt;
    } catch (error) {
      if (attempt === this.#attempt) this.#fail(error);
      throw error;
    }
  }

  /** Fail if a start has been ended or followed by another one while it waited. */
  #checkWanted(attempt: number): void {
    if (attempt !== this.#attempt) throw new Error(NOT_WANTED);
  }

  /** Whether this tab may run the engine: no other does, or it was taken over from that one. */
  async #acquireLock(): Promise<boolean> {
    const steal = this.#stealsLock;
    this.#stealsLock = false;
    return this.#lock.acquire({ steal, onWait: () => (this.stage = "elsewhere") });
  }

  /** End the engine because of an error, which is shown. */
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
    this.#loadedPaths.clear();
    this.#requests.rejectAll(new Error(t("site-failed")));
    this.#lock.release();
    this.#line?.stopReopening();
    this.stage = stage;
    this.#restartSlowTimer();
    if (stage === "taken" || stage === "failed") this.#line?.down();
  }

  /** Ask the worker something; fails if there is none. */
  #request(request: EngineRequest): Promise<WorkerAnswer> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Error(t("site-failed")));
    const answer = this.#requests.send(request, (message) => worker.postMessage(message));
    this.#restartSlowTimer();
    return answer;
  }

  /** A worker with what happens when it says something or breaks. */
  #listenTo(worker: WorkerLike): WorkerLike {
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => this.#fail(new Error(event.message));
    return worker;
  }

  /** The worker has said something. */
  #receive(message: FromEngine): void {
    if (message.kind === "progress") this.progress.receive(message.bytes);
    else if (message.kind === "told") this.#line?.receive(message.text);
    else this.#requests.settle(message);
    this.#restartSlowTimer();
  }
}

export const engine = new Engine();
