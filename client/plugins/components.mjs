// For the tests: esbuild reads components and modules with runes as the build does, and pictures as their addresses.
import { transform } from "esbuild";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile, compileModule } from "svelte/compiler";

export function components() {
  return {
    name: "components",
    setup(build) {
      build.onLoad({ filter: /\.svelte$/ }, ({ path }) => {
        const { js } = compile(readFileSync(path, "utf8"), {
          filename: path,
          generate: "client",
          css: "external",
          runes: true,
        });
        return { contents: js.code, loader: "js", resolveDir: dirname(path) };
      });
      build.onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
        const { code } = await transform(readFileSync(path, "utf8"), {
          loader: "ts",
          target: "esnext",
          tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
        });
        const { js } = compileModule(code, { filename: path, generate: "client" });
        return { contents: js.code, loader: "js", resolveDir: dirname(path) };
      });
      // too large to be bundled with each test
      build.onResolve({ filter: /^happy-dom$/ }, () => ({ path: import.meta.resolve("happy-dom"), external: true }));
      // what Vite makes of addresses of files and of a folder of them
      build.onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: "address" }));
      build.onLoad({ filter: /.*/, namespace: "address" }, ({ path }) => ({
        contents: `/assets/${basename(path).replace("?url", "")}`,
        loader: "text",
      }));
      build.onLoad({ filter: /pictures\.ts$/ }, ({ path }) => {
        const faces = readdirSync(join(dirname(path), "faces")).map((name) => [
          `./faces/${name}`,
          `/assets/faces/${name}`,
        ]);
        const source = readFileSync(path, "utf8").replace(
          /import\.meta\.glob<string>\([^;]*\)/,
          JSON.stringify(Object.fromEntries(faces)),
        );
        return { contents: source, loader: "ts", resolveDir: dirname(path) };
      });
      build.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
    },
  };
}
