/**
 * What a command's bundle holds of a generated parser: what correct programs need. The names of tokens and the serialised
 * automaton, which only explain mistakes, go to a section of their own; accessors of contexts, which nothing calls (labels
 * take their place), are left out; and the numbers of tokens stand where ANTLR wrote constants' names, so that V8 makes less
 * code of them. Together that halves the parser, the largest part of every start.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { applyEdits } from "./edits.mjs";

/** Static members that only explanations of mistakes read, and getters of instances lead to. */
const tableNames = ["literalNames", "symbolicNames", "_serializedATN"];

/** The generated parsers below a folder of sources. */
export function findGeneratedParsers(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isGeneratedParser(join(entry.parentPath, entry.name)));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

function isGeneratedParser(path) {
  return generatedParser.test(path);
}

/** Where `tools/generate-parsers.mjs` writes them. */
export const generatedParser = /[\\/]generated[\\/]\w+Parser\.ts$/;

/** The text of the section `tables.js`: by parser, the tables that its class in `leanGeneratedParser` asks for. */
export function parserTables(paths) {
  const tables = paths.map((path) => {
    const { parser } = read(path, readFileSync(path, "utf8"));
    const members = tablesOf(parser).map(({ initializer, name }) => `${name.text}: ${initializer.getText()}`);
    return `export const ${parser.name.text} = {${members.join(",\n")}};\n`;
  });
  return tables.join("");
}

/** The generated text with less in it; everything else stays as it is. */
export function leanGeneratedParser(text, path) {
  const { contexts, file, parser } = read(path, text);
  const edits = [
    ...tablesOf(parser).map((member) => edit(member, lazyTable(parser, member))),
    ...contexts.flatMap((context) => context.members.filter(isAccessor).map((member) => edit(member, ""))),
    ...vocabularyEdits(parser),
    ...automatonEdits(parser, path),
    ...constantEdits(file, parser),
  ];
  return applyEdits(text, edits);
}

function read(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const [parser, ...contexts] = file.statements.filter(ts.isClassDeclaration);
  if (!parser?.name?.text.endsWith("Parser")) throw new Error(`${path}: no generated parser`);
  return { contexts, file, parser };
}

function edit(node, text) {
  return { start: node.getStart(), end: node.end, text };
}

function tablesOf(parser) {
  const found = parser.members.filter(
    (member) => ts.isPropertyDeclaration(member) && tableNames.includes(member.name.text),
  );
  if (found.length !== tableNames.length) throw new Error(`${parser.name.text}: its tables aren't where they were`);
  return found;
}

function lazyTable({ name }, member) {
  return `public static get ${member.name.text}(): any { return cairnRequire("./tables.js").${name.text}.${member.name.text}; }`;
}

/** Everything but the constructor, labels and the number of the rule. */
function isAccessor(member) {
  return ts.isMethodDeclaration(member);
}

/** The vocabulary is made when it is asked for, as its names are. */
function vocabularyEdits(parser) {
  const member = parser.members.find((each) => ts.isPropertyDeclaration(each) && each.name.text === "vocabulary");
  return [
    edit(member, `private static get vocabulary(): antlr.Vocabulary { return ${member.initializer.getText()}; }`),
  ];
}

/** The parser's own automaton is empty (`packages/syntax/src/antlr.ts`), whatever it is made from. */
function automatonEdits(parser, path) {
  const wanted = `deserialize(${parser.name.text}._serializedATN)`;
  const text = parser.getText();
  const at = text.indexOf(wanted);
  if (at < 0) throw new Error(`${path}: its automaton isn't made where it was`);
  const start = parser.getStart() + at;
  return [{ start, end: start + wanted.length, text: "deserialize([])" }];
}

/** `XParser.TOKEN` becomes its number. */
function constantEdits(file, parser) {
  const numbers = new Map();
  for (const { initializer, name } of parser.members) {
    if (initializer && ts.isNumericLiteral(initializer)) numbers.set(name.text, initializer.text);
  }
  const edits = [];
  const visit = (node) => {
    if (ts.isMethodDeclaration(node) && node.parent !== parser) return;
    const isConstant = ts.isPropertyAccessExpression(node) && node.expression.getText() === parser.name.text;
    const number = isConstant ? numbers.get(node.name.text) : undefined;
    if (number === undefined) ts.forEachChild(node, visit);
    else edits.push(edit(node, number));
  };
  visit(file);
  return edits;
}
