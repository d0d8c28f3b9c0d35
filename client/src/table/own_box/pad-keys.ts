// The keys of the pad of digits, which the keyboard has too.

/** The key that erases the last digit. */
export const ERASE = "back";

export const isDigit = (key: string): boolean => /^\d$/u.test(key);

/** The key of the pad for a key of the keyboard; empty for any that is neither a digit nor Backspace. */
export function padKeyOf({ key }: KeyboardEvent): string {
  if (key === "Backspace") return ERASE;
  return isDigit(key) ? key : "";
}
