/** The page of search results. */

import { wholeShelf } from "./data";
import { element, word } from "./page";
import { find, gameMark, marked } from "./results";

const MOST = 12;
const OTHERS = 4;

export async function findPage(list: HTMLElement, input: HTMLInputElement): Promise<void> {
  const shelf = await wholeShelf();
  const status = element("p", { class: "sr", role: "status" });
  list.before(status);
  const show = (question: string): void => {
    const found = question.trim() ? find(shelf, question, MOST, OTHERS) : [];
    list.replaceChildren(...found.map(({ game, entry, sentence, link }) =>
      element("li", {}, element("a", { href: link }, entry.title), ...gameMark(game),
        element("p", {}, ...marked(sentence)))));
    const none = question.trim() && !found.length;
    if (none) list.replaceChildren(element("li", {}, word("nothing")));
    status.textContent = none ? word("nothing") : found.length ? `${found.length} ${word("found")}` : "";
  };
  const keep = (question: string): void => {
    const address = new URL(location.href);
    address.search = question ? new URLSearchParams({ q: question }).toString() : "";
    history.replaceState(null, "", address);
    const other = document.querySelector<HTMLAnchorElement>("a.language");
    if (other) other.search = address.search;
  };
  const asked = new URLSearchParams(location.search).get("q") ?? "";
  input.value = asked;
  show(asked);
  keep(asked);
  input.addEventListener("input", () => {
    show(input.value);
    keep(input.value);
  });
  input.form?.addEventListener("submit", (event) => event.preventDefault());
}
