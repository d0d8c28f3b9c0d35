// The engine: a web worker that is started when first needed, in one tab at a time.
import type { Closing, Lang } from "../../wire";
import type { EngineFile, EngineRequest, FromEngine, ToEngine } from "../../engine/messages.ts";
import { plainText } from "../shared/plain-text.ts";
import { pause } from "../transport/backoff.ts";
import type { LineHears } from "../transport/line.ts";
import { t } from "../state/words.svelte.ts";
import { aboutCampaign } from "./device-campaigns.ts";
import { baseFiles, coverMaps, manifest, root, ruleFiles, worldFiles } from "./manifest.ts";
import { DownloadProgress } from "./download-progress.svelte.ts";
import { EngineLock } from "./engine-lock.ts";
import { keepOffline } from "./service-worker.ts";
import { WorkerRequests, type WorkerAnswer } from "./worker-requests.ts";

/**
 * `elsewhere`: another tab runs the engine; `taken`: another tab has taken it over from this one; `failed`: it could not be
 * started.
 */
export type EngineStage = "off" | "loading" | "ready" | "failed" | "elsewhere" | "taken";

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

interface Seat {
  readonly campaign: string;
  readonly lang: () => Lang;
  readonly hears: LineHears;
}

/** How often a table is opened again whose files another process still holds. */
const MAX_REOPENINGS = 4;
/** Milliseconds after which files are fetched that are only needed later: the table has been drawn by then. */
const FETCH_LATER_MS = 2000;
/** Why a start gives up that is no longer the last. */
const NOT_WANTED = "no longer wanted";
/** An event of the wire with which a table lets go of somebody. */
const CLOSING = /^\{"kind":"closing"/;

class Engine {
  stage: EngineStage = $state("off");
  /** The progress of the download. */
  readonly progress = new DownloadProgress();
  /** Whether campaigns stay on this device; not in some private windows. */
  keepsCampaigns = $state(true);
  /** What went wrong, for whoever reports it. */
  problem = $state("");
  /** Whether the worker has not answered for `patienceMs`. */
  slow = $state(false);
  patienceMs = 20_000;
  /** Milliseconds before a table is opened again, by the number of refusals. */
  reopenDelay: (refusals: number) => number = pause;
  newWorker: () => WorkerLike = () =>
    new Worker(new URL("../../engine/worker.ts", import.meta.url), { type: "module", name: "engine" }) as WorkerLike;
  #worker: WorkerLike | null = null;
  /** The start that is under way or done, with the number of its attempt. */
  #starting: Promise<number> | null = null;
  readonly #lock = new EngineLock(() => this.#end("taken"));
  /** Whether the next start takes the lock from another tab. */
  #stealsLock = false;
  readonly #requests = new WorkerRequests();
  /** Paths of the files that the worker has. */
  #loadedPaths = new Set<string>();
  #seat: Seat | null = null;
  /** Counts starts and ends: a start that is no longer the last gives up. */
  #attempt = 0;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #reopenTimer: ReturnType<typeof setTimeout> | undefined;
  /** How often the table of the seat could not be opened since it last was. */
  #refusals = 0;
  /** The last addition of files: the next one waits for it, so that no file is fetched twice. */
  #adding: Promise<void> = Promise.resolve();

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
        clearTimeout(this.#reopenTimer);
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
    if (this.stage === "elsewhere") return this.#lock.steal();
    this.#stealsLock = true;
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
      const world = await worldOf(seat);
      await this.#ready(world, seat.lang());
      if (this.#seat !== seat) return;
      seat.hears.up();
      await this.#request({ kind: "open", campaign: seat.campaign, lang: seat.lang() });
      setTimeout(() => this.#fetchLater(world, seat.lang()), FETCH_LATER_MS);
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
        const world = await worldOf(seat);
        const lang = request.lang ?? seat.lang();
        await this.#ready(world, lang);
        this.#fetchLater(world, lang);
      }
      await this.#request({ kind: "ask", text });
    } catch (error) {
      if (this.#seat === seat && this.stage === "ready") this.#fail(error); // it is sent again when the table is open
    }
  }

  /** A table has let go of us and did not say for ever: open it again in a moment, or say what stands in the way. */
  #reopen(seat: Seat, closing: string): void {
    const { words = [] } = JSON.parse(closing) as Partial<Pick<Closing, "words">>;
    if (this.#refusals === MAX_REOPENINGS) return this.#fail(plainText(words));
    seat.hears.down();
    clearTimeout(this.#reopenTimer);
    const delay = this.reopenDelay(this.#refusals);
    this.#refusals += 1;
    this.#reopenTimer = setTimeout(() => this.#seat === seat && void this.#open(seat), delay);
  }

  /** A request or a message starts the waiting time anew. */
  #restartSlowTimer(): void {
    clearTimeout(this.#slowTimer);
    this.slow = false;
    if (this.#requests.areWaiting || this.stage === "loading")
      this.#slowTimer = setTimeout(() => (this.slow = true), this.patienceMs);
  }

  /** Have the engine, and a world in a language. */
  async #ready(world: string, lang: Lang): Promise<void> {
    this.#starting ??= this.#start();
    const attempt = await this.#starting;
    const all = await manifest();
    const files = worldFiles(all, world, lang);
    const added = this.#adding.catch(() => undefined).then(() => this.#add(files, attempt));
    this.#adding = added;
    await added;
  }

  /** Fetch the files that a table may need without a network; a failure is not reported, for the table goes on. */
  #fetchLater(world: string, lang: Lang): void {
    manifest()
      .then((all) => {
        const files = [baseFiles(all), worldFiles(all, world, lang), ruleFiles(all, lang), coverMaps(all, lang)].flat();
        const paths = files.map((file) => file.path);
        keepOffline(paths, { rest: true });
      })
      .catch(() => undefined);
  }

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
      const worker = this.newWorker();
      worker.onmessage = ({ data }) => this.#receive(data);
      worker.onerror = (event) => this.#fail(new Error(event.message));
      this.#worker = worker;
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
    clearTimeout(this.#reopenTimer);
    this.stage = stage;
    this.#restartSlowTimer();
    if (stage === "taken" || stage === "failed") this.#seat?.hears.down();
  }

  #request(request: EngineRequest): Promise<WorkerAnswer> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Error(t("site-failed")));
    const answer = this.#requests.send(request, (message) => worker.postMessage(message));
    this.#restartSlowTimer();
    return answer;
  }

  #receive(message: FromEngine): void {
    if (message.kind === "progress") this.progress.receive(message.bytes);
    else if (message.kind === "told") this.#tell(message.text);
    else this.#requests.settle(message);
    this.#restartSlowTimer();
  }

  /** The table has told something. */
  #tell(text: string): void {
    const seat = this.#seat;
    seat?.hears.text(text);
    if (!seat || this.#seat !== seat) return;
    if (CLOSING.test(text)) this.#reopen(seat, text);
    else this.#refusals = 0;
  }
}

async function worldOf(seat: Seat): Promise<string> {
  return (await aboutCampaign(seat.campaign))?.listed.pack ?? "";
}

export const engine = new Engine();
