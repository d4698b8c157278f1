import { createSpan, didYouMean, replacement } from "@cairn/diagnostics";
import type { TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { mayBeginStatement, mustBeginValue } from "./context.js";

/** `# a comment`, as in many other languages: skipped up to the end of the line. */
export function repairHashComment(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const start = tokens.start(token);
  const comment = /^(#+)([^\r\n]*)/.exec(source.text.slice(start, start + 1000));
  if (comment === null || mustBeginValue(repairer)) return false;
  const [, marks, words] = comment as unknown as [string, string, string];
  const word = /^[A-Za-z]+/.exec(words)?.[0];
  if (word !== undefined && (word === "include" || didYouMean(word, ["include"]).length > 0)) return false;
  if (word !== undefined && !mayBeginStatement(repairer)) return false;
  const span = createSpan(source, start, start + marks.length);
  const fixes = [replacement(span, "//")];
  repairer.report(catalogue.create["hash-comment"](span, { marks }, { fixes }));
  const lineEnd = /[\r\n]|$/.exec(source.text.slice(start))!.index;
  repairer.continueAtOffset(token + 1, start + lineEnd);
  return true;
}
