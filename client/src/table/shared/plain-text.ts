// The words of a rich text, without its marks and links.
import type { RichText } from "../../wire";

export const plainText = (text: RichText): string => text.map(([, words]) => words).join("");
