// Marks what was pressed until the table has answered: at once as pressed, and after a moment as being sent.

/** After this time a pressed choice says that it is being sent. */
export const SENDING_AFTER_MS = 100;

/** Marks every element of a choice below `root`; what it returns takes the marks away. */
export function markSent(root: ParentNode, choice: string, words: string): () => void {
  const pressed = [...root.querySelectorAll<HTMLElement>("[data-choice]")].filter(
    (element) => element.dataset["choice"] === choice,
  );
  for (const element of pressed) element.setAttribute("aria-busy", "true");
  const timer = setTimeout(() => {
    for (const element of pressed) element.dataset["sending"] = words;
  }, SENDING_AFTER_MS);
  return () => {
    clearTimeout(timer);
    for (const element of pressed) {
      element.removeAttribute("aria-busy");
      delete element.dataset["sending"];
    }
  };
}
