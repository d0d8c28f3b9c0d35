// What the table is told, in its order: what came of a draw waits until its card has turned, what comes after a beaten enemy until
// it has fallen.
import type { Changed, Event, LogPart } from "../../wire";

/** Who is told. */
export interface Listener {
  /** Whether the card of a draw turns now, or an enemy falls. */
  readonly isTurning: () => boolean;
  /** Let fall who is beaten: whether anybody falls. */
  readonly fall: (log: LogPart, changed: Changed) => boolean;
  /** Show what is new in the log: a draw begins to turn its card. */
  readonly show: (log: LogPart, changed: Changed) => void;
  /** Take what was told. */
  readonly take: (event: Event) => void;
}

export class Told {
  readonly #waiting: Event[] = [];
  /** Whether the log of the first that waits was shown. */
  #isShown = false;
  /** Whether it was asked who falls by it. */
  #hasFallen = false;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Something was told. */
  add(event: Event): void {
    this.#waiting.push(event);
    this.takeAll();
  }

  /** Take what waits, up to the next draw. */
  takeAll(): void {
    for (let [event] = this.#waiting; event && !this.#listener.isTurning(); [event] = this.#waiting) {
      const log = event.kind === "changed" ? event.sections.log : undefined;
      if (event.kind === "changed" && log && !this.#isShown) {
        if (!this.#hasFallen) {
          this.#hasFallen = true;
          if (this.#listener.fall(log, event)) return;
        }
        this.#isShown = true;
        this.#listener.show(log, event);
      } else {
        this.#isShown = this.#hasFallen = false;
        this.#waiting.shift();
        this.#listener.take(event);
      }
    }
  }
}
