import { t } from "../state/words.svelte.ts";

/**
 * What to tell of a request that failed: the server's own words, else that it was not reached.
 *
 * `fetch` throws a TypeError, with words of the browser's own, when it reaches nobody.
 */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message && !(error instanceof TypeError) ? error.message : t("no-server");
