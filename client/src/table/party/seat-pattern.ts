// The colours and patterns by which seats are told apart; styles know them as `[data-seat]`.

/** How many patterns there are. */
const PATTERNS = 4;

export const seatPattern = (seat: number): number => seat % PATTERNS;
