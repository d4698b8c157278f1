import { words, withoutElement, type Fix } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { quote } from "@cairn/syntax";
import type { NodeOf } from "@cairn/puppet-core/manifest";
import { declare, rule, spanOf, textOf, type CheckContext } from "./rule.js";

const declared = declare("duplicate-key", {
  severity: "warning",
  message: words`the key ${"key"} is in this hash twice`,
  help: words`remove one of the entries`,
  page: {
    why: `Of two entries with the same key the later one wins, so the first one has no effect. Usually one of them is a mistake.`,
    failing: { "site.pp": "$ports = { 'web' => 80, 'web' => 443 }\n" },
    repaired: { "site.pp": "$ports = { 'web' => 80, 'tls' => 443 }\n" },
  },
});

/** A hash has each key once, as far as keys are known statically. */
export const duplicateKey = rule(declared, ["hash"], ({ entries }, context) => {
  const seen = new Map<string, HashEntry>();
  for (const entry of entries) {
    const { key } = entry;
    const value = literal(key);
    const before = value === undefined ? undefined : seen.get(value);
    if (before) {
      const labels = [{ span: spanOf(before.key, context), message: "first here" }];
      const words = { key: quote(textOf(key, context)) };
      context.report(
        declared.create(spanOf(key, context), words, { labels, fixes: withoutOne(before, entry, context) }),
      );
    } else if (value !== undefined) seen.set(value, entry);
  }
});

type HashEntry = NodeOf<"hash">["entries"][number];

/** The last entry counts, so that removing the first one changes nothing; but either may be the mistake. */
function withoutOne(first: HashEntry, second: HashEntry, { source }: CheckContext): Fix[] {
  const choices = [
    [first, "remove the first one"],
    [second, "remove the second one"],
  ] as const;
  return choices.flatMap(([{ key, value }, label]) =>
    withoutElement(source, { start: key.start, end: value.end }, label, false),
  );
}

/** An identity for literals: equal for equal literals only. */
function literal(key: Expression): string | undefined {
  switch (key.kind) {
    case "string":
    case "name":
      return `s${key.value}`;
    case "integer":
    case "float":
      return `n${key.value}`;
    case "boolean":
      return `b${key.value}`;
    case "type-name":
      return `t${key.name.toLowerCase()}`;
    case "undef":
    case "default":
      return key.kind;
    default:
      return undefined;
  }
}
