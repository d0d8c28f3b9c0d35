// Notes beside the table: refusals and notices, each shown until it is dismissed.
import type { RichText } from "../../wire";

/** A note with all that it may be about, empty where it is not. */
export interface Note {
  readonly number: number;
  readonly key: string;
  readonly words: RichText;
  readonly rule: string;
  readonly entry: string;
  /** Another campaign that it is about, to which one may follow. */
  readonly campaign: string;
  /** The notation of a choice that somebody asks for; empty for none. */
  readonly choice: string;
  /** The position of the campaign that it speaks of. */
  readonly position: number;
}

/** Notices about the connection, dropped once a snapshot arrives. */
const CONNECTION = ["opening", "stopping", "unavailable", "too-slow"];
/** Notices of a moment of the campaign, dropped once it is past. */
const MOMENTARY = ["went-back", "went-forward", "refused-undo", "withdrew-undo", "pinned", "sat-down", "asks"];
/** The only note that outlasts the next request. */
const CANNOT_SAVE = "cannot-save";

/** The number of no note. */
const NONE = 0;

export class Notes {
  list: readonly Note[] = $state.raw([]);
  #count = 0;
  /** The number of the note that says why the last request was refused. */
  #refusal = NONE;

  /** Show a note; it takes the place of another with its key. */
  add(
    key: string,
    words: RichText,
    about: Partial<Pick<Note, "rule" | "entry" | "campaign" | "choice" | "position">> = {},
  ): void {
    this.#count += 1;
    const note = {
      number: this.#count,
      key,
      words,
      rule: "",
      entry: "",
      campaign: "",
      choice: "",
      position: 0,
      ...about,
    };
    this.list = [...this.list.filter((other) => other.key !== key), note];
  }
  dismiss(number: number): void {
    this.list = this.list.filter((note) => note.number !== number);
  }
  /** Show why a request was refused. */
  addRefusal(key: string, words: RichText, about: Pick<Note, "rule" | "entry">): void {
    this.add(key, words, about);
    this.#refusal = this.#count;
  }
  /** Why the last request was refused; its note is dismissed, for a form shows the words beside it. Null if it was not refused. */
  takeRefusal(): RichText | null {
    const note = this.list.find(({ number }) => number === this.#refusal);
    if (!note) return null;
    this.dismiss(note.number);
    return note.words;
  }
  /** Drop the notes that earlier requests were answered with. */
  dropAnswers(): void {
    this.#refusal = NONE;
    this.list = this.list.filter((note) => note.key === CANNOT_SAVE);
  }
  /** Drop the notices of a moment of the campaign that is past or was taken back. */
  dropPast(position: number): void {
    this.list = this.list.filter((note) => !MOMENTARY.includes(note.key) || note.position === position);
  }
  dropConnectionNotices(): void {
    this.list = this.list.filter((note) => !CONNECTION.includes(note.key));
  }
}
