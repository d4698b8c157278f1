/**
 * Turns an ES module that esbuild wrote into the body of a function of `cairnRequire`, `cairnImport` and `exports`.
 *
 * esbuild's own conversion reaches every imported name through two getters; here imported names are plain constants,
 * which is right because chunks never import each other in a circle and nothing exported is assigned later.
 */
import ts from "typescript";
import { applyEdits } from "./edits.mjs";

/** The converted text. */
export function toCommonJs(code) {
  const file = ts.createSourceFile("chunk.js", code, ts.ScriptTarget.ES2023, false, ts.ScriptKind.JS);
  const edits = [...file.statements.flatMap(convertStatement), ...dynamicImports(file), ...lineEnds(file)];
  return applyEdits(code, edits);
}

/** Ends of lines in template literals become escapes: a section of one line needs no copy without the comment marks. */
function lineEnds(file) {
  const edits = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node))
      return node.template.templateSpans?.forEach(({ expression }) => visit(expression));
    const text = ts.isTemplateLiteralToken(node) ? node.getText(file) : "";
    if (text.includes("\n"))
      edits.push({ start: node.getStart(file), end: node.end, text: text.replaceAll("\n", "\\n") });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

function convertStatement(statement) {
  const range = { start: statement.getFullStart(), end: statement.end };
  if (ts.isImportDeclaration(statement)) return [{ ...range, text: convertImport(statement) }];
  if (ts.isExportDeclaration(statement) && statement.exportClause && !statement.moduleSpecifier) {
    return [{ ...range, text: convertExport(statement.exportClause.elements) }];
  }
  if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement))
    throw new Error("an export of an unknown form");
  return [];
}

function convertImport({ importClause, moduleSpecifier }) {
  const required = `cairnRequire(${JSON.stringify(moduleSpecifier.text)})`;
  if (!importClause) return `${required};`;
  const parts = importClause.name ? [`const ${importClause.name.text}=${required};`] : [];
  const bindings = importClause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) parts.push(`const ${bindings.name.text}=${required};`);
  else if (bindings) {
    const names = bindings.elements.map(({ name, propertyName }) =>
      propertyName ? `${propertyName.text}:${name.text}` : name.text,
    );
    parts.push(`const{${names.join(",")}}=${required};`);
  }
  return parts.join("");
}

function convertExport(elements) {
  const names = elements.map(({ name, propertyName }) => `${name.text}:${(propertyName ?? name).text}`);
  return `Object.assign(exports,{${names.join(",")}});`;
}

/** `import("./x.js")` becomes `cairnImport("./x.js")`. */
function dynamicImports(file) {
  const edits = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      edits.push({ start: node.expression.end - "import".length, end: node.expression.end, text: "cairnImport" });
    }
    if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
      throw new Error(`\`import.meta\` has no meaning in a command: ${file.text.slice(node.pos - 80, node.end + 20)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}
