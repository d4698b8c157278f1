import type { Tokens } from "@cairn/syntax";
import type { Node } from "@cairn/ruby-subset";
import { ErbParser as T } from "../generated/ErbParser.js";
import { doubleQuoted, numberOf, singleQuoted } from "./strings.js";

/** The node of an operand that is a single token. */
export function leaf(tokens: Tokens, token: number): Node {
  const text = tokens.textOf(token);
  const [start, end] = [tokens.start(token), tokens.end(token)];
  const literal = (value: null | boolean | bigint | number | string): Node => ({ kind: "literal", value, start, end });
  switch (tokens.type(token)) {
    case T.NIL:
      return literal(null);
    case T.TRUE:
    case T.FALSE:
      return literal(text === "true");
    case T.INTEGER:
    case T.FLOAT:
      return literal(numberOf(text));
    case T.STRING:
      return literal(withTags(singleQuoted(text.slice(1, -1))));
    case T.PLAIN_STRING:
      return literal(withTags(doubleQuoted(text.slice(1, -1))));
    case T.CHARACTER:
      return literal(doubleQuoted(text.slice(1)));
    case T.SYMBOL:
      return { kind: "symbol", name: symbolName(text), start, end };
    default:
      return nameOrOther(tokens.type(token), text, start, end);
  }
}

/** In a tag `%%>` stands for the end of a tag. */
function withTags(text: string): string {
  return text.replaceAll("%%>", "%>");
}

function symbolName(text: string): string {
  if (text[1] === '"') return doubleQuoted(text.slice(2, -1));
  return text[1] === "'" ? singleQuoted(text.slice(2, -1)) : text.slice(1);
}

function nameOrOther(type: number, text: string, start: number, end: number): Node {
  switch (type) {
    case T.NAME:
      return { kind: "name", name: text, start, end };
    case T.CONSTANT:
      return { kind: "constant", name: text, start, end };
    case T.INSTANCE:
      return { kind: "instance", name: text.slice(1), start, end };
    case T.GLOBAL:
      return { kind: "global", name: text, start, end };
    case T.SELF:
      return { kind: "self", start, end };
    case T.JUMP:
      return { kind: "jump", word: text as "next", start, end };
    case T.SHELL:
      return { kind: "refused", what: "a command between backticks", start, end };
    default:
      return { kind: "refused", what: `\`${text}\``, start, end };
  }
}
