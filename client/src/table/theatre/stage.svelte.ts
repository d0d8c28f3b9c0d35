// Animates what has just happened, once. Only the card of a draw and a beaten enemy delay anything: what came of
// them is told when the card has turned and the enemy has fallen.
import type { LogLine } from "../../wire";
import { moves } from "../shared/motion.ts";
import { DURATION_MS, scenesOf, type Leaf, type Mark, type Moment, type Scenes } from "./moments.ts";

/** Calls a function after a time; the returned function cancels that. */
export type Later = (milliseconds: number, then: () => void) => () => void;

const byTimer: Later = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

export class Stage {
  /** What is shown in the middle of the table, and what comes after it: draws first, then pages. */
  queue: readonly Moment[] = $state.raw([]);
  /** Who is seen to suffer. */
  marks: ReadonlyMap<string, Mark> = $state.raw(NO_MARKS);
  /** The scenes that came last, for components that draw or play a part of them; null at first. */
  last: Scenes | null = $state.raw(null);
  /** Enemies that were beaten and fall. */
  falling: readonly string[] = $state.raw([]);
  /** The page of the story that has just been opened. */
  opened = $state("");
  /** Pages that wait until the story before them has been read. */
  held: readonly Leaf[] = $state.raw([]);
  /** The number of entries of the campaign when its log was last received: older lines are not shown again. */
  #position = 0;
  #stopTimer: () => void = () => undefined;
  #stopMarks: () => void = () => undefined;
  #stopHolding: () => void = () => undefined;
  #stopTurning: () => void = () => undefined;
  /** Whether the card of a draw is turning or an enemy falls: nothing on the table tells yet what came of it. */
  isTurning = false;
  /** Marks of what came of the draw. */
  #hiddenMarks: ReadonlyMap<string, Mark> = NO_MARKS;
  readonly #whenTurned: () => void;
  readonly #later: Later;

  constructor(whenTurned: () => void = () => undefined, later: Later = byTimer) {
    this.#whenTurned = whenTurned;
    this.#later = later;
  }

  /** What is shown in the middle of the table. */
  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  /** The full page that lies open; null for none. */
  get leaf(): Leaf | null {
    return this.now?.kind === "leaf" ? this.now : null;
  }

  /** Everything was told anew: somebody came, came back, or reads another language. Nothing of it is shown. */
  skip(position: number): void {
    this.#position = position;
  }

  /** The log has changed: what is new in it is shown; a draw that plays is over when another comes. After a step back nothing is. `place` is where we are. */
  hear(log: readonly LogLine[], position: number, place = ""): void {
    const fresh = log.filter((line) => line.entry >= this.#position);
    this.#position = position;
    if (!fresh.length) {
      this.#clear();
      return;
    }
    const scenes = scenesOf(fresh, log, place);
    this.last = scenes;
    this.#show(scenes);
  }

  /** Whether enemies that are gone fall now, before anything else is shown: they were beaten, and no draw comes with it. */
  fall(gone: readonly string[], log: readonly LogLine[]): boolean {
    const fresh = log.filter((line) => line.entry >= this.#position);
    const isBeaten = fresh.some((line) => line.kind === "beaten");
    if (!gone.length || !isBeaten || fresh.some((line) => line.facts?.draw) || !moves()) return false;
    this.falling = gone;
    this.#cover(NO_MARKS, DURATION_MS.fall);
    return true;
  }

  /** The draw is on the screen: its time begins. */
  seen(): void {
    this.#stopTimer();
    if (this.now?.kind !== "draw") return;
    this.#stopTimer = this.#later(DURATION_MS.draw, () => this.#goOn());
    if (!this.isTurning) return;
    this.#stopTurning();
    this.#stopTurning = this.#later(DURATION_MS.turning, () => this.#reveal());
  }

  /** Somebody clicked or pressed a key: what plays is over. A page stays until it is turned. */
  finish(): void {
    if (this.isTurning) this.#reveal();
    this.#unmark();
    if (this.now?.kind === "draw") this.#play(this.queue.filter(isLeaf));
  }

  /** The page is turned. */
  turn(): void {
    if (this.leaf) this.#goOn();
  }

  /** The end of the story's page was reached: pages that wait for it are shown after `wait` milliseconds. */
  endReached(wait: number): void {
    this.#stopHolding();
    if (this.held.length) this.#stopHolding = this.#later(wait, () => this.release());
  }

  /** What waited for the story is shown. */
  release(): void {
    this.#play([...this.queue, ...this.held]);
    this.#hold([]);
  }

  /** Keep pages until the story before them has been read, in place of those that were kept. */
  #hold(leaves: readonly Leaf[]): void {
    this.#stopHolding();
    this.held = leaves;
  }

  /** Pages that were not turned yet come before the new ones; a draw that plays is broken off only by another draw. */
  #show(scenes: Scenes): void {
    this.#unmark();
    this.opened = scenes.opened;
    const newDraws = scenes.moments.filter(isDraw);
    const newLeaves = scenes.moments.filter(isLeaf);
    const draws = newDraws.length ? newDraws : this.queue.filter(isDraw);
    const unread = [...this.queue.filter(isLeaf), ...this.held];
    this.#play([...draws, ...unread, ...newLeaves.filter((leaf) => !leaf.afterStory)]);
    this.#hold(newLeaves.filter((leaf) => leaf.afterStory));
    if (newDraws.length && moves()) this.#cover(scenes.marks, DURATION_MS.unseen);
    else this.#mark(scenes.marks);
  }

  /** The card turns, or enemies fall: what came of it stays hidden for so long. */
  #cover(marks: ReadonlyMap<string, Mark>, milliseconds: number): void {
    this.#hiddenMarks = marks;
    this.isTurning = true;
    this.#stopTurning = this.#later(milliseconds, () => this.#reveal());
  }

  /** The card has turned, or the enemies have fallen: what came of it is told. */
  #reveal(): void {
    this.#stopTurning();
    this.isTurning = false;
    if (this.falling.length) this.falling = [];
    this.#mark(this.#hiddenMarks);
    this.#whenTurned();
  }

  /** Show for a moment who suffers. */
  #mark(marks: ReadonlyMap<string, Mark>): void {
    if (!marks.size) return;
    this.marks = marks;
    this.#stopMarks = this.#later(DURATION_MS.mark, () => this.#unmark());
  }

  /** Show what comes next. */
  #goOn(): void {
    this.#play(this.queue.slice(1));
  }

  /** What is shown goes on if it still comes first. */
  #play(queue: readonly Moment[]): void {
    if (queue[0] !== this.now) this.#stopTimer();
    this.queue = queue;
  }

  #unmark(): void {
    this.#stopMarks();
    if (this.marks.size) this.marks = NO_MARKS;
  }

  /** Show nothing any more. */
  #clear(): void {
    this.#unmark();
    this.opened = "";
    this.#hold([]);
    this.#play([]);
  }
}

const isDraw = (moment: Moment): boolean => moment.kind === "draw";
const isLeaf = (moment: Moment): moment is Leaf => moment.kind === "leaf";
