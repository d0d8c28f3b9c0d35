// What a robot would do: asked for by whoever wants it, and shown until something is chosen.
import type { AdviceEvent } from "../../wire";
import type { TableState } from "../state/table.svelte.ts";

/** The key that asks. */
export const ADVICE_KEY = "w";

class AdviceState {
  /** Whether the answer lies open, or is awaited. */
  open = $state(false);
  /** Whether the robot has not answered yet. */
  thinking = $state(false);
  /** Null until the robot has answered, and if it told nothing. */
  answer: AdviceEvent | null = $state.raw(null);

  /** Put the answer away. */
  close(): void {
    this.open = this.thinking = false;
    this.answer = null;
  }

  /** Ask, or put the answer away again. */
  async toggle(table: TableState): Promise<void> {
    if (this.open) return this.close();
    this.open = this.thinking = true;
    const answer = await table.questions.advise("choice");
    if (!this.open) return;
    this.thinking = false;
    this.answer = answer;
  }
}

export const advice = new AdviceState();
