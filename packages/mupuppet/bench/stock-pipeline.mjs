/**
 * ANTLR as its manual shows it, for the same grammar: `CharStream.fromString`, `CommonTokenStream`, LL, a tree. The classes are the
 * generated ones with ANTLR's own bases; the hook decides about tokens here too, or nothing would parse.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CharStream, CommonTokenStream } from "antlr4ng";
import { PuppetTokenHook } from "@cairn/puppet-expressions";

const ts = createRequire(import.meta.url)("typescript");
const folder = join(import.meta.dirname, "..");

/** A function from text to ANTLR's tree. */
export async function createStockPipeline() {
  const work = mkdtempSync(join(tmpdir(), "cairn-stock-"));
  try {
    writeFileSync(join(work, "package.json"), '{ "type": "module" }');
    symlinkSync(join(folder, "../../node_modules"), join(work, "node_modules"), "junction");
    const { PuppetLexer } = await load(work, join(folder, "../puppet-expressions/test/generated/PuppetLexer.ts"));
    const { MuPuppetParser } = await load(work, join(folder, "src/generated/MuPuppetParser.ts"));
    const Lexer = hooked(PuppetLexer);
    return (text) => new MuPuppetParser(new CommonTokenStream(new Lexer(text))).manifest();
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function hooked(Base) {
  return class extends Base {
    constructor(text) {
      super(CharStream.fromString(text));
      this.hook = new PuppetTokenHook(text);
      this.previous = -1;
    }

    nextToken() {
      const token = super.nextToken();
      if (token.channel !== 0) return token;
      if (this.hook.wanted[token.type] === 1) this.fix(token);
      this.previous = token.type;
      return token;
    }

    fix(token) {
      const end = token.stop + 1;
      this.hook.end = end;
      token.type = this.hook.see(token.type, token.start, end, this.previous);
      if (this.hook.end === end) return;
      token.stop = this.hook.end - 1;
      this.inputStream.seek(this.hook.end);
    }
  };
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
