// Listening to keys on an element that is no control itself, such as a group of buttons.
import type { Attachment } from "svelte/attachments";

/** Attach with `{@attach onKeydown(listener)}`. */
export function onKeydown(listener: (event: KeyboardEvent) => void): Attachment<HTMLElement> {
  return (element) => {
    element.addEventListener("keydown", listener);
    return () => element.removeEventListener("keydown", listener);
  };
}
