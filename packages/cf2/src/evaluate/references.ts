import { meantDetails } from "@cairn/diagnostics";
import type { Expression, Reference } from "../ast/ast.js";
import type { Block } from "../blocks/block.js";
import { readyCell, type Lazy, type Place } from "../blocks/cell.js";
import type { Environment } from "../blocks/environment.js";
import { isVisible } from "../blocks/inline.js";
import { said, spanOf } from "../diagnostics/said.js";
import { FAILED, UNDEFINED } from "../values/value.js";
import { advisePath } from "./advice.js";
import type { Context } from "./context.js";
import { missingName } from "./failures.js";
import type { Demand, Task } from "./machine.js";

export function placeOfNode({ start, end }: Expression, environment: Environment): Place {
  return { source: environment.file.source, start, end };
}

/** `isSoft`: a missing resource is undefined rather than an error, for `defined(…)`. */
export function reference(node: Reference, environment: Environment, context: Context, isSoft: boolean): Demand {
  const parameter = environment.macro?.parameters.get(node.name);
  if (parameter) return parameter;
  const block = viewOf(environment.part.block);
  const resource = block.expansion.value === undefined ? undefined : block.find(node.name);
  return resource ?? findReference(block, node, environment, context, isSoft);
}

function* findReference(
  block: Block,
  node: Reference,
  environment: Environment,
  context: Context,
  isSoft: boolean,
): Task {
  const resource = yield* findResource(block, node.name);
  if (resource) return yield resource;
  if (isSoft) return UNDEFINED;
  reportMissing(block, node.name, missingReference(block, node, environment, context), context);
  return FAILED;
}

function missingReference(block: Block, node: Reference, environment: Environment, context: Context) {
  const place = placeOfNode(node, environment);
  const { macro } = environment;
  if (!macro) {
    const problem = `there is no resource \`${node.name}\` at the top level of \`${environment.file.path}\``;
    const advice = advisePath(node, environment);
    if (advice) return said("undefined", place, problem, advice);
    return missingName(place, problem, node.name, block, context);
  }
  const { name, parameters } = macro.macro;
  const problem = `\`$${node.name}\` is neither a parameter of the macro \`${name}\` nor a resource of its file`;
  const known = parameters.map((parameter) => `\`${parameter}\``).join(", ");
  const instead = known === "" ? `give \`${name}\` a parameter \`${node.name}\`` : `its parameters are ${known}`;
  const meant = meantDetails(
    spanOf(place),
    node.name,
    context.guesses.didYouMean(node.name, () => parameters),
  );
  return said("macro", place, problem, { instead: meant.help ?? instead, fixes: meant.fixes ?? [] });
}

/**
 * The block whose resources a name refers to: the one that the source's block was merged into, once its contents are
 * known.
 */
function viewOf(block: Block): Block {
  let view = block;
  while (view.mergedInto && !view.expansion.isOpen) view = view.mergedInto;
  return view;
}

/**
 * The resource `name` of a block; while the heads of its inline statements are being evaluated, as far as it is known
 * by then. A name that such a head must not read fails: that is reported when all statements have run.
 */
export function* findResource(block: Block, name: string): Task<Lazy | undefined> {
  const { head } = block;
  if (!head) yield block.expansion;
  const resource = block.find(name);
  if (!head) return resource;
  block.headReads.push({ name, head, count: resource?.count ?? 0 });
  if (!resource) return undefined;
  block.rankParts();
  return resource.definitions.every((definition) => isVisible(definition, head))
    ? resource
    : readyCell(FAILED, undefined);
}

/**
 * Reports that a name is missing, unless an inline statement of the block may still bring it in, which is a different
 * error.
 */
export function reportMissing(
  block: Block,
  name: string,
  diagnostic: Parameters<Context["report"]>[0],
  context: Context,
): void {
  if (block.head) block.headMisses.push({ name, diagnostic });
  else context.report(diagnostic);
}
