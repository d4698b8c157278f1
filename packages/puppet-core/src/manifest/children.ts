import type { Block, Branch, CaseOption, Expression, HashEntry, Lambda, Parameter } from "../index.js";
import type { Attribute, ResourceBody } from "./resources.js";
import type { Program } from "./index.js";

/** Every node of a tree. */
export type Node = Program | Expression | Block | CaseOption | Lambda | Parameter | ResourceBody | Attribute;
export type Kind = Node["kind"];
export type NodeOf<K extends Kind> = Extract<Node, { readonly kind: K }>;

/** The members of each kind that hold nodes, lists of them, or pairs of them, in source order. */
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

/** The children of `node`, in source order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  addChildren(node, children);
  return children;
}

/** A member that holds nodes: one, a pair (of a hash, of a condition and its branch), or several. */
type Member = Node | HashEntry | Branch | readonly Member[];

function addChildren(node: Node, children: (Node | undefined)[]): void {
  const members = node as unknown as Readonly<Record<string, Member | undefined>>;
  for (const key of childKeys[node.kind]) {
    const member = members[key];
    if (member !== undefined) addNodes(member, children);
  }
}

function addNodes(member: Member, children: (Node | undefined)[]): void {
  if (isList(member)) for (const each of member) addNodes(each, children);
  else if ((member as Partial<Node>).kind !== undefined) children.push(member as Node);
  else if ("key" in member) children.push(member.key, member.value);
  else children.push((member as Branch).test, (member as Branch).body);
}

function isList(member: Member): member is readonly Member[] {
  return Array.isArray(member);
}

/** A visitor of every node of a tree, in pre-order, each with its ancestors (the root first). It doesn't recurse. */
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

/**
 * Pushes the children of a node onto the worklist, the first last; below them the end marker of the node, if it has
 * any.
 */
function enter(node: Node, around: Node[], waiting: (Node | undefined)[]): void {
  const first = waiting.push(undefined);
  addChildren(node, waiting);
  if (waiting.length === first) waiting.pop();
  else around.push(node);
  for (let low = first, high = waiting.length - 1; low < high; low++, high--) {
    [waiting[low], waiting[high]] = [waiting[high], waiting[low]];
  }
}
