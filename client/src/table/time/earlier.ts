// Fetches the log before the lines that a table sends by itself, piece by piece.
import type { LogLine } from "../../wire";

/** So that a faulty server does not keep a page asking for ever. */
const MAX_REQUESTS = 200;

/** All lines of a campaign before an entry, or all there are. */
export async function earlier(
  ask: (since: number) => Promise<readonly LogLine[]>,
  before = Infinity,
): Promise<readonly LogLine[]> {
  const log: LogLine[] = [];
  let since = 0;
  for (let left = MAX_REQUESTS; left && since < before; left -= 1) {
    const lines = await ask(since);
    const last = lines.at(-1)?.entry;
    if (last === undefined || last <= since) break;
    log.push(...lines);
    since = last;
  }
  return log.filter((line) => line.entry < before);
}
