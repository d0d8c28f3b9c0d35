// The text of a rich text, without marks and links.
import type { RichText } from "../../wire";

/** The words of a rich text. */
export const plainText = (text: RichText): string => text.map(([, words]) => words).join("");
