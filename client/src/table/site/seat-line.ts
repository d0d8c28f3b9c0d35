// One seat's line to the table of a campaign on this device: it is opened, and opened again when the table has let go of it.
import type { Closing, Lang } from "../../wire";
import type { EngineRequest } from "../../engine/messages.ts";
import { plainText } from "../shared/plain-text.ts";
import type { LineHears } from "../transport/line.ts";
import { aboutCampaign } from "./device-campaigns.ts";
import { baseFiles, coverMaps, manifest, ruleFiles, worldFiles } from "./manifest.ts";
import { keepOffline } from "./service-worker.ts";
import type { WorkerAnswer } from "./worker-requests.ts";

/** Who sits down: at which campaign's table, in which language now, and who hears what the table tells. */
export interface Seat {
  readonly campaign: string;
  readonly lang: () => Lang;
  readonly hears: LineHears;
}

/** What a line needs of the engine. */
export interface EngineOfLine {
  /** Have the engine, with the files of a world in a language. */
  readonly prepare: (world: string, lang: Lang) => Promise<void>;
  readonly request: (request: EngineRequest) => Promise<WorkerAnswer>;
  readonly isReady: () => boolean;
  /** End the engine and show the error. */
  readonly fail: (error: unknown) => void;
  /** Milliseconds before a table is opened again, by the number of refusals before. */
  readonly reopenDelay: (refusals: number) => number;
}

/** How often a table is opened again whose files another process still holds. */
const MAX_REOPENINGS = 4;
/** Milliseconds after which files are fetched that are only needed later: the table has been drawn by then. */
const FETCH_LATER_MS = 2000;
/** An event of the wire with which a table lets go of somebody. */
const CLOSING = /^\{"kind":"closing"/;

export class SeatLine {
  readonly #seat: Seat;
  readonly #engine: EngineOfLine;
  /** Whether somebody has left the seat, or another has taken its place. */
  #hasEnded = false;
  /** How often the table could not be opened since it last was. */
  #refusals = 0;
  #reopenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(seat: Seat, engine: EngineOfLine) {
    this.#seat = seat;
    this.#engine = engine;
  }

  /** Open the table, as if it had never refused. */
  open(): void {
    this.#refusals = 0;
    void this.#openNow();
  }

  /** Whether a text was passed on: it is not while the engine is not ready. */
  send(text: string): boolean {
    if (this.#hasEnded || !this.#engine.isReady()) return false;
    void this.#pass(text);
    return true;
  }

  /** The table has told something. */
  receive(text: string): void {
    this.#seat.hears.text(text);
    if (this.#hasEnded) return; // who heard it has left
    if (CLOSING.test(text)) this.#reopenLater(text);
    else this.#refusals = 0;
  }

  /** The engine has ended: the table is not opened again by itself. */
  stopReopening(): void {
    clearTimeout(this.#reopenTimer);
  }

  /** Say that there is no connection. */
  down(): void {
    this.#seat.hears.down();
  }

  /** Nothing is heard or sent any more. */
  end(): void {
    this.#hasEnded = true;
    this.stopReopening();
  }

  /** Prepare the engine for the world of the campaign, and open the table. */
  async #openNow(): Promise<void> {
    const { campaign, lang, hears } = this.#seat;
    try {
      const world = await this.#world();
      await this.#engine.prepare(world, lang());
      if (this.#hasEnded) return;
      hears.up();
      await this.#engine.request({ kind: "open", campaign, lang: lang() });
      setTimeout(() => fetchLater(world, lang()), FETCH_LATER_MS);
    } catch (error) {
      if (this.#hasEnded) return;
      if (this.#engine.isReady()) this.#engine.fail(error);
      else hears.down(); // what to do about it is said by the stage of the engine
    }
  }

  /** Pass a request on to the table; one for another language needs its files first. */
  async #pass(text: string): Promise<void> {
    const request = JSON.parse(text) as { kind: string; lang?: Lang };
    try {
      if (request.kind === "refresh") {
        const world = await this.#world();
        const lang = request.lang ?? this.#seat.lang();
        await this.#engine.prepare(world, lang);
        fetchLater(world, lang);
      }
      await this.#engine.request({ kind: "ask", text });
    } catch (error) {
      if (!this.#hasEnded && this.#engine.isReady()) this.#engine.fail(error); // it is sent again when the table is open
    }
  }

  /** A table has let go of us and did not say for ever: open it again in a moment, or say what stands in the way. */
  #reopenLater(closing: string): void {
    const { words = [] } = JSON.parse(closing) as Partial<Pick<Closing, "words">>;
    if (this.#refusals === MAX_REOPENINGS) return this.#engine.fail(plainText(words));
    this.down();
    this.stopReopening();
    const delay = this.#engine.reopenDelay(this.#refusals);
    this.#refusals += 1;
    this.#reopenTimer = setTimeout(() => void this.#openNow(), delay);
  }

  /** The world of the campaign; empty if that is not known. */
  async #world(): Promise<string> {
    return (await aboutCampaign(this.#seat.campaign))?.listed.pack ?? "";
  }
}

/** Fetch the files that a table may need without a network; a failure is not reported, for the table goes on. */
function fetchLater(world: string, lang: Lang): void {
  manifest()
    .then((all) => {
      const files = [baseFiles(all), worldFiles(all, world, lang), ruleFiles(all, lang), coverMaps(all, lang)].flat();
      keepOffline(
        files.map((file) => file.path),
        { rest: true },
      );
    })
    .catch(() => undefined);
}
