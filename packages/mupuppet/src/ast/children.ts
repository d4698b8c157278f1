import type { Block, CaseOption, Expression, Lambda, Parameter } from "@cairn/puppet-expressions";
import type { Attribute, ResourceBody } from "./resources.js";
import type { Program } from "./index.js";

/** Every node of a tree. */
export type Node = Program | Expression | Block | CaseOption | Lambda | Parameter | ResourceBody | Attribute;
export type Kind = Node["kind"];
export type NodeOf<K extends Kind> = Extract<Node, { readonly kind: K }>;

/** The members of each kind that hold nodes, lists of them, or pairs of them, in the order of the text. */
const childKeys: Readonly<Record<Kind, readonly string[]>> = {
  access: ["target", "keys"],
  array: ["items"],
  assignment: ["left", "right"],
  attribute: ["value"],
  attributes: ["value"],
  binary: ["left", "right"],
  block: ["statements"],
  boolean: [],
  call: ["target", "arguments", "lambda"],
  case: ["test", "options"],
  "case-option": ["values", "body"],
  class: ["parameters", "body"],
  collector: ["type", "query", "attributes"],
  default: [],
  define: ["parameters", "body"],
  float: [],
  function: ["parameters", "result", "body"],
  group: ["expression"],
  hash: ["entries"],
  heredoc: ["text"],
  if: ["branches", "otherwise"],
  integer: [],
  interpolation: ["parts"],
  lambda: ["parameters", "result", "body"],
  "method-call": ["receiver", "arguments", "lambda"],
  name: [],
  node: ["hosts", "parent", "body"],
  parameter: ["type", "initial"],
  program: ["statements"],
  regex: [],
  relationship: ["left", "right"],
  render: ["expression"],
  resource: ["type", "bodies"],
  "resource-body": ["title", "attributes"],
  "resource-defaults": ["type", "attributes"],
  "resource-override": ["resources", "attributes"],
  selector: ["subject", "entries"],
  string: [],
  "type-alias": ["alias", "target"],
  "type-name": [],
  unary: ["operand"],
  undef: [],
  unless: ["test", "body", "otherwise"],
  variable: [],
};

/** The nodes directly below `node`, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  addChildren(node, children);
  return children;
}

function addChildren(node: Node, children: (Node | undefined)[]): void {
  for (const key of childKeys[node.kind]) addNodes((node as unknown as Record<string, unknown>)[key], children);
}

function addNodes(value: unknown, children: (Node | undefined)[]): void {
  if (value === undefined) return;
  if (Array.isArray(value)) for (const each of value) addNodes(each, children);
  else if ("kind" in (value as object)) children.push(value as Node);
  else if ("key" in (value as object)) addPair(value as { key: Node; value: Node }, children);
  else children.push((value as { test: Node }).test, (value as { body: Node }).body);
}

function addPair({ key, value }: { key: Node; value: Node }, children: (Node | undefined)[]): void {
  children.push(key, value);
}

/** Every node of a tree, outer ones before inner ones, each with those around it (the root first). Nothing recurses. */
export function walk(root: Node, visit: (node: Node, around: readonly Node[]) => void): void {
  const around: Node[] = [];
  const waiting: (Node | undefined)[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === undefined) around.pop();
    else {
      visit(node, around);
      if (childKeys[node.kind].length > 0) enter(node, around, waiting);
    }
  }
}

/** What stands directly below a node waits, the first last; before it the end of the node, if anything stands there. */
function enter(node: Node, around: Node[], waiting: (Node | undefined)[]): void {
  const first = waiting.push(undefined);
  addChildren(node, waiting);
  if (waiting.length === first) waiting.pop();
  else around.push(node);
  for (let low = first, high = waiting.length - 1; low < high; low++, high--) {
    [waiting[low], waiting[high]] = [waiting[high], waiting[low]];
  }
}
