// What of the talk somebody has not read.
import type { ChatEvent } from "../../wire";

/** How many lines of others came after the first `read`, and after the last line that `you` wrote: whoever answers has read. */
export function unreadCount(lines: readonly ChatEvent[], read: number, you: string): number {
  const answered = lines.map(({ who }) => who).lastIndexOf(you) + 1;
  return lines.slice(Math.max(read, answered)).filter(({ who }) => who !== you).length;
}
