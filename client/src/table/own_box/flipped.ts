/** A list with a word, or without it if it was there. */
export const flipped = (words: readonly string[], word: string): readonly string[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
