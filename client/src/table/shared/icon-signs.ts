// Plus and minus signs of figures that stand behind an icon.
import type { RichText, Span } from "../../wire";

/** A text in which each sign stands at its number: `for +` before an icon with `1 damage` becomes `for ` and `+1 damage`. */
export function withSignsAtNumbers(text: RichText): RichText {
  /** The sign at the end of a span if the next span is an icon with a number; empty for none. */
  const signBetween = (span: Span | undefined, next: Span | undefined): string => {
    const [kind, words = ""] = span ?? [];
    const [nextKind, nextWords = ""] = next ?? [];
    const isBeforeNumber = kind === "plain" && nextKind === "icon" && /^\d/.test(nextWords);
    return (isBeforeNumber && /[+−]$/.exec(words)?.[0]) || "";
  };
  return text.map((span, at): Span => {
    const [kind, words, ref] = span;
    const ownWords = signBetween(span, text[at + 1]) ? words.slice(0, -1) : words;
    return [kind, signBetween(text[at - 1], span) + ownWords, ref];
  });
}
