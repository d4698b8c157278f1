import { createSpan, type Span, replacement, removal } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { endsBasicValue, isPrototype, mustBeginValue } from "./context.js";
import { beginsStatement, followsSign } from "./lookahead.js";

/** A `,` between two statements, outside vectors. */
export function repairComma(token: number, repairer: TokenRepairer): void {
  const { brackets, tokens } = repairer;
  const before = repairer.kept(1);
  // Checked first: looking back over all prototypes after each of them would be quadratic.
  if (!beginsStatement(token + 1, tokens)) return repairer.keep(token);
  const behindPrototype = before === T.CLOSE_BRACE || (before === T.NAME && isPrototype(repairer));
  const behindValue =
    endsBasicValue.has(before) || (before === T.NAME && !behindPrototype && !mustBeginValue(repairer));
  if (!(behindPrototype ? beginsStatement(token + 1, tokens, true) : behindValue)) return repairer.keep(token);
  const span = createSpan(repairer.source, tokens.start(token), tokens.end(token));
  const isSaid = followsSign(token - 1, tokens, brackets.partners) || repairer.isDoubtfulHere();
  if (!isSaid) repairer.report(behindPrototype ? trailing(span) : semicolonInstead(span, repairer));
  if (!behindPrototype) repairer.put(T.SEMICOLON, span.start, span.end);
}

function trailing(span: Span) {
  const fixes = [removal(span, "remove `,`")];
  return catalogue.create["trailing-comma"](span, { item: "a prototype" }, { fixes });
}

function semicolonInstead(span: Span, repairer: TokenRepairer) {
  const fixes = [replacement(span, ";", "write `;` instead of `,`")];
  const details = { fixes, help: "write `;` instead of `,`: each attribute ends with `;`" };
  const after = ` after ${quote(repairer.keptText())}`;
  return catalogue.create["missing-semicolon"](span, { after, what: "the value" }, details);
}
