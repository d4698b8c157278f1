import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { exploreLexer } from "./lexer-automaton.mjs";
import { expandInline } from "./inline.mjs";
import { printTable, printTokenTypes } from "./print-table.mjs";

const require = createRequire(import.meta.url);

/** Whether a Java that can run ANTLR is there. */
export function hasJava() {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}

/**
 * What is generated from one folder of `grammars/`, by folder and name: a lexer gives its table, the numbers of its tokens where other
 * folders' grammars use them, and ANTLR's own lexer, with which tests compare the table; a parser gives its class. A grammar without
 * either ending is only imported by others. `work` is a folder for what lies between, `owner` the package that the folder belongs to,
 * or a folder of its sources: `package/folder`.
 */
export async function generateFolder(root, name, owner, work) {
  mkdirSync(work, { recursive: true });
  const folder = `grammars/${name}`;
  const grammars = readdirSync(join(root, folder)).filter((file) => file.endsWith(".g4"));
  const [lexer, parser] = ["Lexer", "Parser"].map((kind) => grammars.find((file) => file.endsWith(`${kind}.g4`)));
  const sources = new Map();
  const tests = new Map();
  if (lexer) await generateLexer(root, `${folder}/${lexer}`, work, parser === undefined, sources, tests);
  if (parser) generateParser(root, `${folder}/${parser}`, work, sources);
  const [home, ...inside] = owner.split("/");
  const output = { [["packages", home, "src", ...inside, "generated"].join("/")]: sources };
  if (tests.size > 0) output[["packages", home, "test", ...inside, "generated"].join("/")] = tests;
  return output;
}

async function generateLexer(root, grammar, work, isShared, sources, tests) {
  runAntlr(root, grammar, work, []);
  const name = basename(grammar, ".g4");
  const generated = join(work, `${name}.ts`);
  const header = `// Generated from ${grammar} by tools/generate-parsers.mjs\n`;
  const LexerClass = await importLexer(root, generated);
  sources.set("lexer-table.ts", header + printTable(exploreLexer(LexerClass)));
  if (isShared) sources.set("token-types.ts", header + printTokenTypes(LexerClass));
  tests.set(basename(generated), readFileSync(generated, "utf8"));
}

function generateParser(root, grammar, work, sources) {
  const hasForeignTokens = bringWhatItUses(root, grammar, work);
  const expanded = join(work, "expanded");
  mkdirSync(dirname(join(expanded, grammar)), { recursive: true });
  const text = readFileSync(join(root, grammar), "utf8");
  const imported = importsOf(text).map((name) => readFileSync(join(root, findGrammar(root, name)), "utf8"));
  writeFileSync(join(expanded, grammar), expandInline(text, imported));
  runAntlr(expanded, grammar, work, ["-DsuperClass=antlr.LeanParser", "-DcontextSuperClass=antlr.LeanContext"]);
  const generated = join(work, `${basename(grammar, ".g4")}.ts`);
  const parser = packAutomaton(dropAccessors(rewriteImports(readFileSync(generated, "utf8"))));
  sources.set(basename(generated), inlineTokens(parser, basename(grammar, ".g4"), hasForeignTokens));
}

/**
 * Puts into `work`, where ANTLR looks, what a grammar takes from other folders: imported grammars, and the tokens of a lexer.
 * Gives whether it takes the tokens from there.
 */
function bringWhatItUses(root, grammar, work) {
  const text = readFileSync(join(root, grammar), "utf8");
  for (const name of importsOf(text)) {
    const imported = readFileSync(join(root, findGrammar(root, name)), "utf8");
    writeFileSync(join(work, `${name}.g4`), expandInline(imported));
  }
  const vocabulary = /tokenVocab\s*=\s*(\w+)/.exec(text)?.[1];
  if (vocabulary === undefined || existsSync(join(work, `${vocabulary}.tokens`))) return false;
  runAntlr(root, findGrammar(root, vocabulary), work, []);
  return true;
}

/** The names of the grammars that a grammar imports. */
function importsOf(text) {
  return /^import\s+([^;]+);/m.exec(text.replace(/\/\*[^]*?\*\//g, ""))?.[1].split(/[\s,]+/) ?? [];
}

function findGrammar(root, name) {
  const folder = readdirSync(join(root, "grammars")).find((each) =>
    existsSync(join(root, "grammars", each, `${name}.g4`)),
  );
  if (folder === undefined) throw new Error(`no folder of grammars/ holds ${name}.g4`);
  return `grammars/${folder}/${name}.g4`;
}

/** ANTLR's own lexer class of one grammar, generated into `work` and loaded. */
export async function loadStockLexer(root, grammar, work) {
  mkdirSync(work, { recursive: true });
  runAntlr(root, grammar, work, []);
  return importLexer(root, join(work, basename(grammar).replace(/\.g4$/, ".ts")));
}

/** Compiles ANTLR's own lexer class as it is and loads it. */
async function importLexer(root, file) {
  const ts = require("typescript");
  linkModules(dirname(file));
  writeFileSync(join(dirname(file), "package.json"), '{ "type": "module" }');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const script = file.replace(/\.ts$/, ".js");
  writeFileSync(script, ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions: options }).outputText);
  return (await import(pathToFileURL(script).href))[basename(file, ".ts")];
}

/** Lets what lies in `folder` import ANTLR's runtime. */
function linkModules(folder) {
  const modules = dirname(dirname(dirname(require.resolve("antlr4ng"))));
  try {
    symlinkSync(modules, join(folder, "node_modules"), "junction");
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
}

/** Runs ANTLR from the repository's root, so that the header of the output holds a relative path. */
function runAntlr(root, grammar, output, flags) {
  const folder = dirname(require.resolve("antlr4ng-cli/package.json"));
  const jar = readdirSync(folder).find((name) => name.endsWith(".jar"));
  const fixed = ["-Dlanguage=TypeScript", "-no-visitor", "-no-listener", "-Werror", "-Xexact-output-dir"];
  const args = ["-jar", join(folder, jar), ...fixed, ...flags, "-lib", output, "-o", output, grammar];
  const { status, stdout, stderr } = spawnSync("java", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`ANTLR refuses ${grammar}:\n${stdout}${stderr}`);
}

/** The lines where generated code takes its runtime from. */
function rewriteImports(text) {
  const imports = /^(import .* from) "antlr4ng";$/gm;
  if (!imports.test(text)) throw new Error("the generated parser no longer imports antlr4ng as expected");
  return text.replace(imports, '$1 "@cairn/syntax/antlr";').replace("import { Token }", "import type { Token }");
}

/** Leaves out the methods of contexts that give children: contexts keep none (see `LeanContext`). A fifth of a large parser. */
function dropAccessors(text) {
  const accessors = /^ {4}public \w+\([^)]*\): (?:antlr\.TerminalNode|\w+Context)\b[^{;]*(?:;\n|\{\n[^]*?^ {4}\}\n)/gm;
  const from = text.search(/^export class \w+Context /m);
  return text.slice(0, from) + text.slice(from).replace(accessors, "");
}

/** The automaton of the grammar, which only mistakes need, as a text that is read when it is asked for. */
function packAutomaton(text) {
  const declaration = /^ {4}public static readonly _serializedATN: number\[\] = \[\n([^\]]*)\];\n/m;
  if (!declaration.test(text)) throw new Error("the generated parser no longer has its automaton as a list of numbers");
  return text.replace(declaration, (_, numbers) => {
    const lines = numbers.replace(/,\s*$/, "").replace(/^ +/gm, "").trimEnd();
    return `    public static get _serializedATN(): number[] {\n        return JSON.parse(\`[${lines}]\`);\n    }\n`;
  });
}

/**
 * Puts numbers in place of the names of tokens, which stay as comments. A parser whose tokens are another folder's doesn't declare them
 * again: `token-types.ts` has them there. Measured with Node 24, a tiny program: 3.5 % of `mupuppet compile`, 5.5 % of `type-arm check`.
 */
function inlineTokens(text, parser, hasForeignTokens) {
  const declaration = /^ {4}public static readonly (?!RULE_)(\w+) = (\d+);\n/gm;
  const numbers = new Map([...text.matchAll(declaration)].map(([, name, number]) => [name, number]));
  const declared = hasForeignTokens ? text.replace(declaration, "") : text;
  return declared.replace(new RegExp(`\\b${parser}\\.(\\w+)`, "g"), (whole, name) =>
    numbers.has(name) ? `${numbers.get(name)} /* ${name} */` : whole,
  );
}
