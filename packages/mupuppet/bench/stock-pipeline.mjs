/**
 * ANTLR as its manual shows it, for the same grammar: `CharStream.fromString`, `CommonTokenStream`, LL, a tree. The classes are the
 * generated ones with ANTLR's own bases; the hook decides about tokens here too, or nothing would parse.
 */
import { join } from "node:path";
import { CharStream, CommonTokenStream } from "antlr4ng";
import { PuppetTokenHook } from "@cairn/puppet-expressions";
import { loadStockClasses } from "../../../tools/shared/stock-antlr.mjs";

const packages = join(import.meta.dirname, "../..");

/** A function from text to ANTLR's tree. */
export async function createStockPipeline() {
  const { MuPuppetParser, PuppetLexer } = await loadStockClasses(
    join(packages, "puppet-expressions/test/generated/PuppetLexer.ts"),
    join(packages, "mupuppet/src/generated/MuPuppetParser.ts"),
  );
  const Lexer = hooked(PuppetLexer);
  return (text) => new MuPuppetParser(new CommonTokenStream(new Lexer(text))).manifest();
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
