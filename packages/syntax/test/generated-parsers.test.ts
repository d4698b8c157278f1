import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../../..");

function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

const packages = readdirSync(join(root, "packages"));
/** The folders of a package's generated files: its own language, and those embedded in its programs. */
const places = ["generated", "hiera/hocon/generated", "templates/erb/generated"];
const findIn = (folder: string, ending: string) =>
  packages.flatMap((name) => places.flatMap((place) => filesIn(join(root, "packages", name, folder, place), ending)));
const parsers = findIn("src", "Parser.ts");
const lexers = findIn("test", "Lexer.ts");
const grammars = readdirSync(join(root, "grammars")).flatMap((name) => filesIn(join(root, "grammars", name), ".g4"));

const namesOf = (files: readonly string[], ending: string) =>
  files
    .map((file) => basename(file))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

it("finds the parser, the lexer and the grammars of each language", () => {
  expect(parsers.length).toBeGreaterThan(0);
  expect(namesOf(parsers, "Parser.ts")).toEqual(namesOf(grammars, "Parser.g4"));
  expect(namesOf(lexers, "Lexer.ts")).toEqual(namesOf(grammars, "Lexer.g4"));
});

it.each(parsers)("%s decides by one token and imports our runtime", (file) => {
  const text = readFileSync(file, "utf8");
  expect(text).not.toMatch(/adaptivePredict|sempred|precpred/);
  const imports = [...text.matchAll(/^import .* from "(.*)";$/gm)].map((match) => match[1]);
  expect(new Set(imports)).toEqual(new Set(["@cairn/syntax/antlr"]));
});

it.each(lexers)("%s has neither predicates nor actions", (file) => {
  expect(readFileSync(file, "utf8")).not.toMatch(/sempred|action\(/);
});

it.each(grammars)("%s contains no code", (file) => {
  const bare = readFileSync(file, "utf8")
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/\[(?:[^\]\\]|\\.)*\]/g, "[]")
    .replace(/\/\/.*/g, "")
    .replace(/options\s*\{\s*tokenVocab\s*=\s*\w+\s*;\s*\}/, "")
    .replace(/tokens\s*\{[\s\w,]*\}/, "");
  expect(bare).not.toMatch(/[{}@]|returns|locals|\bmore\b/);
});

it.each(grammars)("%s has no rule that is longer than a screen", (file) => {
  const rules = readFileSync(file, "utf8").matchAll(
    /^(?:fragment )?(\w+)\s*:(?:'(?:\\.|[^'\\])*'|\[(?:\\.|[^\]\\])*\]|[^;])*;/gm,
  );
  const long = [...rules].filter(([rule]) => rule.split("\n").length > 50).map(([, name]) => name);
  expect(long).toEqual([]);
});
