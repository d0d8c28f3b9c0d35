// Keys that are pressed wherever one is at the table.

/** Whether a key is pressed together with one that makes it a command of the browser. */
export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Whether a letter was pressed as a shortcut: not in a field or a dialog, nor with a key of the browser. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.key.toLowerCase() === letter &&
    !hasModifier(event) &&
    !event.defaultPrevented &&
    document.querySelector("dialog[open]") === null &&
    !target?.closest("input, textarea, select")
  );
}
