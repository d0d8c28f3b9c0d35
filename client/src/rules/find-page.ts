/** The page of search results. */

import { wholeShelf } from "./data";
import { element, word } from "./page";
import { find, gameMark, marked } from "./results";

const MOST = 12;
const OTHERS = 4;

export function findPage(list: HTMLElement, input: HTMLInputElement): void {
  const status = element("p", { class: "sr", role: "status" });
  list.before(status);
  const show = async (): Promise<void> => {
    const shelf = await wholeShelf();
    const question = input.value; // what it is by now
    const found = question.trim() ? find(shelf, question, MOST, OTHERS) : [];
    list.replaceChildren(
      ...found.map((each) =>
        element(
          "li",
          each.twin ? { class: "twin" } : {},
          element("a", { href: each.link }, each.entry.title),
          ...gameMark(each),
          element("p", {}, ...marked(each.sentence)),
        ),
      ),
    );
    const none = question.trim() && !found.length;
    if (none) list.replaceChildren(element("li", {}, word("nothing")));
    status.textContent = none ? word("nothing") : found.length ? `${found.length} ${word("found")}` : "";
    list.dataset["of"] = question;
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
  void show();
  keep(asked);
  input.addEventListener("input", () => {
    void show();
    keep(input.value);
  });
  input.form?.addEventListener("submit", (event) => event.preventDefault());
}
