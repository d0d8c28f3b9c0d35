// Requests that change the campaign: sent one at a time, and under way until what they have changed has arrived.
import type { Refused } from "../../wire";
import type { Reply } from "../transport/transport.ts";
import { Arrivals } from "./arrivals.svelte.ts";

/** After this time the player is told that the server has not answered yet. */
const SLOW_AFTER_MS = 2000;

/** What `Changes` needs of the table. */
export interface ChangedTable {
  /** Up to which position of the campaign the table has been told. */
  readonly position: () => number;
  /** Whether requests can be sent: not in a replay, nor without a connection. */
  readonly isOpen: () => boolean;
  /** Ask for a new snapshot. */
  readonly refresh: () => void;
  /** Drop what is shown of earlier requests. */
  readonly dropAnswers: () => void;
  /** Show why a request was refused. */
  readonly noteRefusal: (refusal: Refused) => void;
}

export class Changes {
  /** Whether the server has not answered for a while. */
  slow = $state(false);
  /** How many requests wait for their reply. */
  #sending = $state(0);
  #inProgress: Promise<unknown> = Promise.resolve();
  /** The position at which the request in progress was sent. */
  #sentAt = 0;
  readonly #arrivals: Arrivals;
  readonly #table: ChangedTable;

  constructor(table: ChangedTable) {
    this.#table = table;
    this.#arrivals = new Arrivals(table.position, () => {
      if (table.isOpen()) table.refresh();
    });
  }

  /** Whether a request waits for its reply or for its changes: nothing else is sent meanwhile. */
  get areUnderWay(): boolean {
    return this.#sending > 0 || this.#arrivals.isMissing;
  }

  /**
   * Send a request that changes the campaign: whether it was done, or the others are asked first. A refusal is shown.
   *
   * A choice that is made after a change has arrived waits for the reply to it; one that is made before is dropped.
   */
  async send(request: () => Promise<Reply>): Promise<boolean> {
    const position = this.#table.position();
    while (this.#sending > 0 && position !== this.#sentAt) await this.#inProgress;
    if (!this.#table.isOpen() || this.areUnderWay || position !== this.#table.position()) return false;
    const inProgress = this.#sendNow(request);
    this.#inProgress = inProgress;
    return inProgress;
  }
  /** Send a request as `send` does, and wait until its changes have arrived. */
  async sendAndWait(request: () => Promise<Reply>): Promise<boolean> {
    const done = await this.send(request);
    if (done) await this.whenTold();
    return done;
  }
  /** Wait until the changes of the last request have arrived. */
  async whenTold(): Promise<void> {
    await this.#arrivals.wait();
  }

  /** A snapshot has arrived: it holds all changes. */
  expectNothing(): void {
    this.#arrivals.expectNothing();
  }
  /** Resume those who wait, if all changes have arrived. */
  settle(): void {
    this.#arrivals.settle();
  }

  async #sendNow(request: () => Promise<Reply>): Promise<boolean> {
    this.#sending += 1;
    this.#sentAt = this.#table.position();
    const slowTimer = setTimeout(() => (this.slow = true), SLOW_AFTER_MS);
    this.#table.dropAnswers();
    try {
      const reply = await request();
      if (reply.kind === "done") this.#arrivals.expect(reply.position);
      if (reply.kind === "refused") this.#table.noteRefusal(reply);
      return reply.kind !== "refused";
    } finally {
      clearTimeout(slowTimer);
      this.slow = false;
      this.#sending -= 1;
    }
  }
}
