// Spreads of the atlas: two facing pages each, an even page and the odd one after it.

/** The page that an atlas opens at. */
export const FIRST_PAGE = 2;

/** Asked for in place of a page: the page of the party, whichever that is then. */
export const PAGE_OF_PARTY = 0;

/** Pages of a spread. */
export const SPREAD_PAGES = 2;

/** The number of the spread that a page lies on. */
export const spreadOf = (page: number): number => Math.floor(page / SPREAD_PAGES);
/** The left page of the spread that a page lies on. */
export const leftPage = (page: number): number => page - (page % SPREAD_PAGES);
