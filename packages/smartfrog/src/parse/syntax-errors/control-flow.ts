import { createSpan } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { mayBeginStatement } from "./context.js";

const help =
  "this language has no conditions and no loops: write the attributes themselves; variants are prototypes, of which `name extends …` takes one";

/** The most tokens between the word and its `{`. */
const mostTokens = 50;

/** `if debug {`, `for x in y {`: what is in the braces is parsed as a component. */
export function repairControlFlow(token: number, repairer: TokenRepairer): boolean {
  const { source, tokens } = repairer;
  const word = tokens.textOf(token);
  if (!/^(?:if|unless|for|foreach|while|switch|case)$/.test(word) || !mayBeginStatement(repairer)) return false;
  const [start, end] = [tokens.start(token), tokens.end(token)];
  const [head] = /^\w+[ \t]*[^\s{;][^{};\r\n]{0,500}(?=\{)/.exec(source.text.slice(start, start + 600)) ?? [];
  if (head === undefined || /^\w+\s+extends\b/.test(head)) return false;
  let brace = token + 1;
  while (tokens.type(brace) !== T.OPEN_BRACE && brace < token + mostTokens) brace++;
  if (tokens.type(brace) !== T.OPEN_BRACE) return false;
  const words = { expected: "an attribute", after: "", found: quote(word) };
  repairer.report(catalogue.create.syntax(createSpan(source, start, end), words, { help }));
  repairer.keep(token);
  repairer.put(T.EXTENDS, end);
  repairer.continueAt(brace);
  return true;
}
