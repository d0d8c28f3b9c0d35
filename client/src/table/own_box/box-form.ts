// What may be told of a printed box now, as the table says it in one line (`Asks.form`).

/** What may be told now. */
export interface BoxFormParts {
  /** The line without how it was settled: another one is another form. */
  readonly asked: string;
  /** What is asked for: `page`, `enemy`, `boss`, `region`, `square`, `rest`, `act`, `sail` or `explore`. */
  readonly kind: string;
  /** What it is about: the number of the page, of the enemy. */
  readonly about: string;
  /** How what is in progress may have ended on the group's own table: `passed`, `failed`, `moved`. */
  readonly outcomes: readonly string[];
}

const SETTLED = "settled ";
/** The page of an event card begins with this. */
const EVENT = "event-";
/** An event that only the turn tells from others: another campaign draws another card. */
const DRAWN_EVENT = /^event-\d+$/u;

/** Reads `page 12.3; settled passed failed`; either part may be missing. */
export function readForm(form: string): BoxFormParts {
  const parts = form.split("; ");
  const asked = parts.find((part) => !part.startsWith(SETTLED)) ?? "";
  const [kind = "", ...about] = asked.split(" ");
  const settled = parts.find((part) => part.startsWith(SETTLED));
  return { asked, kind, about: about.join(" "), outcomes: settled?.slice(SETTLED.length).split(" ") ?? [] };
}

/** Whether a page is that of an event card. */
export const isEventPage = (page: string): boolean => page.startsWith(EVENT);
/** Whether what a page says holds in other campaigns too. */
export const isSameElsewhere = (page: string): boolean => !DRAWN_EVENT.test(page);
