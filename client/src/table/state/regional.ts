// The language of the page as it is written where somebody lives: dates of British English are not those of American.

/** The first of the browser's languages that is the page's, with its region; else the page's alone. */
export const regional = (lang: string, wanted: readonly string[] = globalThis.navigator?.languages ?? []): string =>
  wanted.find((tag) => tag.split("-")[0] === lang) ?? lang;
