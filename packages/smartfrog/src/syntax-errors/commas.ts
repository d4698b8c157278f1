import { createSpan, type Span } from "@cairn/diagnostics";
import { quote, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { endsBasicValue, isPrototype, mustBeginValue } from "./context.js";
import { removal } from "./removal.js";
import { beginsStatement, followsSign } from "./lookahead.js";

/** A `,` between two statements, outside vectors. */
export function mendComma(token: number, mender: Mender): void {
  const { brackets, tokens } = mender;
  const before = mender.kept(1);
  // Checked first: looking back over all prototypes after each of them would be quadratic.
  if (!beginsStatement(token + 1, tokens)) return mender.keep(token);
  const behindPrototype = before === T.CLOSE_BRACE || (before === T.NAME && isPrototype(mender));
  const behindValue = endsBasicValue.has(before) || (before === T.NAME && !behindPrototype && !mustBeginValue(mender));
  if (!(behindPrototype ? beginsStatement(token + 1, tokens, true) : behindValue)) return mender.keep(token);
  const span = createSpan(mender.source, tokens.start(token), tokens.end(token));
  const isSaid = followsSign(token - 1, tokens, brackets.partners) || mender.isDoubtfulHere();
  if (!isSaid) mender.report(behindPrototype ? trailing(span) : replacement(span, mender));
  if (!behindPrototype) mender.put(T.SEMICOLON, span.start, span.end);
}

function trailing(span: Span) {
  const fixes = [{ label: "remove `,`", edits: [removal(span.source, span.start, span.end)] }];
  return catalogue.create["trailing-comma"](span, { item: "a prototype" }, { fixes });
}

function replacement(span: Span, mender: Mender) {
  const fixes = [{ label: "write `;` instead of `,`", edits: [{ span, text: ";" }] }];
  const details = { fixes, help: "write `;` instead of `,`: each attribute ends with `;`" };
  const after = ` after ${quote(mender.keptText())}`;
  return catalogue.create["missing-semicolon"](span, { after, what: "the value" }, details);
}
