// The squares of the row by keyboard: arrows go from square to square and from card to card, Escape takes back.
import { hasModifier } from "../shared/shortcut.ts";

/** To the right and down, by the key. */
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies less far ahead, in pixels, lies beside: edges are not drawn to the pixel. */
const MIN_AHEAD = 2;

/** The square that lies in a direction: the nearest beyond this one's edge, as the eye sees it. */
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

/** Listens on the row; what it does not know goes on to the page. */
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
