// What came of the last answer that somebody gave.
import type { LogLine } from "../../wire";

const MOST = 12;

/** The lines since the last real answer, that one first; not the page that lies open anyway. */
export function lately(log: readonly LogLine[], open: string): readonly LogLine[] {
  const answers = log.map((line, at) => (line.kind === "choice" && !line.only ? at : -1));
  const lines = log.slice(Math.max(0, ...answers)).filter((line) => line.text.length && !(line.ref && line.ref === open));
  return lines.length > 1 ? [lines[0]!, ...lines.slice(1).slice(1 - MOST)] : [];
}
