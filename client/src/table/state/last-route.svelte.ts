// The way of several moves that was gone last: where it was to lead, and how it can be taken back as one.
import type { Scene } from "./scene.svelte.ts";

/** Moves that were made at once: the positions before the first and after the last of them. */
interface Moved {
  readonly from: number;
  readonly to: number;
  readonly moves: number;
}

/** Where no way of several moves leads. */
const NO_GOAL = { ref: "", turn: -1 };

export class LastRoute {
  /** The goal of the way, and the turn in which it was begun. */
  #goal = $state.raw(NO_GOAL);
  #moved: Moved | null = $state.raw(null);
  readonly #scene: Pick<Scene, "headline" | "map">;

  constructor(scene: Pick<Scene, "headline" | "map">) {
    this.#scene = scene;
  }

  /** A way of several moves is gone. */
  begin(goal: string): void {
    this.#goal = { ref: goal, turn: this.#turn };
  }
  /** The way has ended; a single move is taken back like any other choice. */
  end(moved: Moved): void {
    this.#moved = moved.moves > 1 ? moved : null;
  }

  /** The way was taken back: it has no goal any more. */
  dropGoal(): void {
    this.#goal = NO_GOAL;
  }
  /** Drop the goal once the party is there. */
  dropReachedGoal(): void {
    if (this.#goal.ref === this.#scene.map?.here) this.dropGoal();
  }

  /** Where the way was to lead, if it was stopped in this turn; empty once it was gone to its end or taken back. */
  get unreached(): string {
    const { ref, turn } = this.#goal;
    return turn === this.#turn && ref !== this.#scene.map?.here ? ref : "";
  }
  /** The first entry of the way and how many moves it had, if it ended at this position. */
  endingAt(position: number): { readonly entry: number; readonly moves: number } | null {
    const moved = this.#moved;
    return moved?.to === position ? { entry: moved.from, moves: moved.moves } : null;
  }

  get #turn(): number {
    return this.#scene.headline?.turn ?? 0;
  }
}
