// The text of a rich text, without marks and links.
import type { RichText } from "../../wire";

export const plainText = (text: RichText): string => text.map(([, words]) => words).join("");
