// The table in the browser begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/print.css";

const target = document.getElementById("table");
if (target) mount(App, { target });
