import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { createSpan } from "@cairn/diagnostics";
import { headOf } from "../resolve/definition.js";
import { attempt } from "./attempt.js";
import { runBody } from "./bodies.js";
import { addClassTags } from "./classes.js";
import type { Compilation } from "./compilation.js";
import { DeclaredResource } from "./declared-resource.js";
import { fitsNode } from "./node-block.js";
import { declareNodeClass } from "./node-classes.js";

/** Runs the one node block that matches this node. */
export function runNodeBlock(compilation: Compilation): void {
  const { definitions, node, top } = compilation;
  const first = definitions.firstNode;
  if (!first) return;
  const definition = attempt(compilation, headOf(first), () => {
    return definitions.findNode(node.name, fitsNode) ?? noBlock(node.name);
  });
  if (!definition) return;
  attempt(compilation, headOf(definition), function* (): Evaluation<void> {
    const init = { type: "Node", title: definition.name, kind: "unknown", scope: top, owner: definition } as const;
    const resource = new DeclaredResource({ ...init, definition });
    resource.addDeclaration({ span: headOf(definition), by: "node", within: top.resource });
    addClassTags(resource, compilation);
    compilation.resources.add(resource);
    top.resource.contain(resource);
    yield* resultOf(runBody(resource));
    compilation.nodeScope = resource.bodyScope;
  });
}

function noBlock(name: string): never {
  throw new Failure("no-node", `Could not find node statement with name 'default' or '${name}'`, {
    help: `write \`node '${name}' { … }\`, or \`node default { … }\` for all others`,
  });
}

/** Declares the classes of an external classifier: those with parameters first. */
export function runNodeClasses(compilation: Compilation): void {
  const { definitions, node, top } = compilation;
  if (!node.classes) return;
  const scope = compilation.nodeScope ?? top;
  const span = createSpan(definitions.main.source, 0, 0);
  const entries = [...node.classes].sort(([, one], [, other]) => Number(other.size > 0) - Number(one.size > 0));
  for (const [name, parameters] of entries) {
    const place = node.placeOfClass?.(name) ?? span;
    const declaration = { span: place, by: "the classifier of nodes" };
    attempt(compilation, place, () => declareNodeClass(name, parameters, scope, declaration));
  }
}
