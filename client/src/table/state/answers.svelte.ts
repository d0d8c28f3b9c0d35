// The choices that this person makes: held back while others still read, sent one at a time, and counted.
import { lesson } from "../lesson/lesson.svelte.ts";
import { readNotation } from "../shared/notation.ts";
import type { Transport } from "../transport/transport.ts";
import type { Changes } from "./changes.svelte.ts";
import type { TableState } from "./table.svelte.ts";

/** The verb of a note on the map, which answers no question. */
const MAP_NOTE = "note";
/** The verbs of choices that move over the map. */
const MOVES: ReadonlySet<string> = new Set(["sail", "travel", "walk", "land", "fly"]);

export class Answers {
  /** The choice that waits until the others have read the page, or a draw that would leave out whom they plan; else empty. */
  held = $state("");
  /** How often this person has answered at this page; a note on the map answers nothing. */
  count = $state(0);
  /** Whether the last of these answers moved the vessel or the party over the map. */
  hasMoved = $state(false);
  #lastSent = $state("");
  readonly #table: TableState;
  readonly #changes: Changes;
  readonly #transport: Pick<Transport, "choose">;

  constructor(table: TableState, changes: Changes, transport: Pick<Transport, "choose">) {
    this.#table = table;
    this.#changes = changes;
    this.#transport = transport;
  }

  /** The choice that was sent and is not answered yet; empty for none. */
  get sent(): string {
    return this.#changes.areUnderWay ? this.#lastSent : "";
  }

  /** Take a choice of the menu, once those who still read have read; a draw that leaves somebody out is asked about first. */
  choose(choice: string): Promise<boolean> {
    const { others, plan, scene } = this.#table;
    const leavesOut = choice === scene.test?.draw_choice && others.plans.length > 0;
    const waits = others.readers.length > 0 || leavesOut || this.forgoneBy(choice) !== "";
    if (!waits || plan.making || !this.isOwn(choice)) return this.#take(choice);
    this.held = choice;
    return Promise.resolve(false);
  }
  /** Take the choice that waited. */
  goOn(): Promise<boolean> {
    const choice = this.held;
    this.held = "";
    return choice ? this.#take(choice) : Promise.resolve(false);
  }
  /** Send a choice, and wait until what came of it has arrived. */
  async chooseAndWait(choice: string): Promise<boolean> {
    const done = await this.#send(choice);
    if (done) await this.#changes.whenTold();
    return done;
  }

  /** Whether a choice answers the question. */
  isOwn(choice: string): boolean {
    return this.#table.scene.menu?.own.some((line) => line.notation === choice) ?? false;
  }
  /** What a choice gives up that could still be done, as a question; empty for nothing. */
  forgoneBy(choice: string): string {
    return this.#table.scene.menu?.own.find((line) => line.notation === choice)?.forgoes ?? "";
  }
  /** A question was answered. */
  add({ hasMoved }: { readonly hasMoved: boolean }): void {
    this.hasMoved = hasMoved;
    this.count += 1;
  }

  /** Makes what is planned first, if the choice answers the question. */
  #take(choice: string): Promise<boolean> {
    const { plan } = this.#table;
    const makesPlan = !plan.isEmpty && !plan.making && this.isOwn(choice);
    return makesPlan ? plan.make(choice) : this.#send(choice);
  }

  /** Send a choice, and count it if it answers a question. */
  async #send(choice: string): Promise<boolean> {
    if (!this.#changes.areUnderWay) this.#lastSent = choice;
    const done = await this.#changes.send(() => this.#transport.choose(choice));
    const { verb } = readNotation(choice);
    if (done && verb !== MAP_NOTE) {
      lesson.done(this.#table, choice);
      this.hasMoved = MOVES.has(verb);
      if (this.hasMoved) await this.#changes.whenTold(); // a phone shows the vessel move
      this.count += 1;
    }
    return done;
  }
}
