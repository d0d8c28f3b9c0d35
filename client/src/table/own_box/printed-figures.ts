// Figures of a printed box as they are entered: `enter figures { "printed-health odessa" = 6 }`.
import type { PrintedBoard } from "../../wire";
import { inlineTable, quoted } from "./toml.ts";

/** A number, or one of the words that a figure may be. */
export type Figure = number | string;
/** Values by the words of their figures. */
export type FigureValues = Readonly<Record<string, Figure>>;

/** Most characters of one choice, as the wire takes it (wire/requests.py). */
export const MAX_CHOICE = 1_100;
/** Repairs begin with this word (`set printed-health odessa`), entries do without. */
const SET = "set ";

/** The words of a figure, as they are entered. */
export const wordsOfFigure = (act: string): string => (act.startsWith(SET) ? act.slice(SET.length) : act);

/** Whether a figure says that a card does what is printed: 1 for yes, 0 for no. */
export const isEffect = (act: string): boolean => wordsOfFigure(act).startsWith("printed-effect");

/** What stands on a board now. */
export const valuesOn = (board: PrintedBoard): FigureValues =>
  Object.fromEntries(
    board.figures.map(({ act, value, options }) => [wordsOfFigure(act), options.length ? value : Number(value)]),
  );

/** Whether a figure may have a value: one of its words, or a number in its range. */
function isAllowed({ min, max, options }: PrintedBoard["figures"][number], value: Figure): boolean {
  if (options.length) return options.some(([word]) => word === value);
  return typeof value === "number" && value >= min && value <= max;
}

/** What stands on a board now, with the values that my box knows wherever the board allows them. */
export function withKnown(board: PrintedBoard, known: FigureValues): FigureValues {
  const values: Record<string, Figure> = { ...valuesOn(board) };
  for (const figure of board.figures) {
    const key = wordsOfFigure(figure.act);
    const value = known[key];
    if (value !== undefined && isAllowed(figure, value)) values[key] = value;
  }
  return values;
}

/** Whether my box has a value that the board allows for every figure. */
export const isKnown = (board: PrintedBoard, known: FigureValues): boolean =>
  board.figures.every((figure) => {
    const value = known[wordsOfFigure(figure.act)];
    return value !== undefined && isAllowed(figure, value);
  });

/** The choice that enters some figures. */
const choiceOf = (fields: readonly string[]): string => `enter figures ${inlineTable(fields)}`;

/** The choices that enter some figures: as few as there may be. A figure that is longer than a choice is one by itself. */
export function figureChoices(values: FigureValues): string[] {
  const choices: string[] = [];
  let fields: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    const field = `${quoted(key)} = ${typeof value === "string" ? quoted(value) : value}`;
    const isFull = fields.length > 0 && choiceOf([...fields, field]).length > MAX_CHOICE;
    if (isFull) {
      choices.push(choiceOf(fields));
      fields = [];
    }
    fields.push(field);
  }
  return fields.length ? [...choices, choiceOf(fields)] : choices;
}
