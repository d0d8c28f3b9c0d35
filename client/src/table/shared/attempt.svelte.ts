// Something that a player asked the server for with a button: whether it is under way, and why it failed.
import { messageOf } from "./message-of.ts";

export class Attempt {
  /** Whether it is under way. */
  busy = $state(false);
  /** Why it failed the last time, in words; empty if it did not. */
  problem = $state("");

  /** Do it; if it fails, `problem` says why. */
  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = messageOf(error);
    } finally {
      this.busy = false;
    }
  }
}
