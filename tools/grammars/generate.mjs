import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { exploreLexer } from "./lexer-automaton.mjs";
import { printTable } from "./print-table.mjs";

const require = createRequire(import.meta.url);

/** Whether a Java that can run ANTLR is there. */
export function hasJava() {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}

/** The files of `packages/<language>/src/generated/`, by name. `work` is a folder for what lies between. */
export async function generateLanguage(root, language, work) {
  mkdirSync(work, { recursive: true });
  const files = new Map();
  const grammars = readdirSync(join(root, "grammars", language)).filter((name) => name.endsWith(".g4"));
  const grammarFile = (kind) => grammars.find((name) => name.endsWith(`${kind}.g4`));
  const stock = await generateStockLexer(root, language, grammarFile("Lexer"), work);
  const header = `// Generated from grammars/${language}/${grammarFile("Lexer")} by tools/generate-parsers.mjs\n`;
  files.set("lexer-table.ts", header + printTable(exploreLexer(stock)));
  const parser = grammarFile("Parser").replace(/\.g4$/, ".ts");
  runAntlr(root, `grammars/${language}/${grammarFile("Parser")}`, work, [
    "-DsuperClass=antlr.LeanParser",
    "-DcontextSuperClass=antlr.LeanContext",
  ]);
  files.set(parser, rewriteImports(readFileSync(join(work, parser), "utf8")));
  return files;
}

/** ANTLR's own lexer class, loaded; it serves to explore its automaton and is not part of any package. */
export async function generateStockLexer(root, language, grammar, work) {
  runAntlr(root, `grammars/${language}/${grammar}`, work, []);
  const name = grammar.replace(/\.g4$/, "");
  const module = await importGenerated(root, join(work, `${name}.ts`));
  return module[name];
}

/** Compiles a generated file as it is and imports it. */
export async function importGenerated(root, file) {
  const ts = require("typescript");
  const folder = dirname(file);
  linkModules(root, folder);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const script = file.replace(/\.ts$/, ".js");
  writeFileSync(script, ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions: options }).outputText);
  return import(pathToFileURL(script).href);
}

function linkModules(root, folder) {
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
}

/** Runs ANTLR from the repository's root, so that the header of the output holds a relative path. */
export function runAntlr(root, grammar, output, flags) {
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
