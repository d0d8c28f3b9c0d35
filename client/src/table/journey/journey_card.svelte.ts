// Whether the journey overview is open; the key J opens it.

class JourneyCard {
  open = $state(false);
}

export const journeyCard = new JourneyCard();

/** Whether a key is meant for the journey, and not for a field, a window or the browser. */
export function isJourneyKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.key.toLowerCase() === "j" &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.defaultPrevented &&
    document.querySelector("dialog[open]") === null &&
    !target?.closest("input, textarea, select")
  );
}
