import { patternProblem } from "@cairn/puppet-core/patterns";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn } from "../rule.js";
import { parentOf, ruleFor } from "./walk.js";

const largest = 2n ** 63n - 1n;

/** Integers have 64 bits; the smallest one is written as a minus before a literal that is one too large. */
export const integerRange = ruleFor(["integer"], (node, context) => {
  const parent = parentOf(context);
  const isNegative = parent?.kind === "unary" && parent.operator === "-";
  if (node.value <= (isNegative ? largest + 1n : largest)) return;
  const { place, report } = context;
  report(catalogue.create["integer-range"](spanIn(place.source, node), { number: String(node.value) }));
});

/** Regular expressions are Ruby's, and are parsed before they are used. */
export const badPattern = ruleFor(["regex"], (node, { place, report }) => {
  const options = /^[a-z]+/i.exec(place.source.text.slice(node.end, node.end + 20))?.[0];
  if (options !== undefined) {
    const span = spanIn(place.source, { start: node.start, end: node.end + options.length });
    const why = `unexpected \`${options}\` after its last \`/\`; options are written inside: \`/(?i:…)/\``;
    return report(catalogue.create["bad-pattern"](span, { why }));
  }
  const why = patternProblem(node.pattern);
  if (why !== undefined) report(catalogue.create["bad-pattern"](spanIn(place.source, node), { why }));
});

/** The undefined value in other languages. */
const nilWords: ReadonlySet<string> = new Set(["nil", "null"]);

/** `nil` isn't a keyword of Puppet: it is a string, and therefore a message (slip S16). */
export const nilWord = ruleFor(["name"], (node, context) => {
  const parent = parentOf(context);
  if (!nilWords.has(node.value) || parent?.kind === "access" || parent?.kind === "hash") return;
  const { place, report } = context;
  const span = spanIn(place.source, node);
  const fixes = [{ label: "write `undef`", edits: [{ span, text: "undef" }] }];
  report(catalogue.create["nil-word"](span, { word: node.value }, { fixes }));
});
