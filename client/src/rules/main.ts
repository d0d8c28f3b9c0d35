/** The script of the reference. Every page reads well without it. */

import { tellParent, whenIdle } from "./data";
import { findPage } from "./find-page";
import { copyLinks, keepPlace } from "./links";
import { offline } from "./offline";
import { rememberGame } from "./page";
import { searchBox, slashKey } from "./search-box";

const form = document.querySelector<HTMLFormElement>("form.search");
const results = document.getElementById("results");
const input = form?.querySelector("input");

if (form && input) {
  if (results) findPage(results, input);
  else searchBox(form, input);
  slashKey(input);
  whenIdle();
}
tellParent();
rememberGame();
copyLinks();
keepPlace();
offline();
document.querySelector(".lists [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
document.getElementById("print")?.addEventListener("click", () => window.print());
