import type { Block, CaseOption, Expression, Lambda, Parameter } from "@cairn/puppet-core";

/** The nodes of logic and of statements. The members of a type definition are handled separately. */
export type Node = Expression | Block | CaseOption | Lambda | Parameter;

/** The properties of each kind that contain nodes, lists of them, or pairs of them, in source order. */
const childKeys: Readonly<Record<Node["kind"], readonly string[]>> = {
  access: ["target", "keys"],
  array: ["items"],
  assignment: ["left", "right"],
  binary: ["left", "right"],
  block: ["statements"],
  boolean: [],
  call: ["target", "arguments", "lambda"],
  case: ["test", "options"],
  "case-option": ["values", "body"],
  default: [],
  float: [],
  group: ["expression"],
  hash: ["entries"],
  heredoc: ["text"],
  if: ["branches", "otherwise"],
  integer: [],
  interpolation: ["parts"],
  lambda: ["parameters", "result", "body"],
  "method-call": ["receiver", "arguments", "lambda"],
  name: [],
  parameter: ["type", "initial"],
  regex: [],
  selector: ["subject", "entries"],
  string: [],
  "puppet-alias": [],
  "type-definition": [],
  "type-name": [],
  unary: ["operand"],
  undef: [],
  unless: ["test", "body", "otherwise"],
  variable: [],
};

/** The direct children of `node`, in source order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key of childKeys[node.kind]) addNodes((node as unknown as Record<string, unknown>)[key], children);
  return children;
}

function addNodes(value: unknown, children: Node[]): void {
  if (value === undefined) return;
  if (Array.isArray(value)) for (const each of value) addNodes(each, children);
  else if ("kind" in (value as object)) children.push(value as Node);
  else if ("key" in (value as object)) children.push((value as { key: Node }).key, (value as { value: Node }).value);
  else children.push((value as { test: Node }).test, (value as { body: Node }).body);
}

/** Every node of a tree in preorder, without recursion. */
export function* nodesOf(root: Node): Generator<Node> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    const children = childrenOf(node);
    for (let child = children.length - 1; child >= 0; child--) waiting.push(children[child]!);
  }
}
