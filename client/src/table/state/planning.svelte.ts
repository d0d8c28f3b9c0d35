// A plan: squares of a blow, or who takes part, tried before they are made. The server says what would come of it and what
// could follow; a tap adds to the plan or takes from it, and nothing happens before it is made.
import type { Plan } from "../../wire";

/** A choice, and what on the table it is about. */
export interface Part {
  readonly choice: string;
  readonly about: string;
}

/** What `Planning` needs of the table. */
export interface PlannedTable {
  /** Try choices; null if that could not be. */
  readonly tryOut: (choices: readonly string[]) => Promise<Plan | null>;
  /** Make one, and wait until the table has been told. */
  readonly choose: (choice: string) => Promise<boolean>;
  /** Whether it can be chosen now. */
  readonly offers: (choice: string) => boolean;
  /** The choices that others plan: they count in the preview, and the others make them. */
  readonly others?: () => readonly string[];
}

export class Planning {
  #parts: readonly Part[] = $state.raw([]);
  #preview: Plan | null = $state.raw(null);
  /** Counts the previews that were asked for: only the answer to the last one is used. */
  #asks = 0;
  /** Whether it is being made, one choice after the other. */
  making = $state(false);
  readonly #table: PlannedTable;

  constructor(table: PlannedTable) {
    this.#table = table;
  }

  /** The planned choices, in the order of the taps. */
  get parts(): readonly Part[] {
    return this.#parts;
  }
  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }
  /** The outcome of the plan; null until the server has told it. */
  get preview(): Plan | null {
    return this.#preview;
  }
  /** Whether nothing more could be added. */
  get isWhole(): boolean {
    return this.preview !== null && this.preview.next.length === 0;
  }
  /** Where something stands in the plan, from 1; 0 if it does not. */
  place(about: string): number {
    return this.#parts.findIndex((part) => part.about === about) + 1;
  }

  /** Plan a choice too. */
  add(choice: string, about: string): Promise<void> {
    return this.#plan([...this.#parts, { choice, about }]);
  }
  /** Plan no longer what is about something. */
  remove(about: string): Promise<void> {
    return this.#plan(this.#parts.filter((part) => part.about !== about));
  }
  /** Plan no longer what was planned last. */
  takeBack(): Promise<void> {
    return this.#plan(this.#parts.slice(0, -1));
  }
  /** Plan nothing. */
  clear(): void {
    this.#asks += 1;
    this.#parts = [];
    this.#preview = null;
  }

  /** The table has changed: parts that are no longer possible are dropped. */
  refresh(): void {
    if ((!this.isEmpty || this.#preview || this.#others.length) && !this.making) void this.#plan(this.#parts);
  }

  /** Make all planned choices, and then `next` if it is given; whether all were made. */
  async make(next = ""): Promise<boolean> {
    const own = this.#parts.map((part) => part.choice);
    const steps = this.preview?.steps.map((step) => step.notation).filter((choice) => own.includes(choice)) ?? own;
    this.making = true;
    let done = true;
    for (const choice of next ? [...steps, next] : steps) {
      if (!this.#table.offers(choice)) continue; // the table has answered it by itself, or nothing is left to do
      done = await this.#table.choose(choice);
      if (!done) break;
    }
    this.making = false;
    this.clear();
    return done;
  }

  get #others(): readonly string[] {
    return this.#table.others?.() ?? [];
  }

  /** Plan these parts, or those of them that are possible together. */
  async #plan(parts: readonly Part[]): Promise<void> {
    if (this.making) return;
    if (!parts.length && !this.#others.length) return this.clear();
    this.#parts = parts;
    this.#asks += 1;
    const ask = this.#asks;
    const plan = await this.#table.tryOut([...parts.map((part) => part.choice), ...this.#others]);
    if (ask !== this.#asks) return; // something else was tapped meanwhile
    if (!plan?.steps.length) return this.clear();
    const possible = partsIn(
      parts,
      plan.steps.map((step) => step.notation),
    );
    if (possible.length < parts.length) return this.#plan(possible);
    this.#preview = plan;
  }
}

/** The parts whose choices are in a list; each item of the list stands for one part. */
function partsIn(parts: readonly Part[], choices: readonly string[]): readonly Part[] {
  const left = [...choices];
  return parts.filter(({ choice }) => {
    const at = left.indexOf(choice);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
