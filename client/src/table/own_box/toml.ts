// TOML as the table takes what is entered of a printed box: one inline table for each card or place (docs/packs.md).

/** Text that may stand in a string: a quote or a backslash has no place in ids, keywords and effects, and would end it. */
export const withoutQuotes = (text: string): string => text.replace(/["\\]/gu, "").trim();

/** A string of TOML. */
export const quoted = (text: string): string => `"${withoutQuotes(text)}"`;

/** A list of strings of TOML. */
export const quotedList = (texts: readonly string[]): string => `[${texts.map(quoted).join(", ")}]`;

/** A field that does not apply is `false` or null, and is left out. */
export type Field = string | false | null;

/** An inline table of the fields that apply. */
export const inlineTable = (fields: readonly Field[]): string =>
  `{ ${fields.filter((field) => field !== false && field !== null).join(", ")} }`;
