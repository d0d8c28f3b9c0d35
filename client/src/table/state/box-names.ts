// The names that an owner gives the printed cards of their box, beside the numbers of a table.
import type { TableState } from "./table.svelte.ts";

/** Show the names of the box of a game; the code that knows them is loaded first. The returned function hides them again. */
export function showBoxNames(game: TableState["game"]): () => void {
  let isOver = false;
  let hideNames = (): void => {};
  void import("../own_box/my-box.svelte.ts").then(({ showNames }) => {
    if (!isOver) hideNames = showNames(game);
  });
  return () => {
    isOver = true;
    hideNames();
  };
}
