import { replacement } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import type { TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../../diagnostics/index.js";
import { isAdjacent, spanOf, valueEnds, type Mistake } from "./mistake.js";

const { create } = catalogue;

/** `else if`, as in other languages. */
export const elseIf: Mistake = (token, repairer) => {
  const { tokens } = repairer;
  if (tokens.type(token) !== T.ELSE || tokens.type(token + 1) !== T.IF) return false;
  const span = spanOf(repairer, token, token + 1);
  repairer.report(create["else-if"](span, {}, { fixes: [replacement(span, "elsif")] }));
  repairer.put(T.ELSIF, span.start, span.end);
  repairer.continueAt(token + 2);
  return true;
};

const otherElsif = /^(?:elif|elseif|elsf|elseIf)$/;

/** `elif`, as in other languages. */
export const otherElseIf: Mistake = (token, repairer) => {
  const word = repairer.tokens.textOf(token);
  if (repairer.kept(1) !== T.CLOSE_BRACE || !otherElsif.test(word)) return false;
  const span = spanOf(repairer, token);
  const words = { problem: `\`${word}\` is not a word of Puppet` };
  repairer.report(
    create["foreign-syntax"](span, words, { help: "write `elsif`", fixes: [replacement(span, "elsif")] }),
  );
  repairer.keep(token, T.ELSIF);
  return true;
};

/** `=` where a condition compares. */
export const assignmentInCondition: Mistake = (token, repairer) => {
  if (repairer.tokens.type(token) !== T.ASSIGN || !isInCondition(token, repairer)) return false;
  const span = spanOf(repairer, token);
  repairer.report(create["assignment-in-condition"](span, {}, { fixes: [replacement(span, "==")] }));
  repairer.keep(token, T.EQUAL);
  return true;
};

const farthest = 200;
const conditions = new Set<number>([T.IF, T.ELSIF, T.UNLESS]);
const otherwise = new Set<number>([
  ...[T.BODY_OPEN, T.OPEN_BRACE, T.CLOSE_BRACE, T.SEMICOLON, T.OPEN_PAREN, T.CALL_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN],
]);

/** Whether the word that begins a condition precedes a token, without a brace between them; brackets are skipped. */
function isInCondition(token: number, { brackets, tokens }: TokenRepairer): boolean {
  for (let at = token - 1; at >= Math.max(0, token - farthest); at--) {
    const type = tokens.type(at);
    if (conditions.has(type)) return true;
    const partner = brackets.partners[at]!;
    if (type !== T.CLOSE_BRACE && partner >= 0 && partner < at) at = partner;
    else if (otherwise.has(type)) return false;
  }
  return false;
}

/** `&&` and `||`, as in other languages. */
export const foreignOperator: Mistake = (token, repairer) => {
  const { tokens } = repairer;
  const written = tokens.textOf(token) + tokens.textOf(token + 1);
  if (!isAdjacent(repairer, token) || !valueEnds.has(repairer.kept(1))) return false;
  const isOr = written === "||" && tokens.type(token + 2) !== T.BODY_OPEN && tokens.type(token + 2) !== T.OPEN_BRACE;
  if (written !== "&&" && !isOr) return false;
  const span = spanOf(repairer, token, token + 1);
  const word = isOr ? "or" : "and";
  repairer.report(
    create["foreign-operator"](
      span,
      { operator: written, word },
      { fixes: [replacement(span, spaced(word, repairer, span))] },
    ),
  );
  repairer.put(isOr ? T.OR : T.AND, span.start, span.end);
  repairer.continueAt(token + 2);
  return true;
};

/** A word needs blanks around it where an operator sign needs none. */
function spaced(
  word: string,
  { source: { text } }: TokenRepairer,
  { start, end }: { start: number; end: number },
): string {
  const [before, after] = [/\s/.test(text[start - 1] ?? " "), /\s/.test(text[end] ?? " ")];
  return (before ? "" : " ") + word + (after ? "" : " ");
}
