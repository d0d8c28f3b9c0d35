// What is sent of a filled form: a repair for every field that was changed, in the order of the sheet.
import type { PaperField, PaperForm } from "../../wire";

/** What stands in a field after it was touched: a number or a word, or cards with those that are used. */
export interface Entered {
  /** A number, a word, or the ids of cards with spaces between them. */
  readonly value: string;
  readonly used: readonly string[];
}

/** What stands in a field before it is touched. */
export const enteredOf = (field: PaperField): Entered => ({ value: field.value, used: field.used ?? [] });

/** The number that is shown and typed: on a field of damage it is the difference to the maximum. */
export function shownNumber(field: PaperField, value: string): number {
  return field.lacking ? field.max - Number(value) : Number(value);
}
/** The value of a field for a number that was typed. */
export function sentNumber(field: PaperField, shown: number): string {
  const inRange = Math.min(field.max, Math.max(field.min, shown));
  return String(field.lacking ? field.max - inRange : inRange);
}

/** The cards in the value of a field of cards. */
export const cardsOf = (value: string): readonly string[] => value.split(" ").filter(Boolean);
/** Whether a field holds cards. */
export const isCards = (field: PaperField): boolean => field.act.startsWith("fill ");
/** Whether the same cards lie there, in any order. */
const areSame = (cards: readonly string[], before: readonly string[]): boolean =>
  cards.length === before.length && cards.every((card) => before.includes(card));

/** The repairs that set one field to the entered value; none if it has that value. */
export function repairsOf(field: PaperField, entered: Entered): readonly string[] {
  if (!isCards(field)) return entered.value === field.value ? [] : [`${field.act} ${entered.value}`];
  const cards = cardsOf(entered.value);
  const acts = areSame(cards, cardsOf(field.value)) ? [] : [...field.first, [field.act, ...cards].join(" ")];
  const before = field.used ?? [];
  const used = entered.used.filter((card) => cards.includes(card));
  return [
    ...acts,
    ...used.filter((card) => !before.includes(card)).map((card) => `set placed ${card} 1`),
    ...before.filter((card) => cards.includes(card) && !used.includes(card)).map((card) => `set placed ${card} 0`),
  ];
}

/** All repairs of a form, each with the act of its field. */
export function repairsOfForm(
  form: PaperForm,
  entered: ReadonlyMap<string, Entered>,
): readonly { readonly act: string; readonly field: string }[] {
  return form.sections.flatMap((section) =>
    section.fields.flatMap((field) =>
      repairsOf(field, entered.get(field.act) ?? enteredOf(field)).map((act) => ({ act, field: field.act })),
    ),
  );
}

/** The cards that somebody typed: a name of the list, or numbers if ids are a prefix and a number. `names` are ids with names. */
export function typedCards(
  text: string,
  idPrefix: string,
  names: readonly (readonly [string, string])[],
): readonly string[] {
  const wanted = text.trim().toLowerCase();
  const named = names.find(([, name]) => name.toLowerCase() === wanted);
  if (named) return [named[0]];
  if (!idPrefix) return [];
  const numbers = wanted.split(/[\s,;]+/u).filter(Boolean);
  return numbers.every((word) => /^[1-9]\d{0,2}$/u.test(word)) ? numbers.map((word) => `${idPrefix}${word}`) : [];
}

/** What a card is called on a chip: its name, or its number. */
export function cardName(card: string, names: readonly (readonly [string, string])[]): string {
  return names.find(([id]) => id === card)?.[1] ?? card.replace(/^.*?[-:](?=\d+$)/u, "");
}
