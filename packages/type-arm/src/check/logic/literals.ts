import { words, replacement } from "@cairn/diagnostics";
import { patternProblem } from "@cairn/puppet-core/patterns";
import { declare, spanIn } from "../rule.js";
import { attribute } from "../../diagnostics/example-attribute.js";
import { parentOf, ruleFor } from "./walk.js";

const integerRangeWords = declare("integer-range", {
  severity: "error",
  message: words`${"number"} does not fit in 64 bits`,
  help: words`integers range from -9223372036854775808 to 9223372036854775807`,
  page: {
    why: `Integers are signed 64-bit numbers, as in Puppet and as Ecore's long.`,
    failing: { "number.pp": "$many = 9223372036854775808\n" },
    repaired: { "number.pp": "$many = 9223372036854775807\n" },
  },
});

const badPatternWords = declare("bad-pattern", {
  severity: "error",
  message: words`invalid regular expression: ${"why"}`,
  help: words`write it in Ruby's syntax; escape special characters with \`\\\``,
  page: {
    why: `Regular expressions are those of Ruby, which Puppet runs on. They are parsed when the types are checked, so that an invalid one is found
before any object is created.`,
    failing: attribute("check => { $name =~ /root/i }"),
    repaired: attribute("check => { $name =~ /(?i:root)/ }"),
  },
});

const nilWordWords = declare("nil-word", {
  severity: "warning",
  message: words`\`${"word"}\` is the string "${"word"}" here, and a string rejects the value with itself as the message`,
  help: words`write \`undef\` for no value`,
  page: {
    why: `The specification's table says that a check which returns \`nil\` accepts the value. That is Ruby's nil; Puppet's undefined value is \`undef\`, and a
bare word is a string. A check that returns a string rejects the value, with the string as its message.`,
    failing: attribute("check => { if $name == '' { 'empty' } else { nil } }"),
    repaired: attribute("check => { if $name == '' { 'empty' } else { undef } }"),
  },
});

const largest = 2n ** 63n - 1n;

/** Integers have 64 bits; the smallest one is written as a minus before a literal that is one too large. */
export const integerRange = ruleFor(integerRangeWords, ["integer"], (node, context) => {
  const parent = parentOf(context);
  const isNegative = parent?.kind === "unary" && parent.operator === "-";
  if (node.value <= (isNegative ? largest + 1n : largest)) return;
  const { place, report } = context;
  const span = spanIn(place.source, node);
  const fixes = [replacement(span, String(isNegative ? largest + 1n : largest), "write the nearest number that fits")];
  report(integerRangeWords.create(span, { number: String(node.value) }, { fixes }));
});

/** Regular expressions are Ruby's, and are parsed before they are used. */
export const badPattern = ruleFor(badPatternWords, ["regex"], (node, { place, report }) => {
  const options = /^[a-z]+/i.exec(place.source.text.slice(node.end, node.end + 20))?.[0];
  if (options !== undefined) {
    const span = spanIn(place.source, { start: node.start, end: node.end + options.length });
    const why = `unexpected \`${options}\` after its last \`/\`; options are written inside: \`/(?i:…)/\``;
    const body = place.source.text.slice(node.start + 1, node.end - 1);
    const fixes = /^[imx]+$/.test(options) ? [replacement(span, `/(?${options}:${body})/`)] : [];
    return report(badPatternWords.create(span, { why }, { fixes }));
  }
  const why = patternProblem(node.pattern);
  if (why !== undefined) report(badPatternWords.create(spanIn(place.source, node), { why }));
});

/** The undefined value in other languages. */
const nilWords: ReadonlySet<string> = new Set(["nil", "null"]);

/** `nil` isn't a keyword of Puppet: it is a string, and therefore a message (slip S16). */
export const nilWord = ruleFor(nilWordWords, ["name"], (node, context) => {
  const parent = parentOf(context);
  if (!nilWords.has(node.value) || parent?.kind === "access" || parent?.kind === "hash") return;
  const { place, report } = context;
  const span = spanIn(place.source, node);
  const fixes = [replacement(span, "undef")];
  report(nilWordWords.create(span, { word: node.value }, { fixes }));
});
