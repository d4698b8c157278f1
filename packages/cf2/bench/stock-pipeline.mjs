/**
 * ANTLR as its manual shows it, for the same grammar: `CharStream.fromString`, `CommonTokenStream`, LL, a tree. The classes are the
 * generated ones with ANTLR's own bases; line ends that separate nothing are dropped here too, or nothing would parse.
 */
import { join } from "node:path";
import { CharStream, CommonTokenStream } from "antlr4ng";
import { loadStockClasses } from "../../../tools/shared/stock-antlr.mjs";
import { separateLines } from "../dist/lexical/newlines.js";

const folder = join(import.meta.dirname, "..");

/** A function from text to the number of its statements. */
export async function createStockPipeline() {
  const files = ["test/generated/Cf2Lexer.ts", "src/generated/Cf2Parser.ts"];
  const { Cf2Lexer, Cf2Parser } = await loadStockClasses(...files.map((file) => join(folder, file)));
  const Lexer = filtered(Cf2Lexer);
  return (text) => new Cf2Parser(new CommonTokenStream(new Lexer(text))).file().statement().length;
}

function filtered(Base) {
  return class extends Base {
    constructor(text) {
      super(CharStream.fromString(text));
      this.fix = separateLines(text);
    }

    nextToken() {
      for (;;) {
        const token = super.nextToken();
        if (token.channel !== 0 || token.type < 1) return token;
        if (this.fix(token.type, token.start, token.stop + 1) !== 0) return token;
      }
    }
  };
}
