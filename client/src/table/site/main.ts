// The entry point of the static site: the engine runs in the page, without a server.
import "./choose-local.ts";
import { mount } from "svelte";
import "../look/fonts.css";
import "../look/tokens.css";
import "../look/base.css";
import "../look/print.css";
import { extras } from "../state/extras.ts";
import { updates } from "./updates.svelte.ts";
import Site from "./Site.svelte";
import StartNotes from "./StartNotes.svelte";
import StorageLeaf from "./StorageLeaf.svelte";

extras.startNotes = StartNotes;
extras.ownLeaf = StorageLeaf;
const target = document.getElementById("table");
if (target) mount(Site, { target });
updates.begin();
