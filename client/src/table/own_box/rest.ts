// What is told of something that was settled on a group's own table: figures that changed, as answers of the table.
import type { RepairField } from "../../wire";
import { wordsOfFigure } from "./printed-figures.ts";

/** What belongs together in the form, in its order; the first is open. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  health: ["health"],
  strength: ["fatigue", "stamina"],
  goods: ["goods", "xp"],
  command: ["command", "placed"],
  vessel: ["damage", "plane", "fuel", "watch"],
  status: ["status"],
};

/** Fields that belong together. */
export interface FieldGroup {
  readonly name: string;
  readonly fields: readonly RepairField[];
}

/** What a field is a figure of: the first word of the act `set health odessa` behind `set`. */
const kindOf = (field: RepairField): string => wordsOfFigure(field.act).split(" ")[0] ?? "";

/** The fields of the form by their groups; groups without any are left out. */
export function grouped(fields: readonly RepairField[]): readonly FieldGroup[] {
  return Object.entries(GROUPS)
    .map(([name, kinds]) => ({ name, fields: fields.filter((field) => kinds.includes(kindOf(field))) }))
    .filter((group) => group.fields.length > 0);
}

/** The answers for the changed figures, those that fall first: they free tokens for those that rise. */
export function answersOf(
  fields: readonly RepairField[],
  values: Readonly<Record<string, string>>,
  cards: readonly string[],
): readonly string[] {
  const changed = fields.filter(({ act, value }) => (values[act] ?? value) !== value);
  const rises = ({ act, value }: RepairField): boolean => Number(values[act]) > Number(value);
  const ordered = [...changed.filter((field) => !rises(field)), ...changed.filter(rises)];
  return [
    ...ordered.map(({ act }) => `now ${wordsOfFigure(act)} ${values[act] ?? ""}`),
    ...cards.map((card) => `now discard ${card}`),
  ];
}

/** A number one step up or down, within its limits. */
export function stepped({ min, max }: RepairField, value: string, by: number): string {
  return String(Math.min(max, Math.max(min, Number(value) + by)));
}
