/** Previews of linked entries: by pointing at a link, by keyboard focus, or on a touch screen by a long press. */

import { EntryPreview } from "./entry-preview";

/** How long the pointer or the focus rests on a link before its preview opens; a finger rests a little longer. */
const HOVER_DELAY_MS = 350;
const LONG_PRESS_MS = 450;
/** How long a preview stays open once the pointer has left it and its link. */
const CLOSE_DELAY_MS = 250;
/** A finger that moves less than this between two events is held still. */
const STILL_PIXELS = 4;
/** How far one press of an arrow key scrolls a preview. */
const SCROLL_PIXELS = 60;

/** Opens and closes the preview as a page is pointed at. */
export function installPreviews(): void {
  const preview = new EntryPreview();
  listenToPointer(preview);
  listenToTouch(preview);
  listenToKeyboard(preview);
  window.addEventListener("pagehide", preview.close);
}

/** A mouse that rests on a link opens its preview. */
function listenToPointer(preview: EntryPreview): void {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkOf(event);
    if (link && link !== preview.currentLink) preview.openAfter(HOVER_DELAY_MS, link);
    else if (link || preview.contains(event.target) || !preview.currentLink) preview.cancelTimer();
    else if (document.activeElement !== preview.currentLink) preview.closeAfter(CLOSE_DELAY_MS);
  });
  document.addEventListener("pointerdown", (event) => {
    const startsLongPress = event.pointerType === "touch" && linkOf(event);
    if (!startsLongPress && !preview.contains(event.target)) preview.close();
  });
}

/** A finger that rests on a link opens its preview as a sheet. */
function listenToTouch(preview: EntryPreview): void {
  document.addEventListener("pointerdown", (event) => {
    preview.openedByLongPress = false;
    const link = linkOf(event);
    if (event.pointerType === "touch" && link) preview.openAfter(LONG_PRESS_MS, link, { longPress: true });
  });
  for (const name of ["pointermove", "pointerup", "pointercancel"] as const) {
    document.addEventListener(name, (event) => {
      const moved = Math.abs(event.movementX) + Math.abs(event.movementY);
      const isStill = name === "pointermove" && moved < STILL_PIXELS;
      if (event.pointerType === "touch" && !preview.openedByLongPress && !isStill) preview.cancelTimer();
    });
  }
  document.addEventListener("click", (event) => {
    if (!preview.openedByLongPress || !linkOf(event)) return;
    event.preventDefault(); // the click at the end of a long press does not follow the link
    preview.openedByLongPress = false;
  });
  document.addEventListener("contextmenu", (event) => {
    const link = linkOf(event);
    if (!link || (event as PointerEvent).pointerType !== "touch") return;
    event.preventDefault(); // nor does a long press open the link's menu
    if (!preview.openedByLongPress) preview.openAfter(0, link, { longPress: true });
  });
}

/** The focus on a link opens its preview; arrow keys scroll it. */
function listenToKeyboard(preview: EntryPreview): void {
  document.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (link?.matches(":focus-visible")) preview.openAfter(HOVER_DELAY_MS, link);
    else if (!preview.contains(event.target)) preview.closeAfter(CLOSE_DELAY_MS);
  });
  document.addEventListener("keydown", (event) => {
    if (!preview.isOpen) return;
    const isOnLink = document.activeElement === preview.currentLink;
    if (event.key === "Escape") preview.close();
    else if (event.key === "ArrowDown" && isOnLink) preview.scrollBy(SCROLL_PIXELS);
    else if (event.key === "ArrowUp" && isOnLink) preview.scrollBy(-SCROLL_PIXELS);
    else return;
    event.preventDefault();
  });
}

/** The link to an entry that an event is about; links inside the preview are followed as usual. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(".peek") ? null : (target?.closest<HTMLAnchorElement>("a[data-entry]") ?? null);
}
