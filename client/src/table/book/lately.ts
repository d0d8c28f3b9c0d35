// What came of the last answer that somebody gave.
import type { LogLine, Page } from "../../wire";

const MOST = 12;

/** The lines since the last real answer, that one first. */
function since(log: readonly LogLine[]): readonly LogLine[] {
  const answers = log.map((line, at) => (line.kind === "choice" && !line.only ? at : -1));
  return log.slice(Math.max(0, ...answers)).filter((line) => line.text.length);
}

/** Whether a page came of the last answer: nobody has read it yet. */
function isNew(page: Page, log: readonly LogLine[]): boolean {
  return since(log).some((line) => line.kind !== "choice" && line.ref === page.ref && !line.told.length);
}

/** Whether a page lies before us: it is being read, or is new. In a fight that it led to only a new one does. */
export function liesOpen(page: Page | null, log: readonly LogLine[], fights = false): boolean {
  return page !== null && ((page.open && !fights) || isNew(page, log));
}

/** What came of the last answer, that one first; not the page that lies open anyway. */
export function lately(log: readonly LogLine[], open: string): readonly LogLine[] {
  const lines = since(log).filter((line) => !(line.ref && line.ref === open));
  return lines.length > 1 ? [lines[0]!, ...lines.slice(1).slice(1 - MOST)] : [];
}
