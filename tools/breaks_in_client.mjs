// Where the client can be broken by one small change, for break_code.py: prints a list of breaks as JSON.
// Reads TypeScript files, and the script parts of Svelte components, with TypeScript's own parser. Types, imports and comments are
// left alone. Run in client/: node ../tools/breaks_in_client.mjs FILE...
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const ts = createRequire(join(process.cwd(), "package.json"))("typescript");
const { SyntaxKind: K } = ts;
const TURNED = new Map([
  [K.LessThanToken, "<="], [K.LessThanEqualsToken, "<"], [K.GreaterThanToken, ">="], [K.GreaterThanEqualsToken, ">"],
  [K.EqualsEqualsEqualsToken, "!=="], [K.ExclamationEqualsEqualsToken, "==="],
]);
const EXCHANGED = new Map([["some", "every"], ["every", "some"]]);

/** The parts of a file that are script: a whole .ts file, or what stands between the script tags of a component. */
function scripts(path, source) {
  if (!path.endsWith(".svelte")) return [[0, source]];
  return [...source.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((found) => [found.index + found[0].indexOf(">") + 1, found[1]]);
}

function breaksIn(path) {
  const source = readFileSync(path, "utf8");
  const found = [];
  for (const [offset, script] of scripts(path, source)) {
    const file = ts.createSourceFile(path, script, ts.ScriptTarget.ES2022, true);
    const text = (node) => node.getText(file);
    const put = (kind, node, replacement) => {
      const whole = wholeChain(node);
      const [start, end] = [whole.getStart(file), whole.getEnd()];
      const replaced = script.slice(start, node.getStart(file)) + replacement + script.slice(node.getEnd(), end);
      if (script.slice(start, end) !== replaced) found.push({ path, kind, start: offset + start, end: offset + end, new: replaced });
    };
    const look = (node) => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
      if (ts.isCallExpression(node) && text(node).startsWith("import.meta.glob")) return; // the build puts names of files in its place
      if (isTarget(node)) return;
      changes(node, text, put);
      ts.forEachChild(node, look);
    };
    look(file);
  }
  return found;
}

/** What goes on behind an optional link belongs to it: `a?.b` of `a?.b.c` put in brackets would no longer leave out `.c` without an `a`. */
function wholeChain(node) {
  const { parent } = node;
  const goesOn = parent && ts.isOptionalChain(node) && ts.isOptionalChain(parent) && parent.expression === node;
  return goesOn ? wholeChain(parent) : node;
}

/** Whether values are taken apart into it: it is no value itself. */
function isTarget(node) {
  return ts.isBinaryExpression(node.parent ?? node) && node.parent.operatorToken.kind === K.EqualsToken && node.parent.left === node
    && (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node));
}

function changes(node, text, put) {
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    const [left, right] = [text(node.left), text(node.right)];
    if (TURNED.has(operator)) put("comparison turned", node, `${left} ${TURNED.get(operator)} ${right}`);
    if (operator === K.AmpersandAmpersandToken || operator === K.BarBarToken) {
      put("and/or exchanged", node, `((${left}) ${operator === K.BarBarToken ? "&&" : "||"} (${right}))`);
      put("part of a condition dropped", node, left);
      put("part of a condition dropped", node, right);
    }
    if (operator === K.QuestionQuestionToken) put("part of a condition dropped", node, right);
    if (operator === K.PlusToken && !/["'`]/.test(left + right)) put("sum turned", node, `${left} - ${right}`);
    if (operator === K.MinusToken) put("sum turned", node, `${left} + ${right}`);
  }
  if (ts.isNumericLiteral(node)) put("constant off by one", node, String(Number(node.text) + 1));
  if (node.kind === K.TrueKeyword) put("constant turned", node, "false");
  if (node.kind === K.FalseKeyword) put("constant turned", node, "true");
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    put("condition negated", condition, `!(${text(condition)})`);
    put("condition dropped", condition, "true");
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) put("condition negated", node, `(${text(node.operand)})`);
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) put("statement removed", node, ";");
  if (ts.isReturnStatement(node) && node.expression) put("return value changed", node.expression, "undefined as never");
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1)
    node.elements.forEach((_, at) => put("element left out", node, `[${node.elements.filter((_, other) => other !== at).map(text).join(", ")}]`));
  if (ts.isObjectLiteralExpression(node) && node.properties.length > 1)
    node.properties.forEach((_, at) => put("element left out", node, `{ ${node.properties.filter((_, other) => other !== at).map(text).join(", ")} }`));
  if (ts.isCallExpression(node)) {
    const [first, second, ...rest] = node.arguments;
    if (second) put("arguments exchanged", node, `${text(node.expression)}(${[second, first, ...rest].map(text).join(", ")})`);
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression : null;
    if (called && ["filter", "slice", "sort", "reverse", "trim"].includes(called.name.text)) put("step of a chain dropped", node, text(called.expression));
    const other = EXCHANGED.get(called?.name.text);
    if (other) put("some and every exchanged", node, `${text(called.expression)}${called.questionDotToken ? "?." : "."}${other}(${node.arguments.map(text).join(", ")})`);
  }
}

console.log(JSON.stringify(process.argv.slice(2).flatMap(breaksIn)));
