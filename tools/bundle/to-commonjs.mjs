/**
 * Turns an ES module that esbuild wrote into CommonJS, line by line, so that its source map stays right.
 *
 * esbuild's own conversion defines two getters for each name that a chunk exports, and reads names through them; here imported names are
 * plain constants, which is right because chunks never import each other in a circle and nothing exported is assigned later.
 * Measured with Node 24: a tenth of the start of a command.
 */
import ts from "typescript";

const isNotAscii = /[^\0-\x7f]/;

/** The converted text. */
export function toCommonJs(code) {
  const file = ts.createSourceFile("chunk.js", code, ts.ScriptTarget.ES2023, false, ts.ScriptKind.JS);
  const edits = [...file.statements.flatMap((statement) => convertStatement(statement, file)), ...expressions(file)];
  return toAscii(`"use strict"; ${applyEdits(code, edits)}`);
}

/**
 * V8 holds a text that isn't ASCII in two bytes a character, and reads and scans it slower: a twentieth of the CPU of a tiny program.
 * esbuild escapes what it may; what is left are comments and tagged templates, no tag of ours looks at their raw strings.
 */
function toAscii(text) {
  return text.replace(new RegExp(isNotAscii, "g"), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function convertStatement(statement, file) {
  const isMultiline = statement.getText(file).includes("\n");
  const text = convert(statement, isMultiline ? ["{\n  ", ",\n  ", "\n}"] : ["{ ", ", ", " }"]);
  return text === undefined ? [] : [{ start: statement.getStart(file), end: statement.end, text }];
}

function convert(statement, layout) {
  if (ts.isImportDeclaration(statement)) return convertImport(statement, layout);
  if (ts.isExportAssignment(statement)) throw new Error("an entry with a default export can't be converted");
  if (!ts.isExportDeclaration(statement)) return undefined;
  if (!statement.exportClause || statement.moduleSpecifier) throw new Error("an export of an unknown form");
  return `module.exports = ${namesIn(statement.exportClause, "name", layout)};`;
}

function convertImport({ importClause, moduleSpecifier }, layout) {
  const required = `require(${JSON.stringify(moduleSpecifier.text)})`;
  if (!importClause) return `${required};`;
  const { name, namedBindings } = importClause;
  const bindings = name ? [name.text] : [];
  if (namedBindings) bindings.push(namedBindings.name?.text ?? namesIn(namedBindings, "propertyName", layout));
  return bindings.map((binding) => `const ${binding} = ${required};`).join(" ");
}

/** `{ outer: inner }`; `outer` is the side of an element that other modules know. */
function namesIn({ elements }, outer, [begin, between, end]) {
  const names = elements.map(({ name, propertyName = name }) => {
    const [left, right] = outer === "name" ? [name, propertyName] : [propertyName, name];
    return left.text === right.text ? left.text : `${left.text}: ${right.text}`;
  });
  return begin + names.join(between) + end;
}

/** What only ES modules have in the midst of code. Node's own `import()` would start its loader of ES modules, which takes long. */
function expressions(file) {
  const edits = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const { text } = node.arguments[0];
      if (text === undefined) throw new Error("`import()` of what is not a text");
      const required = `Promise.resolve().then(() => require(${JSON.stringify(text)}))`;
      edits.push({ start: node.getStart(file), end: node.end, text: required });
    }
    if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
      const text = '({ url: require("node:url").pathToFileURL(__filename).href })';
      edits.push({ start: node.getStart(file), end: node.end, text });
    }
    if (
      ts.isTaggedTemplateExpression(node) &&
      node.tag.getText(file) === "String.raw" &&
      isNotAscii.test(node.template.getText(file))
    )
      throw new Error("`String.raw` of what is not ASCII: escapes would stay in it");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

/** The text with ranges replaced, none inside of another. */
function applyEdits(code, edits) {
  const pieces = [];
  let done = 0;
  for (const { end, start, text } of edits.toSorted((left, right) => left.start - right.start)) {
    pieces.push(code.slice(done, start), text);
    done = end;
  }
  return pieces.join("") + code.slice(done);
}
