// A dialog that lies over the page as long as its element is there.

/** Opens a dialog; what is returned closes it, and gives the focus back to where it was. */
export function showModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
