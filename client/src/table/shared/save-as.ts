// Handing somebody a file, which their browser saves where they like.

/** How long a browser may take to read the file. */
const SAVED_AFTER_MS = 60_000;

/** Hand over a file under a name. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_AFTER_MS);
}
