import { preferences } from "../state/preferences.svelte.ts";

/** Bytes as megabytes, as the language writes numbers. */
export function megabytes(bytes: number): string {
  const format = new Intl.NumberFormat(preferences.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(bytes / 1_000_000);
}
