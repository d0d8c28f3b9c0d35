// The lesson: which of the beats that fit the question is shown, and the marks of what was read.
import type { ChoiceLine, LessonBeat } from "../../wire";

/** The mark that the opening of a campaign was read on this device. */
export const openingMark = (campaign: string): string => `opening ${campaign}`;
/** The mark that a beat of the lesson was read. */
export const beatMark = (campaign: string, id: string): string => `lesson ${campaign} ${id}`;
/** The mark that an explanation of something new was read, in any campaign of a game. */
export const metMark = (game: string, id: string): string => beatMark("met", `${game}-${id}`);
/** The marks that the lesson was left, and that it was taken up in a campaign that was begun without it. */
export const leftMark = (campaign: string): string => beatMark(campaign, "left");
export const takenMark = (campaign: string): string => beatMark(campaign, "taken");
/** The mark that a beat of the first turn was shown: the short lesson is not needed. */
export const BEGUN = "begun";

/** The beat to show: about the question of this player, else about something new, else the short lesson for somebody who waits. */
export function beatNow(
  beats: readonly LessonBeat[],
  isAsked: boolean,
  isRead: (id: string, kind?: LessonBeat["kind"]) => boolean,
): LessonBeat | null {
  const unread = beats.filter((beat) => beat.done === "choice" || !isRead(beat.id, beat.kind));
  const first = (kind: string): LessonBeat | undefined => unread.find((beat) => beat.kind === kind);
  const hasBegun = isRead(BEGUN);
  const shortLesson = hasBegun ? undefined : first("late");
  const beat = isAsked ? first("beat") : undefined;
  // the last beat looks back on the first turn: it is for those who have played it
  if (beat && (hasBegun || beat.number < beat.count)) return beat;
  return first("met") ?? shortLesson ?? beat ?? null;
}

/** The choices that a beat highlights; all of them if it highlights none. */
export function litLines(lines: readonly ChoiceLine[], beat: LessonBeat | null): readonly ChoiceLine[] {
  const lit = new Set(beat?.lit);
  const some = lines.filter((line) => lit.has(line.notation));
  return some.length ? some : lines;
}
