// For tests of the search: reads { words, files, questions } as JSON, and prints what the browser's code makes of them.
import { build } from "esbuild";
import { readFileSync } from "node:fs";

const code = `
export { stem } from "./src/rules/words";
export { ranked, readingsOf } from "./src/rules/ranking";
export { parseQuestion, bestSentences } from "./src/rules/sentences";
export { bloomFilter } from "./src/rules/bloom-filter";
export { findCards } from "./src/rules/cards";`;
const built = await build({
  stdin: { contents: code, resolveDir: import.meta.dirname, loader: "ts" },
  bundle: true,
  format: "esm",
  write: false,
});
const { stem, ranked, readingsOf, parseQuestion, bestSentences, bloomFilter, findCards } = await import(
  `data:text/javascript,${encodeURIComponent(built.outputFiles[0].text)}`
);

const { words, indexes, sentences, cards, known, questions } = JSON.parse(readFileSync(0, "utf8"));
const isKnown = bloomFilter(known);
const answers = questions.map((question) =>
  indexes
    .flatMap((each) => ranked(each, question, isKnown).slice(0, 10))
    .map(({ index, number, entry, score }) => {
      const best = bestSentences(
        index,
        number,
        sentences[index.game],
        parseQuestion(index, sentences[index.game], readingsOf(index, question, isKnown)),
      );
      const shown = best.map(({ number, marked, text, ours }) => [number, marked, text, ours]);
      return [`${index.game}/${entry.slug}`, score, shown];
    }),
);
const named = questions.map((question) =>
  cards.map((some) => findCards(some, question).map(({ card, whole }) => [card[0], whole])),
);
console.log(
  JSON.stringify({
    named,
    stems: words.map((word) => stem(word, indexes[0])),
    known: words.map((word) => isKnown(stem(word, indexes[0]))),
    answers,
  }),
);
