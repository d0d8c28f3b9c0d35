// The lines of the menu as the book lists them: whose they are, in which order, and without what is shown elsewhere.
import type { Barred, ChoiceGrid, ChoiceLine } from "../../wire";
import { attackLines, liesOnBoard } from "../fight/attacks.ts";
import { litLines } from "../lesson/lesson.ts";
import { lesson } from "../lesson/lesson.svelte.ts";
import { readNotation } from "../shared/notation.ts";
import { layout } from "../state/layout.svelte.ts";
import type { TableState } from "../state/table.svelte.ts";
import { actGroups, gridsWith, immediateActs, linesOutsideGrids, type Group } from "./groups.ts";
import { stallOf, type Stall } from "./trade.ts";

/** Choices with which a turn, or its last action, is given up. */
const GIVING_UP: readonly string[] = ["end turn", "skip action"];

export class MenuLines {
  readonly #table: TableState;

  /** Choices that the test above the menu lists. */
  readonly #listedInTest: ReadonlySet<string> = $derived.by(() => {
    const { test, testChoices } = this.#table.scene;
    return new Set([...testChoices, ...(test?.joiners.length ? [test.draw_choice] : [])]);
  });
  /** This player's own answers. */
  readonly #mine: readonly ChoiceLine[] = $derived.by(
    () => this.#table.scene.menu?.own.filter((line) => this.#table.holds(line.seat)) ?? [],
  );
  /**
   * Whether attacks lie beside the enemies. Those with cards from hands stand in the book too where the board is a small part of the
   * window.
   */
  readonly areOnBoard: boolean = $derived.by(() => {
    const { fight, hands, menu, party } = this.#table.scene;
    if (!fight || !menu) return false;
    const combatHands = hands.filter((hand) => hand.kind === "combat");
    const cards = combatHands.flatMap((hand) => hand.cards ?? []);
    const hasHands = combatHands.length > 0;
    const hasRoom = cards.length ? layout.isWide || layout.isPhone : !hasHands;
    return hasRoom && liesOnBoard(attackLines(menu, fight, party?.boards ?? []), cards, hasHands);
  });
  /** The choices of others, which cannot be clicked; their attacks stand greyed under the enemies if the board shows attacks. */
  readonly theirs: readonly ChoiceLine[] = $derived.by(
    () =>
      this.#table.scene.menu?.own.filter(
        (line) =>
          !this.#table.holds(line.seat) &&
          !(this.areOnBoard && line.focus.length) &&
          !this.#listedInTest.has(line.notation),
      ) ?? [],
  );
  /** The tables of this player's answers. */
  readonly grids: readonly ChoiceGrid[] = $derived.by(() => {
    const { menu } = this.#table.scene;
    return menu ? gridsWith(menu, this.#mine) : [];
  });
  /** The market or port; null where there is none. */
  readonly stall: Stall | null = $derived.by(() => {
    const { market, port } = this.#table.scene;
    if (market) return stallOf(market, "market", this.#mine);
    return port && stallOf(port, "port", this.#mine);
  });
  /** Choices that the stall shows with their prices. */
  readonly #wares: ReadonlySet<string> = $derived.by(
    () => new Set(this.stall?.offered.map(({ line }) => line.notation)),
  );
  /** Whether anything can be had at the stall. */
  readonly hasWares: boolean = $derived.by(() => this.#wares.size > 0);
  /** This player's own answers, whether the lesson highlights them or not. */
  readonly allOwn: readonly ChoiceLine[] = $derived.by(() =>
    linesOutsideGrids(this.#mine, this.grids).filter(
      (line) => !this.#listedInTest.has(line.notation) && !this.#wares.has(line.notation),
    ),
  );
  /** Whether the lesson highlights some of the answers: the others are folded away. */
  readonly teaches: boolean = $derived.by(() => {
    const beat = lesson.beat(this.#table);
    return this.allOwn.some((line) => beat?.lit.includes(line.notation));
  });
  readonly showsOnlyLit: boolean = $derived.by(() => this.teaches && !lesson.showsAll(this.#table));
  /** The answers that are listed. */
  readonly own: readonly ChoiceLine[] = $derived.by(() =>
    this.showsOnlyLit ? litLines(this.allOwn, lesson.beat(this.#table)) : this.allOwn,
  );
  /** What this player may do besides answering. */
  readonly acts: readonly ChoiceLine[] = $derived.by(
    () => this.#table.scene.menu?.acts.filter((line) => this.#table.holds(line.seat)) ?? [],
  );
  /** Acts that can change the outcome of the question. */
  readonly immediate: readonly ChoiceLine[] = $derived.by(() =>
    immediateActs(this.acts).filter((line) => !this.#listedInTest.has(line.notation)),
  );
  /** Acts with which something is claimed. */
  readonly #claims: readonly ChoiceLine[] = $derived.by(() =>
    this.acts.filter((line) => this.#table.scene.menu?.claims.includes(line.group)),
  );
  /** Acts that have just become possible to claim: they stand first and highlighted. */
  readonly ready: readonly ChoiceLine[] = $derived.by(() =>
    this.#claims.filter((line) => this.#table.freshClaims.noteAndCheck(line.notation, this.#table.position)),
  );
  /** Acts that could be claimed before: they stand under the answers. */
  readonly stillReady: readonly ChoiceLine[] = $derived.by(() =>
    this.#claims.filter((line) => !this.ready.includes(line)),
  );
  /** The acts for any time, by their kinds. */
  readonly groups: readonly Group[] = $derived.by(() => {
    const { menu } = this.#table.scene;
    return menu ? actGroups(menu, this.acts).filter((group) => !menu.claims.includes(group.key)) : [];
  });
  /** Whether one of the answers gives up the turn, or its last action. */
  readonly isTurnEnding: boolean = $derived.by(() => this.own.some((line) => GIVING_UP.includes(line.notation)));
  /** What cannot be chosen, without what nobody may know and the goods that the stall shows with the reason. */
  readonly barred: readonly Barred[] = $derived.by(() => {
    const notOffered = new Set(this.stall?.barred.map((offer) => offer.ref));
    const isGoods = (notation: string): boolean => notOffered.has(readNotation(notation).about[0] ?? "");
    return (
      this.#table.scene.menu?.unavailable.filter(
        (choice) => !choice.spoiler && !choice.notations.every((notation) => isGoods(notation)),
      ) ?? []
    );
  });

  constructor(table: TableState) {
    this.#table = table;
  }
}
