/** The children of nodes, by tables: one for the expressions, to which a language adds its own kinds. */
import type { Branch, HashEntry } from "./index.js";

/** The properties of each kind of node that hold nodes, lists of them, or pairs of them, in source order. */
export const expressionChildKeys = {
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
  "type-name": [],
  unary: ["operand"],
  undef: [],
  unless: ["test", "body", "otherwise"],
  variable: [],
} as const;

type ChildKeys = Readonly<Record<string, readonly string[]>>;
type AnyNode = { readonly kind: string };
/** A property that holds nodes: one, a pair (of a hash, of a condition and its branch), or several. */
type Member = AnyNode | HashEntry | Branch | readonly Member[];

/** Appends the children of a node in source order. `keys` has every kind of node of the language. */
export function addChildren<Node extends AnyNode>(keys: ChildKeys, node: Node, children: (Node | undefined)[]): void {
  const members = node as unknown as Readonly<Record<string, Member | undefined>>;
  for (const key of keys[node.kind]!) {
    const member = members[key];
    if (member !== undefined) addNodes(member, children as AnyNode[]);
  }
}

function addNodes(member: Member, children: AnyNode[]): void {
  if (isList(member)) for (const each of member) addNodes(each, children);
  else if ("kind" in member) children.push(member);
  else if ("key" in member) children.push(member.key, member.value);
  else children.push(member.test, member.body);
}

function isList(member: Member): member is readonly Member[] {
  return Array.isArray(member);
}
