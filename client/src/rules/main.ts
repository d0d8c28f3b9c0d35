/** The script of the rules site. Every page can be read without it. */

import { loadWhenIdle, postToParent } from "./data";
import { filterList } from "./filter";
import { findPage } from "./find-page";
import { home, goToLanguage } from "./home";
import { followTable } from "./light";
import { copyLinks, keepPlace } from "./links";
import { offline } from "./offline";
import { rememberGame } from "./page";
import { installPreviews } from "./previews";
import { searchBox, slashKey } from "./search-box";

followTable();
if (!goToLanguage()) begin();

function begin(): void {
  const form = document.querySelector<HTMLFormElement>("form.search");
  const results = document.getElementById("results");
  const input = form?.querySelector("input");
  home();
  if (form && input) {
    if (results) findPage(results, input);
    else searchBox(form, input);
    slashKey(input);
    loadWhenIdle();
  }
  const names = document.querySelector<HTMLElement>("main.a-z");
  if (names) filterList(names);
  postToParent();
  if (form) rememberGame();
  installPreviews();
  copyLinks();
  keepPlace();
  offline();
  document.querySelector(".lists [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  document.getElementById("print")?.addEventListener("click", () => window.print());
}
