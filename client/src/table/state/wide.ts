// Whether the atlas, the book and the party lie side by side; else one of them at a time.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 60.01rem)");
