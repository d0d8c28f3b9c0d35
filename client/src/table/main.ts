// The table in the browser begins here.
import "./backend/choose-server.ts";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/print.css";

// the book's faces are at hand before the first page is: lines that have been read stay where they are
for (const face of document.fonts) if (/^U\+0+-/i.test(face.unicodeRange)) void face.load().catch(() => undefined);

const target = document.getElementById("table");
if (target) mount(App, { target });
