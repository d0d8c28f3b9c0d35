// Which pieces, places and squares the choices refer to; this makes the board clickable.
//
// A piece, a place, a square or a letter of the story lights up because a line of the menu names it. Clicking a square of an
// enemy takes the line at once if there is only one: damage is placed by tapping. Clicking anything else *picks* it: the book
// then shows the lines that name it, first and framed, and clicking it again or Escape lets it go. Nothing is taken by a
// click on the map or on a person alone, for what it costs stands in the line.
import type { Barred, ChoiceLine, FocusKind } from "../../wire";
import { isEquip } from "../shared/notation.ts";
import type { Scene } from "./scene.svelte.ts";

/** The key of something on the table: its kind and its id, such as `piece mac` or `square enemy-12 a1`. */
export const keyOf = (kind: FocusKind, ref: string): string => `${kind} ${ref}`;

export class Focus {
  readonly #scene: Scene;
  /** Whether a seat is one's own: what others can do lights nothing up. */
  readonly #holds: (seat: number) => boolean;
  /** The key of the picked piece or place; empty for none. */
  #picked = $state("");
  /** The pieces and places that the line under the pointer names. */
  #pointed: ReadonlySet<string> = $state.raw(new Set());

  /** The own choices, by the keys of what they name. */
  readonly #lines = $derived.by(() => this.#index(this.#scene.choices.filter((line) => this.#holds(line.seat))));
  /** What cannot be chosen, by the keys of what it is about. */
  readonly #barred = $derived.by(() =>
    this.#index(this.#scene.menu?.unavailable.filter((choice) => !choice.spoiler) ?? []),
  );

  /** Asks for the barred choices where the server sends them only on request. */
  readonly #wantBarred: () => void;

  constructor(scene: Scene, holds: (seat: number) => boolean, wantBarred: () => void = () => {}) {
    this.#scene = scene;
    this.#holds = holds;
    this.#wantBarred = wantBarred;
  }

  /** The lines that name something. */
  lines(kind: FocusKind, ref: string): readonly ChoiceLine[] {
    return this.#lines.get(keyOf(kind, ref)) ?? [];
  }

  /** What cannot be chosen about something; asked of the server if it has not told. */
  barred(kind: FocusKind, ref: string): readonly Barred[] {
    if (this.#scene.menu?.unavailable_on_request) queueMicrotask(this.#wantBarred); // not while something is being drawn
    return this.#barred.get(keyOf(kind, ref)) ?? [];
  }

  /** Whether something can be clicked: one of the own lines or an act names it. */
  isLit(kind: FocusKind, ref: string): boolean {
    return this.#lines.has(keyOf(kind, ref));
  }

  /** Whether an answer to the question names it. */
  isAsked(kind: FocusKind, ref: string): boolean {
    return this.lines(kind, ref).some((line) => line.group === "own" || line.group === "act-now");
  }

  /** Whether the line under the pointer names it, or it is picked. */
  isPointed(kind: FocusKind, ref: string): boolean {
    return this.#pointed.has(keyOf(kind, ref)) || this.isPicked(kind, ref);
  }

  isPicked(kind: FocusKind, ref: string): boolean {
    return this.picked === keyOf(kind, ref);
  }

  /** The key of the picked piece or place, as long as a line names it; empty for none. */
  get picked(): string {
    return this.#lines.has(this.#picked) || this.#barred.has(this.#picked) ? this.#picked : "";
  }

  /** The id of the picked piece or place; empty for none. */
  get pickedRef(): string {
    const [, ...ref] = this.picked.split(" ");
    return ref.join(" ");
  }

  /** The lines that name what is picked: for a piece, those that equip it come first. */
  get pickedLines(): readonly ChoiceLine[] {
    const lines = this.#lines.get(this.picked) ?? [];
    const equips = (line: ChoiceLine): boolean => isEquip(line.notation);
    return this.picked.startsWith("piece ")
      ? [...lines.filter(equips), ...lines.filter((line) => !equips(line))]
      : lines;
  }

  get pickedBarred(): readonly Barred[] {
    return this.#barred.get(this.picked) ?? [];
  }

  /** Whether a card in hand can be equipped, by picking the card and then a member. */
  canEquip(card: string): boolean {
    return this.lines("piece", card).some((line) => line.notation.startsWith(`equip ${card} `));
  }

  /** The line by which somebody gets the card that is picked. */
  equipsPicked(person: string): ChoiceLine | null {
    return this.pickedLines.find((line) => line.notation === `equip ${this.pickedRef} on ${person}`) ?? null;
  }

  /** Pick something, or let it go if it is picked. */
  pick(kind: FocusKind, ref: string): void {
    this.#picked = this.isPicked(kind, ref) ? "" : keyOf(kind, ref);
  }

  letGo(): void {
    this.#picked = "";
  }

  /** Highlight what a line names; null for nothing. */
  point(line: ChoiceLine | Barred | null): void {
    this.#pointed = new Set((line?.focus ?? []).map((target) => keyOf(target.kind, target.ref)));
  }

  /** Lines by the keys of what they name. */
  #index<T extends ChoiceLine | Barred>(lines: readonly T[]): ReadonlyMap<string, readonly T[]> {
    const byTarget = new Map<string, T[]>();
    for (const line of lines)
      for (const { kind, ref } of line.focus) {
        const key = keyOf(kind, ref);
        const known = byTarget.get(key);
        if (known) known.push(line);
        else byTarget.set(key, [line]);
      }
    return byTarget;
  }
}
