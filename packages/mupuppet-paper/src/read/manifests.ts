/** From our tree to the manifests of figure 6. */
import type { Diagnostic, Result } from "@cairn/diagnostics";
import type { Expression as Node, Located, Parameter as ParameterNode } from "@cairn/puppet-core";
import { resultOf, settle, type Deep } from "@cairn/evaluation";
import type { ClassDefinition, DefinedType, NodeDefinition, Program } from "@cairn/puppet-core/manifest";
import { skip } from "../make.js";
import type * as Terms from "../terms.js";
import { constructName } from "./constructs.js";
import { readExpression } from "./expressions.js";
import { bareName, headOf, Reader } from "./reader.js";
import { readBlock, readStatement } from "./statements.js";

/** A manifest as a term of figure 6; reports everything that isn't in it. */
export function readManifest(program: Program): Result<Terms.Manifest> {
  const reader = new Reader(program.source);
  const items = program.statements.map((node) => settle(readItem(node, reader)));
  const diagnostics: readonly Diagnostic[] = reader.diagnostics;
  if (diagnostics.length > 0) return { diagnostics: [...diagnostics].sort((a, b) => a.span.start - b.span.start) };
  return { value: manifestSequence(items, { start: program.start, end: program.end }), diagnostics };
}

/** `m₁ ⊔ … ⊔ mₙ` */
function manifestSequence(items: readonly Terms.Manifest[], at: Located): Terms.Manifest {
  if (items.length === 0) return skip(at);
  return items.reduceRight((second, first) => ({ kind: "manifest-sequence", first, second, at }));
}

function* readItem(node: Node, reader: Reader): Deep<Terms.Manifest> {
  switch (node.kind) {
    case "node":
      return yield* readNode(node, reader);
    case "define":
      return yield* readDefine(node, reader);
    case "class":
      return yield* readClass(node, reader);
    default:
      return yield* resultOf(readStatement(node, reader));
  }
}

function* readNode(node: NodeDefinition, reader: Reader): Deep<Terms.Manifest> {
  if (node.parent) reader.refuse("inheritance of nodes", node.parent);
  const specifications = node.hosts.map((host) => readSpecification(host, reader));
  const body = yield* resultOf(readBlock(node.body, node, reader));
  return { kind: "node", specifications, body, at: headOf(node, node.hosts.at(-1)!) };
}

function readSpecification(host: Node, reader: Reader): Terms.NodeSpecification {
  if (host.kind === "string" || host.kind === "name") return { kind: "name", name: host.value };
  if (host.kind === "regex") return { kind: "regex", pattern: host.pattern };
  if (host.kind !== "default") reader.refuse(constructName(host), host);
  return { kind: "default" };
}

function* readDefine(node: DefinedType, reader: Reader): Deep<Terms.Manifest> {
  const parameters = yield* readParameters(node.parameters, reader);
  const body = yield* resultOf(readBlock(node.body, node, reader));
  return { kind: "define", name: node.name.value, parameters, body, at: headOf(node, node.name) };
}

function* readClass(node: ClassDefinition, reader: Reader): Deep<Terms.Manifest> {
  const parameters = yield* readParameters(node.parameters, reader);
  const body = yield* resultOf(readBlock(node.body, node, reader));
  const parent = node.parent && bareName(node.parent.value);
  return { kind: "class", name: bareName(node.name.value), parameters, parent, body, at: headOf(node, node.name) };
}

/** `ρ` */
function* readParameters(nodes: readonly ParameterNode[], reader: Reader): Deep<Terms.Parameter[]> {
  const parameters: Terms.Parameter[] = [];
  for (const { name, nameStart, nameEnd, type, initial, rest } of nodes) {
    const at = { start: nameStart, end: nameEnd };
    if (type) reader.refuse("the type of a parameter", type);
    if (rest) reader.refuse("a parameter that takes the remaining arguments", at);
    const read = initial && (yield* resultOf(readExpression(initial, reader)));
    parameters.push({ name, initial: read, at });
  }
  return parameters;
}
