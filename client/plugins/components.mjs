// For the tests: esbuild reads components and modules with runes as the build does, and pictures as their addresses.
import { transform } from "esbuild";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { compile, compileModule } from "svelte/compiler";

const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]+)\b/gm;
const CONSTANT_OF_COMPONENT = /^\tconst ([A-Z][A-Z0-9_]+) = [^]*?;$(?=\n(?:\t\S|\n))/gm;
const NO_MODULE_TO_IMPORT =
  /(?:\.test|\.d|\.check)\.ts$|[/\\](?:main|worker|sw|wire)\.ts$|worker[/\\]service-worker\.ts$|testing/;

/** What a module says of itself for a test: the values of its constants, which stand in capitals (tests/declared.test.ts). */
function declares(path, names, statements = "") {
  if (!names.length) return "";
  const name = relative(process.cwd(), path).split(sep).join("/");
  return `\n;(globalThis.declared ??= {})[${JSON.stringify(name)}] = () => { ${statements} return { ${names.join(", ")} }; };\n`;
}

const constantsOf = (code) => [...code.matchAll(CONSTANT)].map(([, name]) => name);

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
        const own = [...js.code.matchAll(CONSTANT_OF_COMPONENT)];
        const names = own.map(([, name]) => name);
        const statements = own.map(([statement]) => statement.trim()).join(" ");
        return { contents: js.code + declares(path, names, statements), loader: "js", resolveDir: dirname(path) };
      });
      build.onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
        const { code } = await transform(readFileSync(path, "utf8"), {
          loader: "ts",
          target: "esnext",
          tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
        });
        const { js } = compileModule(code, { filename: path, generate: "client" });
        return { contents: js.code + declares(path, constantsOf(code)), loader: "js", resolveDir: dirname(path) };
      });
      build.onResolve({ filter: /^all-modules$/ }, ({ path }) => ({ path, namespace: "all" }));
      build.onLoad({ filter: /.*/, namespace: "all" }, () => ({
        contents: readdirSync("src", { recursive: true })
          .filter((name) => /\.(?:ts|svelte)$/.test(name) && !NO_MODULE_TO_IMPORT.test(name))
          .map((name) => `import ${JSON.stringify(`./src/${name.split(sep).join("/")}`)};`)
          .join("\n"),
        resolveDir: process.cwd(),
      }));
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
      build.onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        return { contents: source + declares(path, constantsOf(source)), loader: "ts", resolveDir: dirname(path) };
      });
      build.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
    },
  };
}
