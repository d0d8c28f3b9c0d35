// Keys that open something wherever one is at the table.

/** Whether a letter was pressed as a shortcut: not in a field or a dialog, nor with a key of the browser. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.key.toLowerCase() === letter &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.defaultPrevented &&
    document.querySelector("dialog[open]") === null &&
    !target?.closest("input, textarea, select")
  );
}
