/** The search box in the head of every page: results appear while one types. */

import { loadSearchData } from "./data";
import { element, word } from "./page";
import { editionMark, linkOf, otherGameLabel, resultLabels, resultTexts } from "./result-elements";
import { beginsOtherGame, searchResults, type SearchResult } from "./results";

/** Fewest letters that are searched for. */
const MIN_LETTERS = 2;
const MAX_RESULTS = 7;
const MAX_OF_OTHER_GAME = 2;

/** What the box says of itself to screen readers. */
const COMBOBOX = {
  role: "combobox",
  "aria-controls": "found",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
};

/** Shows results below the box of a form, to be chosen by mouse or keyboard. */
export function searchBox(form: HTMLFormElement, input: HTMLInputElement): void {
  const list = element("ul", { id: "found", role: "listbox", "aria-label": word("results"), hidden: "" });
  const status = element("p", { class: "sr", role: "status" });
  form.append(list, status);
  for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value);
  let results: SearchResult[] = [];
  /** The position of the result that the arrow keys have chosen; -1 is none. */
  let selected = -1;

  const close = (): void => {
    list.hidden = true;
    selected = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const open = (result: SearchResult | undefined): void => {
    if (!result) return;
    close();
    location.assign(linkOf(result));
  };

  /** More data has been loaded: searches again, unless somebody is choosing from the results. */
  const refresh = (): void => {
    if (!list.hidden && selected < 0) void show();
  };

  /** Search for what is typed, and show what answers. */
  const show = async (): Promise<void> => {
    const question = input.value.trim();
    if (question.length < MIN_LETTERS) return close();
    let newResults: SearchResult[];
    try {
      newResults = searchResults(await loadSearchData(refresh), question, MAX_RESULTS, MAX_OF_OTHER_GAME);
    } catch {
      return close(); // no network: the next question tries again
    }
    if (input.value.trim() !== question || document.activeElement !== input) return; // another question was typed
    results = newResults;
    selected = -1;
    list.replaceChildren(
      ...results.flatMap((result, position) => [
        ...(beginsOtherGame(results, position)
          ? [element("li", { role: "presentation", class: "other-game" }, otherGameLabel(result))]
          : []),
        resultOption(result, position, () => open(result)),
      ]),
    );
    if (!results.length)
      list.replaceChildren(element("li", { role: "option", "aria-disabled": "true" }, word("nothing")));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    input.removeAttribute("aria-activedescendant");
    status.textContent = results.length ? `${results.length} ${word("found")}` : word("nothing");
  };

  /** Choose the next result, or with -1 the one before; after the last comes the first. */
  const moveSelection = (step: 1 | -1): void => {
    if (list.hidden || !results.length) return;
    const isFromEnd = selected < 0 && step < 0;
    selected = isFromEnd ? results.length - 1 : (selected + step + results.length) % results.length;
    const options = [...list.querySelectorAll('[role="option"]')];
    options.forEach((item, position) => item.setAttribute("aria-selected", String(position === selected)));
    options[selected]?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", `found-${selected}`);
  };

  input.addEventListener("input", () => void show());
  input.addEventListener("focus", () => void show());
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") moveSelection(1);
    else if (event.key === "ArrowUp") moveSelection(-1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && selected >= 0 && !list.hidden) open(results[selected]);
    else return;
    event.preventDefault();
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the box keeps the focus
  input.addEventListener("blur", close);
}

/** A line of the list: the title of a result, what it is of, and the passages that answer. */
function resultOption(result: SearchResult, position: number, onopen: () => void): HTMLElement {
  const texts = resultTexts(result).map(({ parts, ours }) =>
    element("span", {}, ...parts, ...(ours ? [editionMark()] : [])),
  );
  const item = element(
    "li",
    { id: `found-${position}`, role: "option", "aria-selected": "false" },
    element("b", {}, result.entry.title),
    ...resultLabels(result),
    ...texts,
  );
  item.addEventListener("click", onopen);
  return item;
}

/** The slash key moves the focus to the search box. */
export function slashKey(input: HTMLInputElement): void {
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== "/" || typing) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
