import { replacement } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { reservedTypeNames } from "@cairn/puppet-core/types";
import { ruleFor, spanOf, type CheckContext } from "./rule.js";

const legal = /^[a-z][0-9A-Za-z_]*(?:::[a-z][0-9A-Za-z_]*)*$/;

/**
 * The name of a class, defined type or function consists of words that begin with a lower-case letter, without a
 * leading `::`.
 */
export const definitionName = ruleFor(["class", "define", "function"], ({ kind, name }, context) => {
  const what = kind === "define" ? "defined type" : kind;
  if (!legal.test(name.value)) report(name, name.value, what, context);
  else if (isReserved(name.value, context)) {
    context.report(catalogue.create["reserved-type-name"](spanOf(name, context), { name: name.value, what }));
  }
});

/** The name of a type alias has no leading `::`. */
export const aliasName = ruleFor(["type-alias"], ({ alias }, context) => {
  if (alias.kind === "type-name" && alias.name.startsWith("::")) report(alias, alias.name, "type alias", context);
});

function isReserved(name: string, { around }: CheckContext): boolean {
  return (reservedTypeNames.has(name) || name === "plan") && !around.some(({ kind }) => kind === "class");
}

function report(place: Located, name: string, what: string, context: CheckContext): void {
  const span = spanOf(place, context);
  const small = name.replace(/^::/, "").replace(/(?<=^|::)[A-Z]/g, (letter) => letter.toLowerCase());
  const meant = what === "type alias" ? name.replace(/^::/, "") : small;
  const fixes = what === "type alias" || legal.test(meant) ? [replacement(span, meant)] : [];
  context.report(catalogue.create["illegal-definition-name"](span, { name, what }, { fixes }));
}
