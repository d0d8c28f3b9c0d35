// Spreads of the atlas: two facing pages each, an even page and the odd one after it.

/** The page that an atlas opens at. */
export const FIRST_PAGE = 2;

/** Asked for in place of a page: the page of the party, whichever that is then. */
export const PAGE_OF_PARTY = 0;

/** The number of the spread that a page lies on. */
export const spreadOf = (page: number): number => Math.floor(page / 2);
