import type { Tokens } from "@cairn/syntax";
import type { Expression, IntegerLiteral, FloatLiteral } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";
import type { HeredocText } from "../lexer/heredoc.js";
import type { PuppetTokenHook } from "../lexer/token-hook.js";
import { decodeDoubleQuoted, decodeHeredoc, decodeSingleQuoted } from "./strings.js";

/** The heredoc whose tag begins at `start`; the parser has accepted it. */
export function heredocAt(tokens: Tokens, start: number): HeredocText {
  return (tokens.hook as PuppetTokenHook).heredocs.get(start) as HeredocText;
}

/** The node of an operand that is a single token. */
export function leaf(tokens: Tokens, token: number): Expression {
  const start = tokens.starts[token]!;
  const end = tokens.ends[token]!;
  const text = tokens.text;
  switch (tokens.types[token]) {
    case T.VARIABLE:
      return { kind: "variable", name: text.slice(start + 1, end), start, end };
    case T.NAME:
    case T.NAME_KEY:
    case T.CLASS_RESOURCE:
      return { kind: "name", value: text.slice(start, end), start, end };
    case T.STRING:
      return { kind: "string", value: decodeSingleQuoted(text.slice(start + 1, end - 1)), start, end };
    case T.PLAIN_STRING:
      return { kind: "string", value: decodeDoubleQuoted(text.slice(start + 1, end - 1)), start, end };
    case T.REFERENCE:
      return { kind: "type-name", name: text.slice(start, end), start, end };
    case T.NUMBER:
      return number(text.slice(start, end), start, end);
    case T.WORD:
    case T.TYPE_KEY:
      return { kind: "string", value: text.slice(start, end), start, end };
    default:
      return rareLeaf(tokens, token, start, end);
  }
}

function rareLeaf(tokens: Tokens, token: number, start: number, end: number): Expression {
  switch (tokens.types[token]) {
    case T.TRUE:
      return { kind: "boolean", value: true, start, end };
    case T.FALSE:
      return { kind: "boolean", value: false, start, end };
    case T.UNDEF:
    case T.UNDEF_KEY:
      return { kind: "undef", start, end };
    case T.DEFAULT:
    case T.DEFAULT_KEY:
      return { kind: "default", start, end };
    case T.REGEX:
      return { kind: "regex", pattern: tokens.text.slice(start + 1, end - 1).replaceAll("\\/", "/"), start, end };
    case T.HEREDOC:
      return heredoc(tokens, start, end);
    default:
      return { kind: "variable", name: tokens.text.slice(start, end), start, end };
  }
}

function number(written: string, start: number, end: number): IntegerLiteral | FloatLiteral {
  if (/^0[xX]/.test(written)) return { kind: "integer", value: BigInt(written), radix: 16, start, end };
  if (/[.eE]/.test(written)) return { kind: "float", value: Number(written), start, end };
  if (/^0[0-7]/.test(written)) return { kind: "integer", value: BigInt(`0o${written.slice(1)}`), radix: 8, start, end };
  return { kind: "integer", value: BigInt(written), radix: 10, start, end };
}

function heredoc(tokens: Tokens, start: number, end: number): Expression {
  const text = heredocAt(tokens, start);
  const value = decodeHeredoc(tokens.text.slice(text.from, text.to), text.from, text);
  return {
    kind: "heredoc",
    syntax: text.syntax,
    text: { kind: "string", value, start: text.from, end: text.to },
    start,
    end,
  };
}
