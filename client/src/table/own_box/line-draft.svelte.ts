// A line of the effect language while it is built: the parts that are finished, and the one that is filled in.
import { t } from "../state/words.svelte.ts";
import { draftWords } from "./line-words.ts";
import { JOINS, draftOf, lineOf, type Arm, type Draft, type LineForm } from "./lines.ts";

export class LineDraft {
  /** The part that is filled in now. */
  part: Draft | null = $state.raw(null);
  /** The finished parts, in the language of effects. */
  before = $state("");
  #beforeWords = $state("");
  /** Whether the line is typed instead. */
  isTyped = $state(false);
  /** The line as far as it goes, in words. */
  readonly words = $derived([this.#beforeWords, this.part && draftWords(this.part)].filter(Boolean).join(" "));

  /** The whole line in the language of effects; empty as long as something is missing. */
  get line(): string {
    const last = this.part ? lineOf(this.part) : "";
    return last && this.before + last;
  }
  get isEmpty(): boolean {
    return this.part === null && this.before === "" && !this.isTyped;
  }

  /** Begin a part; returns whether the line is whole with it, for nothing is left to be filled in. */
  begin(form: LineForm): boolean {
    this.part = draftOf(form);
    return !form.rows && form.number === undefined && this.before === "";
  }
  /** Finish a part; what follows it, always or in one case only, is built next. */
  join(arm: Arm | null): void {
    if (!this.part) return;
    const words = this.words;
    this.before += lineOf(this.part) + (arm ? JOINS[arm] : "");
    this.#beforeWords = words + (arm ? t(`line-arm-${arm}`) : "");
    this.part = null;
  }
  /** Give the line up. */
  clear(): void {
    this.part = null;
    this.before = this.#beforeWords = "";
    this.isTyped = false;
  }
}
