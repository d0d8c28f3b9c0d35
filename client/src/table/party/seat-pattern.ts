// The colours and patterns by which seats are told apart; styles know them as `[data-seat]`.

/** How many patterns there are. */
const PATTERNS = 4;

/** The number of the pattern of a seat. */
export const seatPattern = (seat: number): number => seat % PATTERNS;
