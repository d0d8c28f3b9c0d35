// Keyboard control of the menu: digits take a line, arrows move, Enter takes the default.
import type { ChoiceLine, ChoiceMenu } from "../../wire";
import { hasModifier } from "../shared/shortcut.ts";

/** How long a number waits for another digit, if a longer number begins with it. */
const NEXT_DIGIT_MS = 700;
/** How long after a change of the question a digit is ignored, for it was meant for the question before. */
export const HURRY_MS = 350;

/** Whether a key is meant for something else: a field, a dialog, a tab. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    hasModifier(event) ||
    event.defaultPrevented ||
    document.querySelector("dialog[open]") !== null ||
    Boolean(target?.closest("input, textarea, select, dialog")) ||
    (!/^[0-9]$/.test(event.key) && Boolean(target?.closest("[role=tablist]")))
  );
}

/** The choices folded away, whose numbers nobody sees: a digit never means one of them. */
function foldedChoices(): Set<string> {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-choice]")];
  const choiceOf = (line: HTMLElement): string => line.dataset["choice"] ?? "";
  const open = new Set(lines.filter((line) => !line.closest("details:not([open])")).map(choiceOf));
  return new Set(lines.map(choiceOf).filter((choice) => !open.has(choice)));
}

/** What the keys act on. */
interface MenuActions {
  readonly menu: () => ChoiceMenu | null;
  /** Only lines of one's own can be taken. */
  readonly isMine: (line: ChoiceLine) => boolean;
  readonly take: (notation: string) => void;
  readonly letGo: () => void;
  /** What one types for each choice, by its notation. */
  readonly numbers: () => ReadonlyMap<string, number>;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** Focus the next line of the menu that is seen, or with -1 the one before it; after the last comes the first. */
function focusLine(step: 1 | -1): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(".menu button.line, .menu button.chip, .menu button.tile"),
  ].filter((element) => element.offsetParent);
  const focused = buttons.indexOf(document.activeElement as HTMLElement);
  const outside = step > 0 ? -1 : buttons.length; // from there the first step goes to the first line, or the last
  const from = focused < 0 ? outside : focused;
  buttons[(from + step + buttons.length) % buttons.length]?.focus();
}

/** Keys of the whole page: `press` for each of them, `changed` whenever something else may be asked. */
export function menuKeys({ menu, isMine, take, letGo, numbers, clock = () => performance.now() }: MenuActions) {
  /** The digits of a number that may go on. */
  let typed = "";
  /** Ends the wait for another digit. */
  let timer = 0;
  /** What was asked last, as `changed` was told; null before. */
  let question: string | null = null;
  /** When another question was asked last. */
  let changedAt = -Infinity;

  const lines = (): readonly ChoiceLine[] => [...(menu()?.own ?? []), ...(menu()?.acts ?? [])].filter(isMine);
  /** What may be taken without a look, if it is ours. */
  const usual = (): string => lines().find((line) => line.notation === menu()?.default_choice)?.notation ?? "";

  /** The choices whose numbers are seen, each with the digits of its number. */
  function visibleNumbers(): readonly { readonly choice: string; readonly digits: string }[] {
    const folded = foldedChoices();
    return [...numbers()]
      .filter(([choice]) => !folded.has(choice))
      .map(([choice, number]) => ({ choice, digits: String(number) }));
  }

  function typeDigit(digit: string): void {
    if (clock() - changedAt < HURRY_MS) return;
    clearTimeout(timer);
    typed += digit;
    const visible = visibleNumbers();
    const match = visible.find(({ digits }) => digits === typed);
    const beginsLonger = visible.some(({ digits }) => digits.startsWith(typed) && digits !== typed);
    const finish = (): void => {
      typed = "";
      if (match) take(match.choice);
    };
    if (beginsLonger) timer = setTimeout(finish, NEXT_DIGIT_MS);
    else finish();
  }

  /** The question or its numbers may have changed: if so, digits that were typed for the one before are forgotten. */
  function changed(now: string): void {
    if (question !== null && question !== now) {
      clearTimeout(timer);
      typed = "";
      changedAt = clock();
    }
    question = now;
  }

  function press(event: KeyboardEvent): void {
    if (isMeantElsewhere(event)) return;
    const onButton = (event.target as HTMLElement | null)?.closest("button, a, summary");
    if (/^[0-9]$/.test(event.key)) typeDigit(event.key);
    else if (event.key === "ArrowDown") focusLine(1);
    else if (event.key === "ArrowUp") focusLine(-1);
    else if (event.key === "Enter" && !onButton && usual()) take(usual());
    else if (event.key === "Escape") letGo();
    else return;
    event.preventDefault();
  }

  return { press, changed };
}
