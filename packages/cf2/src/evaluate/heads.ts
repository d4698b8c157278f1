import type { Expression, Macro, Statement } from "../ast/ast.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Value } from "../values/value.js";
import { Block } from "../blocks/block.js";
import { bindMacro, findMacro } from "./calls.js";
import type { Context } from "./context.js";
import type { Environment } from "../blocks/environment.js";
import { chooseBranch, evaluate } from "./expressions.js";
import { wrongType } from "./failures.js";
import { importFile } from "./import.js";
import type { Inline } from "../blocks/inline.js";
import type { Task } from "./machine.js";

/** What an inline statement brings into its block. */
export type HeadResult =
  | { readonly kind: "nothing" }
  | { readonly kind: "file"; readonly file: LoadedFile }
  | { readonly kind: "text"; readonly statements: readonly Statement[]; readonly environment: Environment }
  | { readonly kind: "block"; readonly block: Block };

const nothing: HeadResult = { kind: "nothing" };

/** Evaluates the head of an inline statement: the argument of an import, a condition, the arguments of a call. */
export function* runHead(inline: Inline, context: Context): Task<HeadResult> {
  let node: Expression = inline.node.value;
  let { environment } = inline;
  for (;;) {
    if (node.kind === "conditional") {
      const branch: Expression | undefined = yield* chooseBranch(node, environment, context);
      if (!branch) return nothing;
      node = branch;
    } else if (node.kind === "import") {
      const imported = yield* importFile(node, environment, context);
      if (!imported) return nothing;
      return { kind: "file", file: imported };
    } else if (node.kind === "block") {
      return { kind: "text", statements: node.statements, environment };
    } else {
      const macro: Macro | undefined = node.kind === "call" ? findMacro(node, environment) : undefined;
      const bound: Environment | undefined =
        node.kind === "call" && macro ? bindMacro(node, macro, environment, context) : undefined;
      if (!bound) return resultOf(node, yield evaluate(node, environment, context), environment, context);
      node = macro!.body;
      environment = bound;
    }
  }
}

function resultOf(node: Expression, value: Value, environment: Environment, context: Context): HeadResult {
  if (value instanceof Block) return { kind: "block", block: value };
  const isNothing = typeof value === "object" && (value.kind === "undefined" || value.kind === "failed");
  if (isNothing) return nothing;
  const place = { source: environment.file.source, start: node.start, end: node.end };
  context.report(wrongType(place, "an inline statement", "a block", value));
  return nothing;
}
