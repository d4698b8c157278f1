import { replacement, words } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { declare, rule, spanOf, textOf } from "./rule.js";

const noType = declare("no-type", {
  severity: "error",
  message: words`an alias denotes a type, and this isn't one`,
  help: words`write the name of a type, such as \`String\` or \`Enum['a', 'b']\``,
  page: {
    why: `\`type Name = …\` gives a data type a name. A value isn't a type: the type of hashes like this one is a\n\`Struct\`, that of the single value \`'a'\` is an \`Enum['a']\`.`,
    noFix: "intent",
    failing: { "site.pp": "type Mode = { mode => '0644' }\n" },
    repaired: { "site.pp": "type Mode = Struct[{ mode => Enum['0644'] }]\n" },
  },
});

const noAlias = declare("no-alias", {
  severity: "error",
  message: words`only a name can be an alias for a type`,
  help: words`write \`type Name = …\`, without brackets after the name`,
  page: {
    why: `A type alias has a name and no parameters: only the type after \`=\` can have them.`,
    failing: { "site.pp": "type Ports[1] = Array[Integer]\n" },
    repaired: { "site.pp": "type Ports = Array[Integer, 1]\n" },
  },
});

/** A type alias must denote a type, not a value. */
export const aliasedType = rule(noType, ["type-alias"], ({ alias, target }, context) => {
  if (alias.kind === "type-name" && !isType(target) && !isObjectDescription(target))
    context.report(noType.create(spanOf(target, context), {}));
});

/** What denotes it is a name. */
export const aliasIsName = rule(noAlias, ["type-alias"], ({ alias }, context) => {
  if (alias.kind === "type-name" || isRuntime(alias)) return;
  const span = spanOf(alias, context);
  const fixes = alias.kind === "access" && isType(alias) ? [replacement(span, textOf(alias.target, context))] : [];
  context.report(noAlias.create(span, {}, { fixes }));
});

function isType(node: Expression): boolean {
  return node.kind === "type-name" || (node.kind === "access" && node.target.kind === "type-name");
}

const objectKeys: ReadonlySet<string> = new Set(
  "name parent type_parameters attributes constants functions equality equality_include_type checks annotations".split(
    " ",
  ),
);

/** `type Car = { attributes => … }` stands for an `Object[…]`. */
function isObjectDescription(node: Expression): boolean {
  if (node.kind !== "hash" || node.entries.length === 0) return false;
  return node.entries.every(({ key }) => (key.kind === "name" || key.kind === "string") && objectKeys.has(key.value));
}

function isRuntime(node: Expression): boolean {
  return node.kind === "access" && node.target.kind === "type-name" && node.target.name === "Runtime";
}
