import { replacement, words } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { capitalize } from "@cairn/puppet-core/types";
import { declare, rule, spanOf } from "./rule.js";

const collectedNoType = declare("collected-no-type", {
  severity: "error",
  message: words`a collector needs the name of a type before it`,
  help: words`write the type with a capital, such as \`File <| … |>\``,
  page: {
    why: `A collector collects resources of one type, whose name begins with a capital as in references.`,
    failing: { "site.pp": "file <| tag == 'web' |>\n" },
    repaired: { "site.pp": "File <| tag == 'web' |>\n" },
  },
});

const badQuery = declare("bad-query", {
  severity: "error",
  message: words`a collector's query cannot contain this`,
  help: words`compare attributes with \`==\` and \`!=\`, and join comparisons with \`and\` and \`or\``,
  page: {
    why: `A collector compares parameters, tags and titles by \`==\` and \`!=\`. For exported resources the query may be sent to a
database, which supports nothing else.`,
    noFix: "intent",
    failing: { "site.pp": "File <| mode > '0644' |>\n" },
    repaired: { "site.pp": "File <| mode == '0755' or mode == '0775' |>\n" },
  },
});

/** The type of a collector is given by its name. */
export const collectedType = rule(collectedNoType, ["collector"], ({ type }, context) => {
  if (type.kind === "type-name") return;
  const span = spanOf(type, context);
  const fixes = type.kind === "name" ? [replacement(span, capitalize(type.value))] : [];
  context.report(collectedNoType.create(span, {}, { fixes }));
});

const operands: ReadonlySet<string> = new Set(["variable", "name", "integer", "float", "string", "boolean"]);

/** A query compares with `==` and `!=` and joins with `and` and `or`. */
export const collectorQuery = rule(badQuery, ["collector"], ({ query }, context) => {
  const waiting: Expression[] = query ? [query] : [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "group") waiting.push(node.expression);
    else if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
      waiting.push(node.right, node.left);
    } else if (!isCondition(node)) context.report(badQuery.create(spanOf(node, context), {}));
  }
});

function isCondition(node: Expression): boolean {
  return node.kind === "binary" ? node.operator === "==" || node.operator === "!=" : operands.has(node.kind);
}
