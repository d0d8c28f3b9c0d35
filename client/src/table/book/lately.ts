// What came of the last answer that somebody gave, and where in it the page was opened that lies in the book.
import type { LogLine } from "../../wire";

const MOST = 12;

export interface Told {
  /** What came before the page was opened. */
  readonly before: readonly LogLine[];
  /** What the page did, or all that came if no page was opened. */
  readonly after: readonly LogLine[];
  /** Whether the page was opened by the last answer: it is still to be read. */
  readonly fresh: boolean;
  /** Whether another page came and went: that one is to be read before the one that lies open again. */
  readonly passed: boolean;
}

/** The lines since the last real answer, in their order, around the page that was opened last. */
export function lately(log: readonly LogLine[], page: string): Told {
  const answers = log.map((line, at) => (line.kind === "choice" && !line.forced ? at : -1));
  const lines = log.slice(Math.max(0, ...answers)).filter((line) => line.text.length);
  const at = page ? lines.map((line) => line.ref).lastIndexOf(page) : -1;
  if (at < 0) return { before: [], after: short(lines, 2), fresh: false, passed: lines.some(isPage) };
  return { before: short(lines.slice(0, at), 2), after: short(lines.slice(at + 1), 1), fresh: true, passed: false };
}

export const isPage = (line: LogLine): boolean => line.body.length > 0;

/** The first, which is the answer, all pages, and the last; nothing if there are too few to be news. */
function short(lines: readonly LogLine[], least: number): readonly LogLine[] {
  if (lines.length < least) return [];
  return lines.filter((line, at) => at === 0 || isPage(line) || at > lines.length - MOST);
}
