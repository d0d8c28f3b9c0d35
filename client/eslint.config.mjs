// Mistakes that neither the types nor the formatter find; npm run lint. Types are tsc's and svelte-check's work, layout is Prettier's.
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

const VAGUE = "/^(found|said|one|told|made|got|it|them|things?|what|wrong)$/";
/** Where a name is bound: a local, a parameter, a function, the item of a loop. */
const BINDINGS = [
  "VariableDeclarator > Identifier.id",
  "VariableDeclarator > ArrayPattern Identifier",
  "VariableDeclarator > ObjectPattern Property > Identifier.value",
  ":function > Identifier.params",
  ":function > AssignmentPattern.params > Identifier.left",
  ":function > ArrayPattern.params Identifier",
  ":function > ObjectPattern.params Property > Identifier.value",
  "FunctionDeclaration > Identifier.id",
  "SvelteEachBlock > Identifier.context",
  "SvelteEachBlock > ObjectPattern.context Property > Identifier.value",
];

export default tseslint.config(
  { ignores: ["node_modules", "public", "src/wire.ts"] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-var": "error",
      "prefer-const": "off", // of $state and $derived; the next rule knows them
      "svelte/prefer-const": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "svelte/no-at-html-tags": "error", // what comes over the wire is text
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-unused-svelte-ignore": "off", // it takes the reason behind the dashes for codes
      "svelte/no-useless-mustaches": "off", // {" "} is a space that no formatter may move
      "svelte/prefer-svelte-reactivity": "off", // ours are made anew and never changed
    },
  },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...BINDINGS.map((binding) => ({
          selector: `${binding}[name=${VAGUE}]`,
          message: "A name says what it holds: card, label, lines, answer.",
        })),
      ],
    },
  },
  { files: ["*.mjs", "plugins/*.mjs"], rules: { "no-console": "off" } },
);
