import { replacement, words } from "@cairn/diagnostics";
import type { NodeOf } from "@cairn/puppet-core/manifest";
import { reservedTypeNames } from "@cairn/puppet-core/types";
import { declare, rule, spanOf, type CheckContext } from "./rule.js";

const reservedTypeName = declare("reserved-type-name", {
  severity: "error",
  message: words`\`${"name"}\` is the name of a data type and cannot be the name of a ${"what"}`,
  help: words`choose another name, or put it in a module: \`mymodule::${"name"}\``,
  page: {
    why: `A class or a defined type can be referred to like a data type (\`Web['x']\`), so it can't have the name of one.`,
    noFix: "intent",
    failing: { "site.pp": "define string($text) { }\n" },
    repaired: { "site.pp": "define text($text) { }\n" },
  },
});

const illegalDefinitionName = declare("illegal-definition-name", {
  severity: "error",
  message: words`\`${"name"}\` cannot be the name of a ${"what"}`,
  help: words`a name consists of words separated by \`::\`, without a leading \`::\`; in names of classes, defined types and functions each word begins with a lower-case letter`,
  page: {
    why: `Names of classes, defined types and functions are words separated by \`::\`, each of which begins with a lower-case letter; they
are defined in files that are named after them. A definition always has the full name, so there is no leading \`::\`.`,
    failing: { "site.pp": "class Web { }\n" },
    repaired: { "site.pp": "class web { }\n" },
  },
});

const legal = /^[a-z][0-9A-Za-z_]*(?:::[a-z][0-9A-Za-z_]*)*$/;

/**
 * The name of a class, defined type or function consists of words that begin with a lower-case letter, without a
 * leading `::`.
 */
export const definitionName = rule(illegalDefinitionName, ["class", "define", "function"], (node, context) => {
  const { value: name } = node.name;
  if (legal.test(name)) return;
  const meant = name.replace(/^::/, "").replace(/(?<=^|::)[A-Z]/g, (letter) => letter.toLowerCase());
  const span = spanOf(node.name, context);
  const fixes = legal.test(meant) ? [replacement(span, meant)] : [];
  context.report(illegalDefinitionName.create(span, { name, what: whatOf(node) }, { fixes }));
});

/** It isn't the name of a data type. */
export const definitionIsNoType = rule(reservedTypeName, ["class", "define", "function"], (node, context) => {
  const { value: name } = node.name;
  if (legal.test(name) && isReserved(name, context))
    context.report(reservedTypeName.create(spanOf(node.name, context), { name, what: whatOf(node) }));
});

/** The name of a type alias has no leading `::`. */
export const aliasName = rule(illegalDefinitionName, ["type-alias"], ({ alias }, context) => {
  if (alias.kind !== "type-name" || !alias.name.startsWith("::")) return;
  const span = spanOf(alias, context);
  const fixes = [replacement(span, alias.name.replace(/^::/, ""))];
  context.report(illegalDefinitionName.create(span, { name: alias.name, what: "type alias" }, { fixes }));
});

function whatOf({ kind }: NodeOf<"class" | "define" | "function">): string {
  return kind === "define" ? "defined type" : kind;
}

function isReserved(name: string, { around }: CheckContext): boolean {
  return (reservedTypeNames.has(name) || name === "plan") && !around.some(({ kind }) => kind === "class");
}
