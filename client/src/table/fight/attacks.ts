// Attacks as the board lays them out: a row for whoever attacks, a column for each enemy.
import type { Board, ChoiceLine, ChoiceMenu, FightState, RichText } from "../../wire";

/** A row of attacks: those of one member, or with one weapon. */
export interface AttackRow {
  readonly key: string;
  /** Who attacks. */
  readonly who: string;
  /** With which weapon; with a card, how healthy they are. */
  readonly detail: string;
  /** For each enemy of the row; nothing where it cannot be attacked so. */
  readonly lines: readonly (ChoiceLine | undefined)[];
  /** The help that others have lent for this attack, in words. */
  readonly lent: RichText;
}

/** The help that others have lent to an attacker. */
const lentTo = (fight: FightState, ref: string | undefined): RichText =>
  fight.party.find((member) => member.ref === ref)?.lent ?? [];

/** Whether a line is about a piece. */
const isAbout = (line: ChoiceLine, ref: string): boolean =>
  line.focus.some((target) => target.kind === "piece" && target.ref === ref);

/** The own lines that name an enemy of the row and somebody of ours. */
export function attackLines(menu: ChoiceMenu, fight: FightState, boards: readonly Board[]): readonly ChoiceLine[] {
  return menu.own.filter(
    (line) =>
      fight.enemies.some((enemy) => isAbout(line, enemy.ref)) && boards.some((board) => isAbout(line, board.ref)),
  );
}

/** The cards in hand that can be used to attack. */
export function cardsOf(lines: readonly ChoiceLine[], held: readonly string[]): readonly string[] {
  return held.filter((card) => lines.some((line) => isAbout(line, card)));
}

/** The card that lies open first: one that deals damage, if any does. */
export function openedFirst(cards: readonly string[], lines: readonly ChoiceLine[], menu: ChoiceMenu): string {
  const rows = menu.grids.flatMap((grid) => grid.rows);
  const textByNotation = new Map(
    rows.flatMap((row) => row.notations.map((notation, at) => [notation, row.texts[at] ?? ""] as const)),
  );
  /** What a cell of the menu says of an attack is its damage. */
  const dealsDamage = (card: string): boolean =>
    lines.some((line) => isAbout(line, card) && /[1-9]/.test(textByNotation.get(line.notation) ?? ""));
  return cards.find(dealsDamage) ?? cards[0] ?? "";
}

/** Whether the board shows every attack: with weapons it does, with cards only where each attack is made with a card in hand. */
export const liesOnBoard = (lines: readonly ChoiceLine[], held: readonly string[], hasCards: boolean): boolean =>
  !hasCards || lines.every((line) => held.some((card) => isAbout(line, card)));

/** Rows of who attacks with one card. */
export function withCard(
  lines: readonly ChoiceLine[],
  card: string,
  fight: FightState,
  boards: readonly Board[],
): readonly AttackRow[] {
  const cardLines = lines.filter((line) => isAbout(line, card));
  return boards
    .map((board) => ({
      key: board.ref,
      who: board.short,
      detail: `${board.health}/${board.max_health}`,
      lines: fight.enemies.map((enemy) =>
        cardLines.find((line) => isAbout(line, board.ref) && isAbout(line, enemy.ref)),
      ),
      lent: lentTo(fight, board.ref),
    }))
    .filter((row) => row.lines.some(Boolean));
}

/** Rows as the menu lays them out: who with which weapon. */
export function withWeapons(menu: ChoiceMenu, lines: readonly ChoiceLine[], fight: FightState): readonly AttackRow[] {
  const byNotation = new Map(lines.map((line) => [line.notation, line]));
  return menu.grids
    .flatMap((grid) => grid.rows)
    .map((row) => {
      const rowLines = row.notations.map((notation) => byNotation.get(notation)).filter((line) => line !== undefined);
      const [first] = rowLines;
      const attacker = fight.party.find((member) => first && isAbout(first, member.ref));
      const [who = "", ...weapon] = row.title.split(", ");
      return {
        key: row.title,
        who,
        detail: weapon.join(", "),
        lines: fight.enemies.map((enemy) => rowLines.find((line) => isAbout(line, enemy.ref))),
        lent: lentTo(fight, attacker?.ref),
      };
    })
    .filter((row) => row.lines.some(Boolean));
}
