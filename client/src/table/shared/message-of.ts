import { t } from "../state/words.svelte.ts";

/** What to tell of a request that failed: the server's own words, else that it was not reached. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t("no-server");
