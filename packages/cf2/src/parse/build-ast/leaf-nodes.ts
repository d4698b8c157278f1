import { pushAll, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Tokens } from "@cairn/syntax";
import type { Expression } from "../../ast/ast.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";
import { warnOfEscapes } from "./warnings.js";
import { decodeString } from "./strings.js";

/** Builds the nodes of one token. */
export abstract class LeafNodes {
  protected readonly tokens: Tokens;
  protected readonly source: Source;
  protected readonly diagnostics: Diagnostic[] = [];

  constructor(tokens: Tokens, source: Source) {
    this.tokens = tokens;
    this.source = source;
  }

  /** A value of one token. */
  protected leaf(token: number): Expression {
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
