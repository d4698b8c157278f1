import { words, withoutLines } from "@cairn/diagnostics";
import { typeRule, declare, spanIn } from "../rule.js";

const declared = declare("duplicate-type", {
  severity: "error",
  message: words`the type ${"name"} is defined twice`,
  help: words`give one of them another name; the case of each word's first letter and a leading \`::\` don't matter`,
  page: {
    why: `A name denotes one type in all programs that are compiled together. A definition may be written in any case and a reference capitalises
each word, so \`net::host\` and \`Net::Host\` are one name.`,
    failing: { "host.pp": "type net::host { }\ntype Net::Host { }\n" },
    repaired: { "host.pp": "type net::host { }\ntype Net::Server { }\n" },
  },
});

/** A full name denotes one type (interpretation R6). */
export const duplicateType = typeRule(declared, (type, { model, report }) => {
  const first = model.types.get(type.name);
  if (first === undefined || first === type) return;
  const labels = [{ span: spanIn(first.source, first.node.name), message: "first defined here" }];
  const fixes = [
    withoutLines(first.source, first.node, "remove the first definition"),
    withoutLines(type.source, type.node, "remove this definition"),
  ];
  report(declared.create(spanIn(type.source, type.node.name), { name: type.name }, { labels, fixes }));
});
