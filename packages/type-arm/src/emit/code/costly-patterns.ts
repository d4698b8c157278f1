import { createSpan } from "@cairn/diagnostics";
import { nodesOf } from "../../ast/children.js";
import { allLogic } from "../../logic/used-functions.js";
import type { Logic, Model } from "../../model/index.js";
import { costOf } from "../../regexp/cost.js";
import { tokensOf } from "../../regexp/tokens.js";
import type { NotCarried } from "../target.js";

/** What targets that search with Ruby's own regular expressions, as Puppet does, can't represent. */
export function costlyPatterns(model: Model): readonly NotCarried[] {
  return [...allLogic(model)].flatMap((logic) => costlyPatternsOf(logic, "Ruby"));
}

/** The costly patterns of one piece of logic, with its name. */
export function costlyPatternsOf({ body, source }: Logic, who: string): readonly NotCarried[] {
  const found: NotCarried[] = [];
  for (const node of nodesOf(body)) {
    if (node.kind !== "regex" || !costOf(tokensOf(node.pattern)).isExponential) continue;
    const span = createSpan(source, node.start, node.end);
    const what = `a bound for the time of \`/${node.pattern}/\``;
    found.push({ what, why: `${who} may search for ever where a repetition repeats another one`, span });
  }
  return found;
}
