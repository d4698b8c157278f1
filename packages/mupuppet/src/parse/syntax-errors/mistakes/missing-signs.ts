import { createSpan, replacement } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../../diagnostics/index.js";
import { insertionAt, isAdjacent, keys, spanOf, valueEnds, type Mistake } from "./mistake.js";

const { create } = catalogue;

/** A value directly followed by the next name with its `=>`: a comma is missing, or the colon after a title. */
export const missingSign: Mistake = (token, repairer) => {
  const { tokens } = repairer;
  if (!beginsEntry(token, repairer) || !valueEnds.has(repairer.kept(1))) return false;
  const first = beginOfValue(token - 1, repairer);
  const isTitle = beginsBody(first, repairer);
  const sign = isTitle ? ":" : ",";
  const { fixes, span } = insertionAt(repairer, repairer.keptEnd(), sign);
  const after = quote(tokens.text.slice(tokens.start(first), tokens.end(token - 1)));
  const next = tokens.textOf(token);
  repairer.report(
    isTitle
      ? create["missing-colon"](span, { title: after }, { fixes })
      : create["missing-comma"](span, { after, next: quote(next) }, { fixes }),
  );
  repairer.put(isTitle ? T.COLON : T.COMMA, repairer.keptEnd());
  repairer.keep(token);
  return true;
};

/** An entry begins with a name, or in a hash with a string or a number, before an arrow. */
function beginsEntry(token: number, { tokens }: TokenRepairer): boolean {
  const type = tokens.type(token);
  if (keys.has(type)) return true;
  const mayBeKey = type === T.STRING || type === T.PLAIN_STRING || type === T.NUMBER;
  return mayBeKey && tokens.type(token + 1) === T.ARROW;
}

const farthest = 200;

/** The first token of the value that ends with `last`, if it could be a title. */
function beginOfValue(last: number, { brackets, tokens }: TokenRepairer): number {
  if (tokens.type(last) === T.CLOSE_BRACKET) return Math.max(0, brackets.partners[last] ?? last);
  if (tokens.type(last) !== T.STRING_CLOSE) return last;
  let first = last;
  while (first > Math.max(0, last - farthest) && tokens.type(first) !== T.STRING_OPEN) first--;
  return first;
}

const beforeBody = new Set<number>([T.NAME, T.WORD, T.CLASS_RESOURCE]);

/** Whether a value is in the position of a resource's title. */
function beginsBody(first: number, { tokens }: TokenRepairer): boolean {
  const before = tokens.type(first - 1);
  return before === T.BODY_OPEN && beforeBody.has(tokens.type(first - 2));
}

const beforeAttribute = new Set<number>([T.COLON, T.COMMA, T.SEMICOLON]);
const beginsValue = new Set<number>([T.STRING, T.PLAIN_STRING, T.STRING_OPEN, T.NUMBER, T.VARIABLE, T.TRUE, T.FALSE]);

/** An attribute with a sign other than `=>` after its name, or with none. */
export const missingArrow: Mistake = (token, repairer) => {
  const { source, tokens } = repairer;
  if (!isAttribute(token, repairer)) return false;
  const sign = tokens.type(token + 1);
  const isSign = sign === T.ASSIGN || (sign === T.COLON && repairer.kept(1) === T.COMMA);
  if (!isSign && !beginsValue.has(sign)) return false;
  if (tokens.type(token + 2) === T.BODY_OPEN || tokens.type(token + 2) === T.OPEN_BRACE) return false;
  const end = tokens.end(token);
  const span = isSign ? spanOf(repairer, token + 1) : createSpan(source, end, end);
  const text = `${isSign && end < span.start ? "" : " "}=>${isSign && isAdjacent(repairer, token + 1) ? " " : ""}`;
  const words = { name: quote(tokens.textOf(token)), found: quote(tokens.textOf(token + 1)) };
  const fixes = [replacement(span, text, "write `=>`")];
  repairer.report(create["missing-arrow"](spanOf(repairer, token + 1), words, { fixes }));
  repairer.keep(token, T.NAME_KEY);
  repairer.put(T.ARROW, span.start, span.end);
  if (isSign) repairer.continueAt(token + 2);
  return true;
};

/** A name directly in the braces of a resource, after its title or another attribute. */
function isAttribute(token: number, repairer: TokenRepairer): boolean {
  const { tokens } = repairer;
  if (!/^[a-z]\w*$/.test(tokens.textOf(token)) || !beforeAttribute.has(repairer.kept(1))) return false;
  const around = repairer.around(token);
  return tokens.type(around) === T.BODY_OPEN && beforeBody.has(tokens.type(around - 1));
}
