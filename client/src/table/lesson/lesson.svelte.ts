// The lesson at a table: whether this person learns, what they have read, and what is shown now.
import type { LessonBeat } from "../../wire";
import { readNotation } from "../shared/notation.ts";
import { preferences } from "../state/preferences.svelte.ts";
import { readMarks } from "../state/read-marks.svelte.ts";
import type { TableState } from "../state/table.svelte.ts";
import { beatMark, beatNow, BEGUN, leftMark, metMark, takenMark } from "./lesson.ts";

class Lesson {
  /** The position at which somebody wanted to see all choices. */
  #allAt = $state(-1);
  /** The position at which an explanation of something new was closed: the next one waits for the next question. */
  #closedAt = $state(-1);

  /**
   * Whether this player learns at a table: the campaign was begun with the lesson, or they took it up, and they have not left
   * it.
   */
  isLearning(table: TableState): boolean {
    const info = table.table;
    if (!info || table.isReplay || !table.seats.length || readMarks.has(leftMark(info.campaign))) return false;
    if (readMarks.has(takenMark(info.campaign))) return true;
    return info.lesson && !(info.origin && readMarks.has(leftMark(info.origin.campaign)));
  }
  /**
   * Whether a beat was read: in this campaign or the one that it branched from; explanations of new things count for the whole
   * game.
   */
  #isRead(table: TableState, id: string, kind: LessonBeat["kind"] = "beat"): boolean {
    const info = table.table;
    if (!info) return false;
    if (kind === "met") return readMarks.has(metMark(info.game, id)) || readMarks.has(beatMark(info.campaign, id));
    const campaigns = [info.campaign, ...(info.origin ? [info.origin.campaign] : [])];
    return campaigns.some((campaign) => readMarks.has(beatMark(campaign, id)));
  }

  /** What is explained now: a beat of the lesson, or of something new to whoever has not turned that off; null for nothing. */
  beat(table: TableState): LessonBeat | null {
    const isRead = (id: string, kind?: LessonBeat["kind"]): boolean => this.#isRead(table, id, kind);
    const fitting = this.isQuiet(table) ? table.scene.lesson.filter((beat) => beat.kind !== "met") : table.scene.lesson;
    if (this.isLearning(table)) return beatNow(fitting, table.isMyDecision, isRead);
    const tips = preferences.coach && !table.isReplay && table.seats.length ? fitting : [];
    return tips.find((beat) => beat.kind === "met" && !isRead(beat.id, beat.kind)) ?? null;
  }
  /** Whether an explanation was closed at this question: no other follows at once. */
  isQuiet(table: TableState): boolean {
    return this.#closedAt === table.position;
  }

  /** Whether this player learns and has not finished a turn: choices about single members are explained later. */
  isFirstTurn(table: TableState): boolean {
    return this.isLearning(table) && (table.scene.headline?.turn ?? 0) <= 1;
  }
  /** Whether the beat has to be read before the question is answered. */
  holds(table: TableState): boolean {
    const beat = this.beat(table);
    return beat?.kind === "beat" && beat.done === "read";
  }
  /** Whether the first beat is shown, beside which nothing else is. */
  standsAlone(table: TableState): boolean {
    return this.holds(table) && this.beat(table)?.number === 1;
  }

  /** Somebody has read a beat and wants to go on. */
  dismiss(table: TableState, beat: LessonBeat): void {
    if (beat.kind === "met") this.#closedAt = table.position;
    this.read(table, beat.id, beat.kind);
  }
  /** Note that a beat or an explanation was read. */
  read(table: TableState, id: string, kind: LessonBeat["kind"] = "beat"): void {
    const info = table.table;
    readMarks.add(kind === "met" && info ? metMark(info.game, id) : beatMark(info?.campaign ?? "", id));
  }
  /** Somebody has made a choice: whoever does something, such as equip a card, needs no word about it any more. */
  done(table: TableState, choice: string): void {
    const { verb } = readNotation(choice);
    if (verb && table.table) this.read(table, verb, "met");
  }
  /** Note that somebody was shown a beat of the first turn: they need no short lesson. */
  begun(table: TableState): void {
    if (!this.#isRead(table, BEGUN)) this.read(table, BEGUN);
  }
  /** Leave the lesson of this table; without a lesson, turn off explanations at all tables. */
  leave(table: TableState): void {
    if (this.isLearning(table)) readMarks.add(leftMark(table.table?.campaign ?? ""));
    else preferences.coach = false;
  }
  /** Take the lesson up, from its beginning. */
  takeUp(table: TableState): void {
    this.#closedAt = -1;
    const campaign = table.table?.campaign ?? "";
    readMarks.remove(beatMark(campaign, ""));
    readMarks.remove(metMark(table.table?.game ?? "", ""));
    readMarks.add(takenMark(campaign));
  }

  /** The choices that the lesson highlights; none if all choices are shown. */
  lit(table: TableState): readonly string[] {
    return this.showsAll(table) ? [] : (this.beat(table)?.lit ?? []);
  }
  /** Whether all choices are shown at this position, not only the highlighted ones. */
  showsAll(table: TableState): boolean {
    return this.#allAt === table.position;
  }
  /** Show all choices at this position, or the highlighted ones again. */
  showAll(table: TableState, all: boolean): void {
    this.#allAt = all ? table.position : -1;
  }
}

export const lesson = new Lesson();
