// The lesson: which of the beats that fit the question is shown, and which choices it lights.
import type { ChoiceLine, LessonBeat } from "../../wire";

/** That the opening of a campaign has been read on this device. */
export const openingMark = (campaign: string): string => `opening ${campaign}`;
/** That a beat of the lesson has been read. */
export const beatMark = (campaign: string, id: string): string => `lesson ${campaign} ${id}`;
/** That a word about what is met for the first time has been read: of all campaigns of a game. */
export const metMark = (game: string, id: string): string => beatMark("met", `${game}-${id}`);
/** That the lesson was left, or taken up where the campaign was begun without it. */
export const leftMark = (campaign: string): string => beatMark(campaign, "left");
export const takenMark = (campaign: string): string => beatMark(campaign, "taken");
/** That somebody has seen a beat of the first turn: they need no short lesson. */
export const BEGUN = "begun";

/** The beat for now: what is asked of this person first, then what is met for the first time, and the short lesson for whoever waits. */
export function beatNow(
  beats: readonly LessonBeat[],
  asked: boolean,
  isRead: (id: string, kind?: LessonBeat["kind"]) => boolean,
): LessonBeat | null {
  const unread = beats.filter((beat) => beat.done === "choice" || !isRead(beat.id, beat.kind));
  const first = (kind: string): LessonBeat | undefined => unread.find((beat) => beat.kind === kind);
  const begun = isRead(BEGUN);
  const late = begun ? undefined : first("late");
  const beat = asked ? first("beat") : undefined;
  // the last beat looks back on the first turn: it is for those who have played it
  if (beat && (begun || beat.number < beat.count)) return beat;
  return first("met") ?? late ?? beat ?? null;
}

/** The choices that are shown first; all of them where nothing is lit or only some are wanted. */
export function litLines(lines: readonly ChoiceLine[], beat: LessonBeat | null): readonly ChoiceLine[] {
  const lit = new Set(beat?.lit);
  const some = lines.filter((line) => lit.has(line.notation));
  return some.length ? some : lines;
}
