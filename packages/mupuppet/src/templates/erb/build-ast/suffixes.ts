import type { Tokens } from "@cairn/syntax";
import type { Block } from "@cairn/ruby-subset";
import { ErbParser as T } from "../generated/ErbParser.js";
import type { SuffixContext } from "../generated/ErbParser.js";
import type { SuffixPart } from "./suffix-part.js";

/** What stands behind an operand. */
export function suffixPart(context: SuffixContext, tokens: Tokens): SuffixPart {
  const { first, last } = context;
  const end = tokens.end(last);
  const type = tokens.type(first);
  switch (type) {
    case T.DOT:
    case T.SAFE_DOT:
      return { kind: "method", name: tokens.textOf(last), at: tokens.start(last), isSafe: type === T.SAFE_DOT, end };
    case T.SCOPE:
      return { kind: "scope", name: tokens.textOf(last), at: tokens.start(last), end };
    case T.INDEX_OPEN:
      return { kind: "index", arguments: context._list?.nodes ?? [], end };
    case T.CALL_OPEN:
      return { kind: "arguments", arguments: context._list?.nodes ?? [], end };
    default:
      return { kind: "block", block: blockOf(context, tokens), isOfCommand: type === T.COMMAND_DO, end };
  }
}

function blockOf(context: SuffixContext, tokens: Tokens): Block {
  return {
    kind: "block",
    parameters: context._variables?.nodes ?? [],
    body: context._content!.node,
    isLambda: false,
    start: tokens.start(context.first),
    end: tokens.end(context.last),
  };
}
