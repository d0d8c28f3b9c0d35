// The squares of the row by keyboard: arrows go from square to square and from card to card, Escape takes back.
import { hasModifier } from "../shared/shortcut.ts";

/** The direction of each arrow key: steps to the right and down. */
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The least distance ahead, in pixels, at which a square counts as lying in a direction: edges are not drawn to the pixel. */
const MIN_AHEAD = 2;

/** The nearest square in a direction, among those that are aside by no more than half a square. */
function nextSquare(
  from: HTMLElement,
  squares: readonly HTMLElement[],
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const x = here.x + here.width / 2;
  const y = here.y + here.height / 2;
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const square of squares) {
    const there = square.getBoundingClientRect();
    const dx = there.x + there.width / 2 - x;
    const dy = there.y + there.height / 2 - y;
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead < MIN_AHEAD || aside > here.width / 2) continue;
    if (ahead < least) [nearest, least] = [square, ahead];
  }
  return nearest;
}

/** The key listener of the row of squares; `takeBack` says whether there was anything to take back. */
export function squareKeys(takeBack: () => boolean) {
  return (event: KeyboardEvent): void => {
    const square = (event.target as HTMLElement | null)?.closest<HTMLElement>("[data-square]");
    if (!square || hasModifier(event)) return;
    const step = STEPS[event.key];
    if (step) {
      const row = event.currentTarget as HTMLElement;
      const next = nextSquare(square, [...row.querySelectorAll<HTMLElement>("[data-square]")], step);
      next?.focus();
      event.preventDefault();
    } else if (event.key === "Escape" && takeBack()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
