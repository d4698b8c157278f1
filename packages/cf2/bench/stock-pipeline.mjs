/**
 * ANTLR as its manual shows it, for the same grammar: `CharStream.fromString`, `CommonTokenStream`, LL, a tree. The classes are the
 * generated ones with ANTLR's own bases; line ends that separate nothing are dropped here too, or nothing would parse.
 */
import { join } from "node:path";
import { CharStream, CommonTokenStream } from "antlr4ng";
import { loadStockClasses } from "../../../tools/shared/stock-antlr.mjs";
import { NewlineHook } from "../dist/parse/newlines.js";

const folder = join(import.meta.dirname, "..");

/** A function from text to the number of its statements. */
export async function createStockPipeline() {
  const files = ["test/generated/Cf2Lexer.ts", "src/generated/Cf2Parser.ts"];
  const { Cf2Lexer, Cf2Parser, StatementContext } = await loadStockClasses(...files.map((file) => join(folder, file)));
  const Lexer = filtered(Cf2Lexer);
  const parse = (text) => new Cf2Parser(new CommonTokenStream(new Lexer(text))).file();
  return (text) => parse(text).getRuleContexts(StatementContext).length;
}

function filtered(Base) {
  return class extends Base {
    constructor(text) {
      super(CharStream.fromString(text));
      this.hook = new NewlineHook(text);
      this.previous = -1;
    }

    nextToken() {
      for (;;) {
        const token = super.nextToken();
        if (token.channel !== 0 || token.type < 1) return token;
        const { previous, hook } = this;
        const type = hook.wanted[token.type] ? hook.see(token.type, token.start, token.stop + 1, previous) : token.type;
        if (type === 0) continue;
        this.previous = type;
        return token;
      }
    }
  };
}
