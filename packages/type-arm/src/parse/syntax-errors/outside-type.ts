import { createSpan, type Diagnostic, type Label, type Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { spanOfToken } from "@cairn/puppet-core/syntax-errors";
import type { Complaint, Tokens } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";

const members = new Set(["attr", "has", "invariant"]);

/** A member of a type where no type is open, because brackets before it don't match. */
export function explainOutside(complaint: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  const { expected, token } = complaint;
  if (expected.has(T.ABSTRACT)) return undefined;
  const word = tokens.textOf(token) === "," ? token - 2 : token;
  if (!memberAt(word, tokens) || (word === token && !complaint.words.expected.includes("`;`"))) return undefined;
  const end = tokens.textOf(word) === "invariant" ? word : word + 1;
  const span = createSpan(source, tokens.start(word), tokens.end(end));
  const member = source.text.slice(span.start, span.end);
  return catalogue.create["outside-type"](span, { member }, { labels: culprits(complaint, word, tokens, source) });
}

/** The bracket that is never closed, or the `}` directly before. */
function culprits({ unclosed }: Complaint, word: number, tokens: Tokens, source: Source): Label[] {
  if (unclosed >= 0) return [{ span: spanOfToken(unclosed, tokens, source), message: "this one may be unclosed" }];
  if (tokens.textOf(word - 1) !== "}") return [];
  return [{ span: spanOfToken(word - 1, tokens, source), message: "this `}` may be one too many" }];
}

function memberAt(token: number, tokens: Tokens): boolean {
  return token > 0 && members.has(tokens.textOf(token));
}

/**
 * The errors without those that only follow from a brace too many: members outside of a type after another error, and
 * all that comes after the first such member, up to the next type.
 */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const kept: Diagnostic[] = [];
  let until = -1;
  for (const diagnostic of diagnostics) {
    const { code, span } = diagnostic;
    if (span.start < until) continue;
    const isOutside = code === "type-arm/outside-type";
    if (isOutside) until = nextType(span.source.text, span.end);
    if (!isOutside || kept.length === 0) kept.push(diagnostic);
  }
  return kept;
}

/** The offset of the next line that begins a type. */
function nextType(text: string, from: number): number {
  const begin = /^type\s/gm;
  begin.lastIndex = from;
  return begin.exec(text)?.index ?? text.length;
}
