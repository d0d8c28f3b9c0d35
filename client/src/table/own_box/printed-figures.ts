// Figures of a printed box as they are entered: `enter figures { "printed-health odessa" = 6 }`.
import type { PrintedBoard } from "../../wire";
import { inlineTable } from "./toml.ts";

export type Figure = number | string;
export type FigureValues = Readonly<Record<string, Figure>>;

/** Most characters of one choice; the wire would take more (wire/requests.py). */
const MAX_CHOICE = 390;
/** Repairs begin with this word (`set printed-health odessa`), entries do without. */
const SET = "set ";

/** The words of a figure, as they are entered. */
export const wordsOfFigure = (act: string): string => (act.startsWith(SET) ? act.slice(SET.length) : act);

export const isEffect = (act: string): boolean => wordsOfFigure(act).startsWith("printed-effect");

/** What stands on a board now. */
export const valuesOn = (board: PrintedBoard): FigureValues =>
  Object.fromEntries(
    board.figures.map(({ act, value, options }) => [wordsOfFigure(act), options.length ? value : Number(value)]),
  );

/** The same with what my box knows better, as far as it may stand there. */
export function withKnown(board: PrintedBoard, known: FigureValues): FigureValues {
  const values: Record<string, Figure> = { ...valuesOn(board) };
  for (const { act, min, max, options } of board.figures) {
    const key = wordsOfFigure(act);
    const value = known[key];
    const isInRange = typeof value === "number" && !options.length && value >= min && value <= max;
    const isOption = options.some(([word]) => word === value);
    if (value !== undefined && (isInRange || isOption)) values[key] = value;
  }
  return values;
}

/** Whether my box knows every figure of a board. */
export const isKnown = (board: PrintedBoard, known: FigureValues): boolean =>
  board.figures.every(({ act }) => wordsOfFigure(act) in known);

/** The choices that enter some figures: as few as there may be. */
export function figureChoices(values: FigureValues): string[] {
  const choices: string[] = [];
  let fields: string[] = [];
  const choice = (): string => `enter figures ${inlineTable(fields)}`;
  for (const [key, value] of Object.entries(values)) {
    const field = `"${key}" = ${JSON.stringify(value)}`;
    fields.push(field);
    if (choice().length <= MAX_CHOICE) continue;
    fields.pop();
    choices.push(choice());
    fields = [field];
  }
  return fields.length ? [...choices, choice()] : choices;
}
