// The browser features that are missing here for playing and storing campaigns.

/** WebAssembly, workers, or files that stay. */
export type Part = "wasm" | "worker" | "files";

/** What this browser lacks. */
export async function missingParts(): Promise<Part[]> {
  const missing: Part[] = [];
  if (typeof WebAssembly !== "object") missing.push("wasm");
  if (typeof Worker !== "function") missing.push("worker");
  try {
    await navigator.storage.getDirectory();
  } catch {
    missing.push("files"); // a private window of some browsers, or an old one
  }
  return missing;
}
