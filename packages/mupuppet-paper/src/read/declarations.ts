/** From our tree to the declarations of figure 6. */
import type { Call, Expression as Node, Located } from "@cairn/puppet-core";
import { resultOf, type Deep } from "@cairn/evaluation";
import type { Attribute as AttributeNode, Resource as ResourceNode, ResourceBody } from "@cairn/puppet-core/manifest";
import { listOf } from "../list.js";
import { attributesOf } from "../make.js";
import type * as Terms from "../terms.js";
import { constructName } from "./constructs.js";
import { readExpression } from "./expressions.js";
import { bareName, headOf, type Reader } from "./reader.js";
import { isBuiltInType } from "./type-names.js";

/** `t {e : H}`, `u {e : H}` and `class {a : H}`. */
export function* readResource(node: ResourceNode, reader: Reader): Deep<Terms.Statement> {
  const { type, bodies, form } = node;
  const [body] = bodies;
  if (form !== "regular")
    return reader.refuse(form === "virtual" ? "a virtual resource" : "an exported resource", type);
  if (type.kind !== "name") return reader.refuse("a type that is no name", type);
  if (!body || bodies.length > 1) {
    return reader.refuse("a declaration of several resources", bodies[1] ?? type, "write the type before each of them");
  }
  const attributes = attributesOf(undefined, listOf(yield* readAttributes(body.attributes, reader)));
  const at = headOf(node, body.title);
  const name = bareName(type.value);
  if (name === "class") return readClassDeclaration(body, attributes, at, reader);
  const title = yield* resultOf(readExpression(body.title, reader));
  return { kind: isBuiltInType(name) ? "resource" : "defined-resource", type: name, title, attributes, at };
}

function readClassDeclaration(
  { title }: ResourceBody,
  attributes: Terms.Attributes,
  at: Located,
  reader: Reader,
): Terms.Statement {
  const name = classNameOf(title);
  if (name === undefined) return reader.refuse("a declaration of a class by anything but its name", title);
  return { kind: "class-declaration", name, attributes, at };
}

function* readAttributes(nodes: readonly AttributeNode[], reader: Reader): Deep<Terms.Attribute<Terms.Expression>[]> {
  const attributes: Terms.Attribute<Terms.Expression>[] = [];
  for (const node of nodes) {
    if (node.kind === "attributes") reader.refuse("`* =>`", node);
    else if (node.operator === "+>") reader.refuse("`+>`", node);
    else {
      const content = yield* resultOf(readExpression(node.value, reader));
      attributes.push({ name: node.name, content });
    }
  }
  return attributes;
}

/** `include a`; and `fail(…)`, for which there is no rule. */
export function readCall(node: Call, reader: Reader): Terms.Statement {
  const at = { start: node.start, end: node.end };
  const called = node.target.kind === "name" ? node.target.value : "";
  if (called === "fail") return { kind: "fail", message: textOf(node.arguments), at };
  if (called !== "include" || node.lambda) return reader.refuse(constructName(node), at);
  const [first, ...others] = node.arguments;
  if (others.length > 0)
    return reader.refuse("an `include` of several classes", at, "write `include` before each of them");
  const name = first && classNameOf(first);
  if (name === undefined) return reader.refuse("an `include` of anything but the name of a class", at);
  return { kind: "include", name, at };
}

/** The name of a class, as a word or in quotes. */
function classNameOf(node: Node): string | undefined {
  return node.kind === "name" || node.kind === "string" ? bareName(node.value) : undefined;
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (node.kind === "string" ? `"${node.value}"` : "…")).join(", ");
}
