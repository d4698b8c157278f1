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
  return new TreeVisitor(source, classes).program(parser.file());
}

const spanOf = (context) => ({ start: context.start.start, end: context.stop.stop + 1 });

class TreeVisitor {
  constructor(source, classes) {
    this.source = source;
    this.classes = classes;
    this.types = classes.SmartFrogParser;
  }

  /** The parts of a context that a rule has matched. */
  all(context, rule) {
    return context.getRuleContexts(this.classes[`${rule}Context`]);
  }

  one(context, rule, index = 0) {
    return context.getRuleContext(index, this.classes[`${rule}Context`]);
  }

  token(context, name) {
    return context.getToken(this.types[name], 0);
  }

  program(file) {
    const body = this.all(file, "Statement").map((statement) => this.statement(statement));
    return { kind: "program", source: this.source, body, start: 0, end: this.source.text.length };
  }

  statement(context) {
    if (this.token(context, "INCLUDE") === null) {
      return {
        kind: "assignment",
        target: this.reference(this.one(context, "Reference")),
        value: this.value(context),
        ...spanOf(context),
      };
    }
    const { symbol } = this.token(context, "STRING");
    const places = { fileStart: symbol.start, fileEnd: symbol.stop + 1 };
    return { kind: "include", file: decodeString(symbol.text), ...places, ...spanOf(context) };
  }

  value(context) {
    const basic = this.one(context, "Basic");
    if (basic !== null) return this.basic(basic);
    if (this.token(context, "EXTENDS") !== null) return this.inheritance(context);
    const reference = this.reference(this.one(context, "Reference", 1));
    return { kind: "link", reference, start: reference.start, end: reference.end };
  }

  inheritance(context) {
    const start = this.token(context, "EXTENDS").symbol.start;
    return {
      kind: "extends",
      prototypes: this.all(context, "Prototype").map((item) => this.prototype(item)),
      start,
      end: context.stop.stop + 1,
    };
  }

  prototype(context) {
    const reference = this.one(context, "Reference");
    if (reference !== null) return this.reference(reference);
    return {
      kind: "body",
      statements: this.all(context, "Statement").map((item) => this.statement(item)),
      ...spanOf(context),
    };
  }

  reference(context) {
    return {
      kind: "reference",
      path: context.getTokens(this.types.NAME).map((name) => name.getText()),
      ...spanOf(context),
    };
  }

  basic(context) {
    const span = spanOf(context);
    const types = this.types;
    switch (context.start.type) {
      case types.TRUE:
      case types.FALSE:
        return { kind: "boolean", value: this.token(context, "TRUE") !== null, ...span };
      case types.NULL:
        return { kind: "null", ...span };
      case types.NUMBER:
        return { kind: "number", digits: normalizeNumber(context.getText()), ...span };
      case types.STRING:
        return { kind: "string", value: decodeString(context.getText()), ...span };
      case types.DATA:
        return { kind: "data", reference: this.reference(this.one(context, "Reference")), ...span };
      default:
        return {
          kind: "vector",
          items: this.all(this.one(context, "Vector"), "Basic").map((item) => this.basic(item)),
          ...span,
        };
    }
  }
}
