// The table in the browser: built into the Python package, from where the server serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./plugins/icons.mjs";
import { sizes } from "./plugins/sizes.mjs";

const server = process.env.SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), sizes()],
  build: {
    outDir: "../src/sleeping_gods/web/table",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy forbids it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // npm run dev shows changes at once, and asks a server that runs beside it for all the rest
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true }, "/rules": server } },
});
