/** For benches: a grammar's generated classes on ANTLR's own bases, as a user of ANTLR has them. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { root } from "./command.mjs";

/** The exports of generated files, which lie at `paths`. */
export async function loadStockClasses(...paths) {
  const work = mkdtempSync(join(tmpdir(), "cairn-stock-"));
  try {
    writeFileSync(join(work, "package.json"), '{ "type": "module" }');
    symlinkSync(join(root, "node_modules"), join(work, "node_modules"), "junction");
    return Object.assign({}, ...(await Promise.all(paths.map((path) => load(work, path)))));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function load(work, file) {
  const text = readFileSync(file, "utf8")
    .replaceAll("@cairn/syntax/antlr", "antlr4ng")
    .replaceAll("antlr.LeanParser", "antlr.Parser")
    .replaceAll("antlr.LeanContext", "antlr.ParserRuleContext");
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const script = join(work, `${file.split(/[\\/]/).pop()}.js`);
  writeFileSync(script, ts.transpileModule(text, { compilerOptions }).outputText);
  return import(pathToFileURL(script).href);
}
