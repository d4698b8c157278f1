/**
 * ANTLR as its manual shows it, for the same grammar: `CharStream.fromString`, `CommonTokenStream`, LL, a tree, a visitor over the
 * tree. The classes are the generated ones with ANTLR's own bases.
 */
import { join } from "node:path";
import { CharStream, CommonTokenStream } from "antlr4ng";
import { loadStockClasses } from "../../../tools/shared/stock-antlr.mjs";
import { normalizeNumber } from "../dist/parse/build-ast/numbers.js";
import { decodeString } from "../dist/parse/build-ast/strings.js";

const folder = join(import.meta.dirname, "..");

/** A function from source to tree. */
export async function createStockPipeline() {
  const files = ["test/generated/SmartFrogLexer.ts", "src/generated/SmartFrogParser.ts"];
  const classes = await loadStockClasses(...files.map((file) => join(folder, file)));
  return (source) => parse(source, classes.SmartFrogLexer, classes);
}

function parse(source, Lexer, classes) {
  const tokens = new CommonTokenStream(new Lexer(CharStream.fromString(source.text)));
  const parser = new classes.SmartFrogParser(tokens);
  return new TreeVisitor(source, classes.SmartFrogParser).program(parser.file());
}

const spanOf = (context) => ({ start: context.start.start, end: context.stop.stop + 1 });

class TreeVisitor {
  constructor(source, types) {
    this.source = source;
    this.types = types;
  }

  program(file) {
    const body = file.statement().map((statement) => this.statement(statement));
    return { kind: "program", source: this.source, body, start: 0, end: this.source.text.length };
  }

  statement(context) {
    if (context.INCLUDE() === null) {
      return {
        kind: "assignment",
        target: this.reference(context.reference(0)),
        value: this.value(context),
        ...spanOf(context),
      };
    }
    const { symbol } = context.STRING();
    const places = { fileStart: symbol.start, fileEnd: symbol.stop + 1 };
    return { kind: "include", file: decodeString(symbol.text), ...places, ...spanOf(context) };
  }

  value(context) {
    if (context.basic() !== null) return this.basic(context.basic());
    if (context.EXTENDS() !== null) return this.inheritance(context);
    const reference = this.reference(context.reference(1));
    return { kind: "link", reference, start: reference.start, end: reference.end };
  }

  inheritance(context) {
    const start = context.EXTENDS().symbol.start;
    return {
      kind: "extends",
      prototypes: context.prototype().map((item) => this.prototype(item)),
      start,
      end: context.stop.stop + 1,
    };
  }

  prototype(context) {
    const reference = context.reference();
    if (reference !== null) return this.reference(reference);
    return { kind: "body", statements: context.statement().map((item) => this.statement(item)), ...spanOf(context) };
  }

  reference(context) {
    return { kind: "reference", path: context.NAME().map((name) => name.getText()), ...spanOf(context) };
  }

  basic(context) {
    const span = spanOf(context);
    const types = this.types;
    switch (context.start.type) {
      case types.TRUE:
      case types.FALSE:
        return { kind: "boolean", value: context.TRUE() !== null, ...span };
      case types.NULL:
        return { kind: "null", ...span };
      case types.NUMBER:
        return { kind: "number", digits: normalizeNumber(context.getText()), ...span };
      case types.STRING:
        return { kind: "string", value: decodeString(context.getText()), ...span };
      case types.DATA:
        return { kind: "data", reference: this.reference(context.reference()), ...span };
      default:
        return {
          kind: "vector",
          items: context
            .vector()
            .basic()
            .map((item) => this.basic(item)),
          ...span,
        };
    }
  }
}
