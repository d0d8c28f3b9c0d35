// The squares of the row by keyboard: arrows go from square to square and from card to card, Escape takes back.

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square that lies in a direction: the nearest beyond this one's edge, as the eye sees it. */
function beside(
  from: HTMLElement,
  squares: readonly HTMLElement[],
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const x = here.x + here.width / 2;
  const y = here.y + here.height / 2;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const square of squares) {
    const there = square.getBoundingClientRect();
    const across = there.x + there.width / 2 - x;
    const along = there.y + there.height / 2 - y;
    const ahead = across * right + along * down;
    const aside = Math.abs(across * down) + Math.abs(along * right);
    if (ahead < 2 || aside > here.width / 2) continue;
    if (ahead < least) [best, least] = [square, ahead];
  }
  return best;
}

/** Listens on the row; what it does not know goes on to the page. */
export function squareKeys(takeBack: () => boolean) {
  return (event: KeyboardEvent): void => {
    const square = (event.target as HTMLElement | null)?.closest<HTMLElement>("[data-square]");
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step) {
      const row = event.currentTarget as HTMLElement;
      const next = beside(square, [...row.querySelectorAll<HTMLElement>("[data-square]")], step);
      next?.focus();
      event.preventDefault();
    } else if (event.key === "Escape" && takeBack()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
