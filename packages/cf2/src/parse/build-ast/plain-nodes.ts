import { pushAll, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Tokens } from "@cairn/syntax";
import type { Definition, Expression, Import } from "../../ast/ast.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";
import { warnOfEscapes } from "./warnings.js";
import { decodeString } from "./strings.js";

/** Builds the nodes that need no grammar, because each of their parts is one token. */
export abstract class PlainNodes {
  protected readonly tokens: Tokens;
  protected readonly source: Source;
  protected readonly diagnostics: Diagnostic[] = [];

  constructor(tokens: Tokens, source: Source) {
    this.tokens = tokens;
    this.source = source;
  }

  /** `name => value` or `name ~> value`, from its first token. */
  protected plainDefinition(first: number): Definition {
    const { ends, starts, types } = this.tokens;
    const operator = types[first + 1] === T.ASSIGN ? "=>" : "~>";
    const [start, end] = [starts[first]!, ends[first + 2]!];
    const [name, value] = [this.textOf(first), this.plainValue(first + 2)];
    return { kind: "definition", private: false, name, operator, value, start, end };
  }

  /** `import(file)`, from its first token. */
  protected plainImport(first: number): Import {
    const { ends, starts } = this.tokens;
    return { kind: "import", file: this.plainValue(first + 2), start: starts[first]!, end: ends[first + 3]! };
  }

  /** A value of one token. */
  protected plainValue(token: number): Expression {
    const { ends, starts, types } = this.tokens;
    const start = starts[token]!;
    const end = ends[token]!;
    switch (types[token]) {
      case T.NUMBER:
        return { kind: "number", digits: this.textOf(token), start, end };
      case T.STRING:
        return this.string(start, end);
      case T.TRUE:
        return { kind: "boolean", value: true, start, end };
      case T.FALSE:
        return { kind: "boolean", value: false, start, end };
      case T.UNDEFINED:
        return { kind: "undefined", start, end };
      default:
        return { kind: "string", value: this.textOf(token), start, end };
    }
  }

  private string(start: number, end: number): Expression {
    const literal = this.source.text.slice(start, end);
    pushAll(this.diagnostics, warnOfEscapes(literal, start, this.source));
    return { kind: "string", value: decodeString(literal), start, end };
  }

  /** The text of an existing token: `Tokens.textOf` also handles indexes before the first token, which takes longer. */
  protected textOf(token: number): string {
    const { ends, starts } = this.tokens;
    return this.source.text.slice(starts[token], ends[token]);
  }
}
