import { createSpan, removal, replacement } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { quote } from "@cairn/syntax";
import { catalogue } from "../../../diagnostics/index.js";
import { spanOf, type Mistake } from "./mistake.js";

const { create } = catalogue;

/** A closing bracket without an opening one; after another open bracket it may be meant to close that. */
export const unmatchedBracket: Mistake = (token, repairer) => {
  if (!repairer.brackets.isUnmatched(token) || repairer.brackets.unclosedBefore(token) >= 0) return false;
  const span = spanOf(repairer, token);
  repairer.reportUnlessDoubtful(
    create["unmatched-bracket"](span, { bracket: repairer.tokens.textOf(token) }, { fixes: [removal(span)] }),
  );
  return true;
};

const quoted =
  /[\u201c-\u201e\u00ab]([^\u201c-\u201f\u00ab\u00bb\r\n'\\]*)[\u201c-\u201f\u00bb]|[\u2018-\u201a]([^\u2018-\u201b\r\n'\\]*)[\u2018\u2019]/y;

/** Typographic quotes around a string. */
export const typographicQuotes: Mistake = (token, repairer) => {
  const { source, tokens } = repairer;
  quoted.lastIndex = tokens.start(token);
  const found = quoted.exec(source.text);
  if (!found) return false;
  const span = createSpan(source, tokens.start(token), quoted.lastIndex);
  const text = `'${found[1] ?? found[2]}'`;
  const help = "write straight quotes: `'` or `\"`";
  repairer.report(
    create["unexpected-character"](
      span,
      { characters: quote(found[0][0]!) },
      { help, fixes: [replacement(span, text)] },
    ),
  );
  repairer.put(T.STRING, span.start, span.end);
  repairer.continueAtOffset(token, span.end);
  return true;
};
