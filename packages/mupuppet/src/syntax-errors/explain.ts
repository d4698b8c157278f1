import type { Diagnostic, Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { expectedWords, explainBracket, helpFor, placeOf } from "@cairn/puppet-core/syntax-errors";
import { quote, type Complaint, type Explain, type Tokens } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { MuPuppetParser as P } from "../generated/MuPuppetParser.js";

type Case = (complaint: Complaint, tokens: Tokens, source: Source) => Diagnostic | undefined;

/** Says more than what would fit, where that can be told: the first case that knows something speaks. */
export const explain: Explain = (complaint, tokens, source) => {
  for (const explainCase of cases) {
    const diagnostic = explainCase(complaint, tokens, source);
    if (diagnostic) return diagnostic;
  }
  return undefined;
};

/** A name or keyword where an attribute is wanted, without `=>` behind it. */
const missingArrow: Case = ({ token, previous, rules }, tokens, source) => {
  const name = tokens.textOf(token);
  const inBody = rules[0] === P.RULE_tail || rules[0] === P.RULE_resource;
  if (!inBody || !beforeAttribute.has(tokens.type(previous)) || token + 1 >= tokens.count) return undefined;
  if (!/^[a-z:][a-z0-9_:]*$/.test(name) || name === "true" || name === "false") return undefined;
  const said = { expected: "`=>`", after: ` after ${quote(name)}`, found: quote(tokens.textOf(token + 1)) };
  const help = "attributes are written `name => value`, with commas between them";
  return catalogue.create.syntax(placeOf(token + 1, tokens, source), said, { help });
};

const beforeAttribute = new Set<number>([T.COLON, T.COMMA, T.BODY_OPEN]);

const nameWanted: Case = ({ token, expected }, tokens, source) => {
  const isName = expected.has(T.NAME) && expected.has(T.WORD) && !expected.has(T.VARIABLE);
  const type = tokens.type(token);
  if (!isName || (type !== T.STRING && type !== T.PLAIN_STRING)) return undefined;
  return catalogue.create["quoted-name"](placeOf(token, tokens, source), { name: quote(tokens.textOf(token)) });
};

const reservedWord: Case = ({ token, expected }, tokens, source) => {
  const word = tokens.textOf(token);
  const type = tokens.type(token);
  const isReserved = type === T.ATTR || type === T.PRIVATE || (/^[a-z]+$/.test(word) && !expected.has(T.IF));
  const wasNamed = type !== T.NAME && type !== T.NAME_KEY && type !== T.WORD && expected.has(T.NAME);
  if (!isReserved || !wasNamed) return undefined;
  return catalogue.create["reserved-word"](placeOf(token, tokens, source), { word });
};

const anythingElse: Case = (complaint, tokens, source) => {
  const { token, words, expected } = complaint;
  const span = placeOf(token, tokens, source);
  const help = helpFor(complaint, tokens);
  const said = { expected: expectedWords(expected), after: words.after, found: words.found };
  return catalogue.create.syntax(span, said, { help });
};

const unclosedBracket: Case = (complaint, tokens, source) =>
  explainBracket(complaint, tokens, source, catalogue.create);

const cases: readonly Case[] = [missingArrow, unclosedBracket, nameWanted, reservedWord, anythingElse];
