/**
 * Ruby, as far as the definition of a resource type needs it: a small tree, so that no other module knows the parser.
 */
export type RubyNode =
  | Leaf<"nil" | "true" | "false" | "self">
  | (Place & { readonly kind: "integer"; readonly value: bigint })
  | (Place & { readonly kind: "float"; readonly value: number })
  | (Place & { readonly kind: "string" | "symbol"; readonly value: string })
  | (Place & {
      readonly kind: "interpolation";
      readonly of: "string" | "symbol" | "regex";
      readonly parts: readonly RubyNode[];
    })
  | (Place & { readonly kind: "regex"; readonly pattern: string; readonly options: string })
  | (Place & { readonly kind: "array"; readonly items: readonly RubyNode[] })
  | (Place & { readonly kind: "hash"; readonly keys: readonly RubyNode[]; readonly values: readonly RubyNode[] })
  | (Place & { readonly kind: "local" | "instance" | "constant"; readonly name: string })
  | RubyAssignment
  | RubyCall
  | RubyBlock
  | RubyStatements
  | RubyIf
  | RubyCase
  | (Place & { readonly kind: "and" | "or"; readonly left: RubyNode; readonly right: RubyNode })
  | (Place & { readonly kind: "not" | "splat"; readonly operand: RubyNode })
  | (Place & { readonly kind: "return"; readonly value?: RubyNode })
  | RubyMethod
  | RubyModule
  | (Place & { readonly kind: "begin"; readonly body: RubyNode; readonly isGuarded: boolean })
  | (Place & { readonly kind: "other"; readonly what: string });

export type RubyKind = RubyNode["kind"];

/** Offsets into the source, in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

type Leaf<Kind extends string> = Place & { readonly kind: Kind };

/** `name = value`, `name ||= value` (the operator is what precedes the `=`). */
export interface RubyAssignment extends Place {
  readonly kind: "assignment";
  readonly target: "local" | "instance" | "constant";
  readonly name: string;
  readonly operator: string;
  readonly value: RubyNode;
}

export interface RubyCall extends Place {
  readonly kind: "call";
  readonly receiver?: RubyNode;
  readonly name: string;
  /** Whether it is `a&.b`. */
  readonly isSafe: boolean;
  readonly arguments: readonly RubyNode[];
  /** The braces or `do … end` after it, or what `&` passes. */
  readonly block?: RubyNode;
}

export interface RubyBlock extends Place {
  readonly kind: "block";
  /** The names of simple parameters; undefined if there are any others. */
  readonly parameters?: readonly string[];
  readonly body: RubyNode;
}

export interface RubyStatements extends Place {
  readonly kind: "statements";
  readonly body: readonly RubyNode[];
}

export interface RubyIf extends Place {
  readonly kind: "if";
  readonly test: RubyNode;
  readonly body: RubyNode;
  readonly otherwise?: RubyNode;
}

export interface RubyCase extends Place {
  readonly kind: "case";
  readonly subject?: RubyNode;
  readonly branches: readonly RubyBranch[];
  readonly otherwise?: RubyNode;
}

export interface RubyBranch {
  readonly values: readonly RubyNode[];
  readonly body: RubyNode;
}

/** `def name(parameters, &block)`. */
export interface RubyMethod extends Place {
  readonly kind: "method";
  readonly name: string;
  /** Whether it is `def self.name`. */
  readonly isOfClass: boolean;
  readonly parameters: readonly string[];
  readonly blockParameter?: string;
  readonly body: RubyNode;
}

/** `module Name`, `class Name` or `class << self`, which has no name. */
export interface RubyModule extends Place {
  readonly kind: "module";
  readonly name?: string;
  readonly body: RubyNode;
}

/** The direct children of a node. */
export function childrenOfRuby(node: RubyNode): readonly RubyNode[] {
  switch (node.kind) {
    case "interpolation":
      return node.parts;
    case "array":
      return node.items;
    case "hash":
      return [...node.keys, ...node.values];
    case "assignment":
      return [node.value];
    case "call":
      return present([node.receiver, ...node.arguments, node.block]);
    case "block":
    case "module":
    case "begin":
    case "method":
      return [node.body];
    case "statements":
      return node.body;
    case "if":
      return present([node.test, node.body, node.otherwise]);
    case "case":
      return present([node.subject, ...node.branches.flatMap(({ values, body }) => [...values, body]), node.otherwise]);
    case "and":
    case "or":
      return [node.left, node.right];
    case "not":
    case "splat":
      return [node.operand];
    case "return":
      return present([node.value]);
    default:
      return [];
  }
}

function present(nodes: readonly (RubyNode | undefined)[]): readonly RubyNode[] {
  return nodes.filter((node) => node !== undefined);
}

/** The statements of a body. */
export function statementsOf(node: RubyNode | undefined): readonly RubyNode[] {
  if (node === undefined) return [];
  return node.kind === "statements" ? node.body : [node];
}

/**
 * Folds a tree from the leaves up, without recursion: `combine` receives each node with the values of its children, in
 * order.
 * `below` may omit irrelevant children.
 */
export function foldRuby<Value>(
  root: RubyNode,
  combine: (node: RubyNode, children: readonly Value[]) => Value,
  below: (node: RubyNode) => readonly RubyNode[] = childrenOfRuby,
): Value {
  const values: Value[] = [];
  const waiting: { readonly node: RubyNode; readonly count: number }[] = [{ node: root, count: -1 }];
  for (let task = waiting.pop(); task; task = waiting.pop()) {
    const { node, count } = task;
    if (count >= 0) {
      values.push(combine(node, values.splice(values.length - count, count)));
      continue;
    }
    const children = below(node);
    waiting.push({ node, count: children.length });
    for (let at = children.length - 1; at >= 0; at--) waiting.push({ node: children[at]!, count: -1 });
  }
  return values[0]!;
}
