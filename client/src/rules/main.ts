/** The script of the rules site. Every page can be read without it. */

import { loadWhenIdle, postToParent } from "./data";
import { filterList } from "./filter";
import { findPage } from "./find-page";
import { showLastGame, redirectToLanguage } from "./home";
import { applyTableTheme } from "./light";
import { copyLinks, keepPlace } from "./links";
import { registerServiceWorker } from "./offline";
import { rememberGame } from "./page";
import { installPreviews } from "./previews";
import { searchBox, slashKey } from "./search-box";

applyTableTheme();
if (!redirectToLanguage()) begin();

function begin(): void {
  const form = document.querySelector<HTMLFormElement>("form.search");
  const results = document.getElementById("results");
  const input = form?.querySelector("input");
  showLastGame();
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
  registerServiceWorker();
  document.querySelector(".lists [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  document.getElementById("print")?.addEventListener("click", () => window.print());
}
