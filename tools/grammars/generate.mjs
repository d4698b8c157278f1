import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { exploreLexer } from "./lexer-automaton.mjs";
import { printTable } from "./print-table.mjs";

const require = createRequire(import.meta.url);

/** Whether a Java that can run ANTLR is there. */
export function hasJava() {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}

/**
 * What is generated for a language, by folder and name: the parser and the lexer table, which are part of its package, and ANTLR's
 * own lexer, with which its tests compare the table. `work` is a folder for what lies between.
 */
export async function generateLanguage(root, language, work) {
  mkdirSync(work, { recursive: true });
  const folder = `grammars/${language}`;
  const grammars = readdirSync(join(root, folder)).filter((name) => name.endsWith(".g4"));
  const [lexer, parser] = ["Lexer", "Parser"].map((kind) => grammars.find((name) => name.endsWith(`${kind}.g4`)));
  runAntlr(root, `${folder}/${lexer}`, work, []);
  runAntlr(root, `${folder}/${parser}`, work, [
    "-DsuperClass=antlr.LeanParser",
    "-DcontextSuperClass=antlr.LeanContext",
  ]);
  const generated = (grammar) => join(work, grammar.replace(/\.g4$/, ".ts"));
  const header = `// Generated from ${folder}/${lexer} by tools/generate-parsers.mjs\n`;
  const table = printTable(exploreLexer(await importLexer(root, generated(lexer))));
  return {
    [`packages/${language}/src/generated`]: new Map([
      ["lexer-table.ts", header + table],
      [basename(generated(parser)), rewriteImports(readFileSync(generated(parser), "utf8"))],
    ]),
    [`packages/${language}/test/generated`]: new Map([
      [basename(generated(lexer)), readFileSync(generated(lexer), "utf8")],
    ]),
  };
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
  linkModules(root, dirname(file));
  writeFileSync(join(dirname(file), "package.json"), '{ "type": "module" }');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const script = file.replace(/\.ts$/, ".js");
  writeFileSync(script, ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions: options }).outputText);
  return (await import(pathToFileURL(script).href))[basename(file, ".ts")];
}

function linkModules(root, folder) {
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
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

/** The only lines of generated code that are touched: where it takes its runtime from. */
function rewriteImports(text) {
  const imports = /^(import .* from) "antlr4ng";$/gm;
  if (!imports.test(text)) throw new Error("the generated parser no longer imports antlr4ng as expected");
  return text.replace(imports, '$1 "@cairn/syntax/antlr";').replace("import { Token }", "import type { Token }");
}
