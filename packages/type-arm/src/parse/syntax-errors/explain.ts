/** This language's additions to puppet-core's syntax errors: messages for common mistakes. */
import { removal, type Diagnostic, type Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { expectedWords, explainBracket, helpFor, spanOfToken } from "@cairn/puppet-core/syntax-errors";
import type { Complaint, Explain, Tokens } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { typeFixes } from "./type-fixes.js";
import { explainMistake } from "./mistakes.js";
import { explainOutside } from "./outside-type.js";

const foreign = new Set<number>([T.CLASS, T.CLASS_RESOURCE, T.DEFINE, T.NODE, T.FUNCTION]);

/** A more specific message than the expected tokens, if one applies. */
export const explain: Explain = (complaint, tokens, source) =>
  explainForeign(complaint, tokens, source) ??
  explainNextType(complaint, tokens, source) ??
  explainOutside(complaint, tokens, source) ??
  explainMistake(complaint, tokens, source) ??
  explainStrayBrace(complaint, tokens, source) ??
  explainBracket(complaint, tokens, source, catalogue.create) ??
  explainAnything(complaint, tokens, source);

/** Handles `class`, `define` and the like. */
function explainForeign({ token }: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  if (!foreign.has(tokens.type(token))) return undefined;
  const isClass = tokens.type(token) === T.CLASS && tokens.textOf(token + 2) === "{";
  const help = isClass
    ? `write \`type ${tokens.textOf(token + 1)} { … }\` for a type; classes belong in a Puppet manifest`
    : undefined;
  const word = tokens.textOf(token);
  const span = spanOfToken(token, tokens, source);
  return catalogue.create["not-a-definition"](span, { word }, { help, fixes: typeFixes(span) });
}

/** A definition that begins inside another one, which isn't closed. */
function explainNextType(complaint: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  const { token, unclosed, words } = complaint;
  if (tokens.type(token) !== T.TYPE || !isClosable(complaint, tokens)) return undefined;
  const isBrace = unclosed >= 0 && braces.has(tokens.type(unclosed));
  const labels = isBrace ? [{ span: spanOfToken(unclosed, tokens, source), message: "this one may be unclosed" }] : [];
  const said = { expected: "`}`", after: words.after, found: words.found };
  const help = "write `}` before it: a type is not defined inside another one";
  return catalogue.create.syntax(spanOfToken(token, tokens, source), said, { labels, help });
}

/** A `}` where nothing is open. */
function explainStrayBrace({ expected, token, unclosed }: Complaint, tokens: Tokens, source: Source) {
  if (tokens.type(token) !== T.CLOSE_BRACE || unclosed >= 0 || expected.has(T.CLOSE_BRACE)) return undefined;
  const span = spanOfToken(token, tokens, source);
  if (expected.has(T.ABSTRACT) || !expected.has(T.TYPE)) return undefined;
  const help = "remove it, or write the `{` that it closes";
  return catalogue.create["foreign-syntax"](
    span,
    { problem: "this `}` closes nothing" },
    { help, fixes: [removal(span)] },
  );
}

const braces = new Set<number>([T.OPEN_BRACE, T.BODY_OPEN]);
const closers = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN]);

/** Whether a brace would be valid before the token. */
function isClosable({ expected, token, unclosed }: Complaint, tokens: Tokens): boolean {
  if (expected.has(T.ABSTRACT)) return true;
  return unclosed >= 0 && (expected.has(T.CLOSE_BRACE) || closers.has(tokens.type(token - 1)));
}

function explainAnything(complaint: Complaint, tokens: Tokens, source: Source): Diagnostic {
  const { token, words, expected } = complaint;
  const wanted = memberWords(expected) ?? inOurWords(expectedWords(expected));
  const said = { expected: wanted, after: words.after, found: words.found };
  const help = expected.has(T.ABSTRACT) ? MEMBERS : inOurWords(helpFor(complaint, tokens));
  return catalogue.create.syntax(spanOfToken(token, tokens, source), said, { help });
}

function memberWords(expected: ReadonlySet<number>): string | undefined {
  if (expected.has(T.ABSTRACT)) return "`attr`, `has`, `invariant`, `abstract` or `}`";
  return expected.has(T.FEATURE) ? "a name" : undefined;
}

/** What Puppet calls attributes are settings here. */
function inOurWords(text: string): string {
  return text.replace("an attribute", "a setting").replace("attributes", "settings");
}

const MEMBERS = 'write `attr name, String`, `has name, Other::Type` or `invariant "title" { … }`';
