/** The page of search results. */

import { allSearchData } from "./data";
import { element, word } from "./page";
import { editionLink, linkOf, otherGameLabel, resultLabels, resultTexts } from "./result-elements";
import { beginsOtherGame, searchResults, type SearchResult } from "./results";

const MAX_RESULTS = 12;
const MAX_OF_OTHER_GAME = 4;

/** Shows in a list what answers the question of a box, as it is typed. */
export function findPage(list: HTMLElement, input: HTMLInputElement): void {
  const status = element("p", { class: "sr", role: "status" });
  list.before(status);
  const show = async (): Promise<void> => {
    const searchData = await allSearchData();
    const question = input.value; // read after waiting: it may have changed
    const isAsked = question.trim() !== "";
    const results = isAsked ? searchResults(searchData, question, MAX_RESULTS, MAX_OF_OTHER_GAME) : [];
    list.replaceChildren(
      ...results.flatMap((result, position) => [
        ...(beginsOtherGame(results, position)
          ? [element("li", { class: "other-game" }, element("h2", {}, otherGameLabel(result)))]
          : []),
        resultItem(result),
      ]),
    );
    const news = results.length ? `${results.length} ${word("found")}` : word("nothing");
    if (isAsked && !results.length) list.replaceChildren(element("li", {}, news));
    status.textContent = isAsked ? news : "";
    list.dataset["of"] = question;
  };
  /** The address of the page, and the link to the other language, carry the question. */
  const keepInAddress = (question: string): void => {
    const address = new URL(location.href);
    address.search = question ? new URLSearchParams({ q: question }).toString() : "";
    history.replaceState(null, "", address);
    const otherLanguage = document.querySelector<HTMLAnchorElement>("a.language");
    if (otherLanguage) otherLanguage.search = address.search;
  };
  const firstQuestion = new URLSearchParams(location.search).get("q") ?? "";
  input.value = firstQuestion;
  void show();
  keepInAddress(firstQuestion);
  input.addEventListener("input", () => {
    void show();
    keepInAddress(input.value);
  });
  input.form?.addEventListener("submit", (event) => event.preventDefault());
}

/** A result with its passages. */
function resultItem(result: SearchResult): HTMLElement {
  const texts = resultTexts(result).map(({ parts, ours }) =>
    element("p", {}, ...parts, ...(ours ? [editionLink(result.game)] : [])),
  );
  return element(
    "li",
    {},
    element("a", { href: linkOf(result) }, result.entry.title),
    ...resultLabels(result),
    ...texts,
  );
}
