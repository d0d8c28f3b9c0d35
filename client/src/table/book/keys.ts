// Keyboard control of the menu: digits take a line, arrows move, Enter takes the default.
import type { ChoiceLine, ChoiceMenu } from "../../wire";

const PAUSE = 700;
/** So long after the question has changed a digit is still one for the question before, in milliseconds. */
export const HURRIED = 350;

/** Whether a key is meant for something else: a field, a dialog, a tab. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    document.querySelector("dialog[open]") !== null ||
    Boolean(target?.closest("input, textarea, select, dialog")) ||
    (!/^[0-9]$/.test(event.key) && Boolean(target?.closest("[role=tablist]")))
  );
}

/** The lines folded away, whose numbers nobody sees: a digit never means one of them. */
function folded(): Set<string> {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-choice]")];
  const shown = new Set(
    lines.filter((line) => !line.closest("details:not([open])")).map((line) => line.dataset.choice),
  );
  return new Set(lines.map((line) => line.dataset.choice ?? "").filter((choice) => !shown.has(choice)));
}

/** Listens to the whole page; only lines of one's own can be taken. */
export function menuKeys(
  menu: () => ChoiceMenu | null,
  isMine: (line: ChoiceLine) => boolean,
  take: (notation: string) => void,
  letGo: () => void,
  numbers: () => ReadonlyMap<string, number>,
  clock: () => number = () => performance.now(),
) {
  let typed = "";
  let timer = 0;
  let question: string | null = null;
  let changedAt = -Infinity;

  const lines = (): readonly ChoiceLine[] => [...(menu()?.own ?? []), ...(menu()?.acts ?? [])].filter(isMine);
  /** What may be taken without a look, if it is ours. */
  const usual = (): string => lines().find((line) => line.notation === menu()?.default_choice)?.notation ?? "";

  function number(digit: string): void {
    if (clock() - changedAt < HURRIED) return;
    clearTimeout(timer);
    typed += digit;
    const away = folded();
    const all = [...numbers()].filter(([choice]) => !away.has(choice));
    const match = all.find(([, count]) => String(count) === typed);
    const longer = all.some(([, count]) => String(count).startsWith(typed) && String(count) !== typed);
    const done = (): void => {
      typed = "";
      if (match) take(match[0]);
    };
    if (!longer) done();
    else timer = setTimeout(done, PAUSE);
  }

  function move(step: number): void {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>(".menu button.line, .menu button.chip, .menu button.tile"),
    ].filter((element) => element.offsetParent);
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length]?.focus();
  }

  /** Something else is asked, or with other numbers: what was typed for the question before is forgotten. */
  function changed(now: string): void {
    if (question !== null && question !== now) {
      clearTimeout(timer);
      typed = "";
      changedAt = clock();
    }
    question = now;
  }

  function press(event: KeyboardEvent): void {
    if (elsewhere(event)) return;
    const onButton = (event.target as HTMLElement | null)?.closest("button, a, summary");
    if (/^[0-9]$/.test(event.key)) number(event.key);
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && !onButton && usual()) take(usual());
    else if (event.key === "Escape") letGo();
    else return;
    event.preventDefault();
  }

  return { press, changed };
}
