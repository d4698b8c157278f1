/**
 * What this language adds to the syntax errors of puppet-core: messages for common mistakes in manifests, and the error
 * recovery after which parsing continues.
 */
import { createSpan, replacement, type Diagnostic, type Fix, type Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { expectedWords, explainBracket, helpFor, spanOfToken } from "@cairn/puppet-core/syntax-errors";
import { closeByIndentation, quote, type Complaint, type Explain, type Tokens } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { meantSign } from "./meant-sign.js";
import { MuPuppetParser as P } from "../../generated/MuPuppetParser.js";

type Case = (complaint: Complaint, tokens: Tokens, source: Source) => Diagnostic | undefined;

/** A more specific message than what would fit, if possible: that of the first matching case. */
export const explain: Explain = (complaint, tokens, source) => {
  for (const explainCase of cases) {
    const diagnostic = explainCase(complaint, tokens, source);
    if (diagnostic) return diagnostic;
  }
  return undefined;
};

/** A name or keyword in place of an attribute, without `=>` after it. */
const missingArrow: Case = ({ token, previous, rules }, tokens, source) => {
  const name = tokens.textOf(token);
  const inBody = rules[0] === P.RULE_tail || rules[0] === P.RULE_resource;
  if (!inBody || !beforeAttribute.has(tokens.type(previous)) || token + 1 >= tokens.count) return undefined;
  if (!/^[a-z:][a-z0-9_:]*$/.test(name) || name === "true" || name === "false") return undefined;
  if (statements.has(tokens.type(token)) && tokens.type(token + 1) !== T.ASSIGN) return openBody(token, tokens, source);
  const span = spanOfToken(token + 1, tokens, source);
  const words = { name: quote(name), found: quote(tokens.textOf(token + 1)) };
  return catalogue.create["missing-arrow"](span, words, { fixes: arrowFix(token, tokens, source) });
};

const notArrows = new Set<number>([T.ASSIGN, T.COLON, T.BEFORE, T.GREATER_OR_EQUAL, T.EQUAL]);

/** Another sign in place of the arrow, or none before a value. */
function arrowFix(name: number, tokens: Tokens, source: Source): Fix[] {
  const isSign = notArrows.has(tokens.type(name + 1));
  const place = isSign ? spanOfToken(name + 1, tokens, source) : createSpan(source, tokens.end(name), tokens.end(name));
  const blank = isSign && tokens.end(name) < place.start ? "" : " ";
  const text = `${blank}=>${isSign && tokens.end(name + 1) === tokens.start(name + 2) ? " " : ""}`;
  return [replacement(place, text, "write `=>`")];
}

/** Words that begin a statement: in place of an attribute they mean that the preceding resource isn't closed. */
const statements = new Set<number>([T.IF, T.UNLESS, T.CASE, T.CLASS, T.DEFINE, T.NODE, T.FUNCTION]);

function openBody(token: number, tokens: Tokens, source: Source): Diagnostic | undefined {
  let open = token - 1;
  for (let depth = 0; open >= 0; open--) {
    if (tokens.type(open) === T.CLOSE_BRACE) depth++;
    else if ((tokens.type(open) === T.BODY_OPEN || tokens.type(open) === T.OPEN_BRACE) && depth-- === 0) break;
  }
  if (open < 0) return undefined;
  const labels = [{ span: spanOfToken(token, tokens, source), message: "it should be closed before this" }];
  const fixes = [{ label: "insert `}`", edits: [closeByIndentation(tokens, source, open, "}")] }];
  const words = { bracket: "{", closing: "}", found: quote(tokens.textOf(token)) };
  return catalogue.create["unclosed-bracket"](spanOfToken(open, tokens, source), words, { labels, fixes });
}

const beforeAttribute = new Set<number>([T.COLON, T.COMMA, T.BODY_OPEN]);

const nameWanted: Case = ({ token, expected }, tokens, source) => {
  const isName = expected.has(T.NAME) && expected.has(T.WORD) && !expected.has(T.VARIABLE);
  const type = tokens.type(token);
  if (!isName || (type !== T.STRING && type !== T.PLAIN_STRING)) return undefined;
  const span = spanOfToken(token, tokens, source);
  const written = tokens.textOf(token);
  const name = /^(['"])([a-z]\w*(?:::[a-z]\w*)*)\1$/.exec(written)?.[2];
  const fixes = name === undefined ? [] : [replacement(span, name)];
  return catalogue.create["quoted-name"](span, { name: quote(written) }, { fixes });
};

const reservedWord: Case = ({ token, expected }, tokens, source) => {
  const word = tokens.textOf(token);
  const type = tokens.type(token);
  const isReserved = type === T.ATTR || type === T.PRIVATE || (/^[a-z]+$/.test(word) && !expected.has(T.IF));
  const wasNamed = type !== T.NAME && type !== T.NAME_KEY && type !== T.WORD && expected.has(T.NAME);
  if (!isReserved || !wasNamed) return undefined;
  const place = spanOfToken(token, tokens, source);
  return catalogue.create["reserved-word"](place, { word }, { fixes: [replacement(place, `${word}_`)] });
};

const anythingElse: Case = (complaint, tokens, source) => {
  const { token, words, expected } = complaint;
  const span = spanOfToken(token, tokens, source);
  const help = helpFor(complaint, tokens);
  const said = { expected: expectedWords(expected), after: words.after, found: words.found };
  return catalogue.create.syntax(span, said, meantSign(complaint, tokens, source) ?? { help });
};

const unclosedBracket: Case = (complaint, tokens, source) =>
  explainBracket(complaint, tokens, source, catalogue.create);

const cases: readonly Case[] = [missingArrow, unclosedBracket, nameWanted, reservedWord, anythingElse];
