// Notes beside the table: refusals and notices, each shown until it is dismissed.
import type { RichText } from "../../wire";

export interface Note {
  readonly number: number;
  readonly key: string;
  readonly words: RichText;
  readonly rule: string;
  readonly entry: string;
  /** Another campaign that it is about, to which one may follow. */
  readonly campaign: string;
  /** A choice that somebody asks for. */
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

export class Notes {
  list: readonly Note[] = $state.raw([]);
  #count = 0;

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
  /** The words of the last note, which is dismissed: a form shows them beside it. Nothing if there is no note. */
  takeLast(): RichText | null {
    const note = this.list.at(-1);
    if (!note) return null;
    this.dismiss(note.number);
    return note.words;
  }
  /** Drop what an earlier request was answered. */
  dropAnswers(): void {
    this.list = this.list.filter((note) => note.key === CANNOT_SAVE);
  }
  /** Drop what was said of an earlier moment, or of one that was taken back. */
  dropPast(position: number): void {
    this.list = this.list.filter((note) => !MOMENTARY.includes(note.key) || note.position === position);
  }
  dropConnectionNotices(): void {
    this.list = this.list.filter((note) => !CONNECTION.includes(note.key));
  }
}
