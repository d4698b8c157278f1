import { createSpan, replacement, words, spanText } from "@cairn/diagnostics";
import { declare, parentOf, rule, spanOf } from "./rule.js";

const illegalAppend = declare("illegal-append", {
  severity: "error",
  message: words`\`+>\` cannot set \`${"name"}\` here: there is no value yet to append to`,
  help: words`write \`=>\`; \`+>\` is for overrides (\`File['/a'] { … }\`) and collectors`,
  page: {
    why: `\`+>\` appends to a parameter's existing value. A resource that is being declared has no values yet; an override or a collector
applies to one that does.`,
    failing: { "site.pp": "file { '/a': require +> File['/b'] }\nfile { '/b': }\n" },
    repaired: { "site.pp": "file { '/a': require => File['/b'] }\nfile { '/b': }\n" },
  },
});

const spreadTwiceWords = declare("spread-twice", {
  severity: "error",
  message: words`\`* =>\` occurs twice in one body`,
  help: words`add the hashes: \`* => $one + $other\``,
  page: {
    why: `\`* => hash\` may occur once in a body. Two hashes can be added first; for a key that both have, the right one wins.`,
    failing: {
      "site.pp": "$one = { mode => '0644' }\n$two = { owner => 'root' }\nfile { '/a': * => $one, * => $two }\n",
    },
    repaired: { "site.pp": "$one = { mode => '0644' }\n$two = { owner => 'root' }\nfile { '/a': * => $one + $two }\n" },
  },
});

/** `+>` extends an existing value: it is allowed in an override or a collector. */
export const appendedAttribute = rule(illegalAppend, ["attribute"], (node, context) => {
  const parent = parentOf(context)!;
  if (node.operator !== "+>" || parent.kind === "collector" || parent.kind === "resource-override") return;
  const span = spanOf(node, context);
  const at = context.source.text.indexOf("+>", span.start);
  const fixes = [replacement(createSpan(context.source, at, at + 2), "=>")];
  context.report(illegalAppend.create(span, { name: node.name }, { fixes }));
});

/** `* =>` may occur once in a body. */
export const spreadTwice = rule(spreadTwiceWords, ["resource-body"], ({ attributes }, context) => {
  let before: (typeof attributes)[number] | undefined;
  for (const attribute of attributes) {
    if (attribute.kind !== "attributes") continue;
    if (before) {
      const between = spanOf({ start: before.end, end: attribute.value.start }, context);
      const fixes = /^\s*,\s*\*\s*=>\s*$/.test(spanText(between))
        ? [replacement(between, " + ", "add the hashes")]
        : [];
      context.report(spreadTwiceWords.create(spanOf(attribute, context), {}, { fixes }));
    }
    before = attribute;
  }
});
