import type { Diagnostic, Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-expressions";
import { expectedWords, explainBracket, helpFor, placeOf } from "@cairn/puppet-expressions/syntax-errors";
import type { Complaint, Explain, Tokens } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";

const foreign = new Set<number>([T.CLASS, T.CLASS_RESOURCE, T.DEFINE, T.NODE, T.FUNCTION]);

/** Says more than what would fit, where that can be told. */
export const explain: Explain = (complaint, tokens, source) =>
  explainForeign(complaint, tokens, source) ??
  explainBracket(complaint, tokens, source, catalogue.create) ??
  explainAnything(complaint, tokens, source);

/** `class`, `define` and their like. */
function explainForeign({ token }: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  if (!foreign.has(tokens.type(token))) return undefined;
  return catalogue.create["not-a-definition"](placeOf(token, tokens, source), { word: tokens.textOf(token) });
}

function explainAnything(complaint: Complaint, tokens: Tokens, source: Source): Diagnostic {
  const { token, words, expected } = complaint;
  const said = { expected: memberWords(expected) ?? expectedWords(expected), after: words.after, found: words.found };
  const help = expected.has(T.ABSTRACT) ? MEMBERS : helpFor(complaint, tokens);
  return catalogue.create.syntax(placeOf(token, tokens, source), said, { help });
}

function memberWords(expected: ReadonlySet<number>): string | undefined {
  if (expected.has(T.ABSTRACT)) return "`attr`, `has`, `invariant`, `abstract` or `}`";
  return expected.has(T.FEATURE) ? "a name" : undefined;
}

const MEMBERS = 'write `attr name, String`, `has name, Other::Type` or `invariant "title" { … }`';
