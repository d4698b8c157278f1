import type { Node } from "@cairn/puppet-core/manifest";
import { catalogue } from "../diagnostics/index.js";
import { headOf, ruleFor, type CheckContext } from "./rule.js";

/**
 * Classes, defined types and nodes may occur at top level or directly in a class; functions and type aliases at top
 * level. (Puppet also accepts those in a class that contains nothing else.)
 */
export const definitionsAtTop = ruleFor(["class", "define", "node", "function", "type-alias"], (node, context) => {
  const keyword = node.kind === "type-alias" ? "type" : node.kind;
  const onlyAtTop = node.kind === "function" || node.kind === "type-alias";
  if (!isAllowed(context, onlyAtTop)) {
    const where = onlyAtTop ? "at the top of a file" : "at the top of a file or directly in a class";
    context.report(catalogue.create["not-top-level"](headOf(node, keyword, context), { keyword, where }));
  }
});

function isAllowed({ around }: CheckContext, onlyAtTop: boolean): boolean {
  const outer = around.filter(({ kind }) => kind !== "block");
  if (outer.length === 1) return true;
  if (!outer.slice(1).every(({ kind }) => kind === "class")) return false;
  return !onlyAtTop || isOnlyStatement(around[around.length - 1]!);
}

function isOnlyStatement(block: Node): boolean {
  return block.kind === "block" && block.statements.length === 1;
}
