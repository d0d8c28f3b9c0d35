// What was read or postponed at a table, stored in this browser so that it does not appear again.

const KEY = "sleeping-gods-read";
/** The oldest are forgotten: their tables are long over. */
const MAX_MARKS = 200;

/** The marks that this browser keeps. */
function storedMarks(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === "string").slice(-MAX_MARKS) : [];
  } catch {
    return []; // nothing kept, or nothing that we wrote
  }
}

class ReadMarks {
  #marks: readonly string[] = $state.raw(storedMarks());

  has(mark: string): boolean {
    return this.#marks.includes(mark);
  }

  /** Note marks; what is noted again is not forgotten so soon. */
  add(...marks: readonly string[]): void {
    this.#keep([...this.#marks.filter((mark) => !marks.includes(mark)), ...marks].slice(-MAX_MARKS));
  }

  /** The rests of all marks that begin so. */
  withPrefix(start: string): readonly string[] {
    return this.#marks.filter((mark) => mark.startsWith(start)).map((mark) => mark.slice(start.length));
  }

  /** Forget all marks that begin so. */
  remove(start: string): void {
    this.#keep(this.#marks.filter((mark) => !mark.startsWith(start)));
  }

  #keep(marks: readonly string[]): void {
    this.#marks = marks;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#marks));
    } catch {
      // a browser that keeps nothing
    }
  }
}

export const readMarks = new ReadMarks();

/** That the link to one's own seat was shown, or put off. */
export const seatMark = (campaign: string): string => `seat ${campaign}`;
