// The page of the site: the same table with the engine beside it, as files that lie in any folder of any server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build as bundle } from "esbuild";
import { cp, mkdir, rm } from "node:fs/promises";
import { defineConfig } from "vite";
import { icons } from "./plugins/icons.mjs";
import { sizes } from "./plugins/sizes.mjs";

const target = "../src/sleeping_gods/site/page";
const PICTURES = ["sea-map.jpg", "skies-map.jpg", "phone-story.jpg"];

/** What lies beside the table: the front page, the manifest, icons, pictures and the service worker. */
function beside() {
  return {
    name: "beside",
    async closeBundle() {
      await cp("site", target, { recursive: true });
      await mkdir(`${target}/pictures`, { recursive: true });
      for (const name of PICTURES) await cp(`../docs/table/${name}`, `${target}/pictures/${name}`);
      await bundle({
        entryPoints: ["src/site-worker/sw.ts"],
        outfile: `${target}/sw.js`,
        bundle: true,
        minify: true,
        format: "iife",
        target: "es2022",
        charset: "utf8",
      });
      await rm(`${target}/.vite`, { recursive: true, force: true });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [icons(), svelte(), sizes(), beside()],
  worker: { format: "es" },
  build: {
    outDir: target,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { input: "play.html" },
  },
});
