import type { Place, RubyBranch, RubyNode } from "./ruby.js";

/** A Prism node in its own data format, which names its type. */
export interface PrismNode {
  toJSON(): PrismData;
}

export interface PrismData {
  readonly type: string;
  readonly location: { readonly startOffset: number; readonly length: number };
  readonly [member: string]: unknown;
}

/** A node that is still to be read, and where it belongs. */
export interface Slot {
  readonly node: PrismNode;
  fill(made: RubyNode): void;
}

type Wait = (slot: Slot) => void;
type Shape = (data: PrismData, at: Place, wait: Wait) => RubyNode;

/** How each supported type of node is read; all others become `other`. */
export const shapes: Readonly<Record<string, Shape>> = {
  ProgramNode: wrapped("statements"),
  StatementsNode: (data, at, wait) => ({ kind: "statements", body: list(data["body"], wait), ...at }),
  ParenthesesNode: wrapped("body"),
  EmbeddedStatementsNode: wrapped("statements"),
  ElseNode: wrapped("statements"),
  ImplicitNode: wrapped("value"),
  ArgumentsNode: (data, at, wait) => ({ kind: "array", items: list(data["arguments"], wait), ...at }),
  NilNode: (_data, at) => ({ kind: "nil", ...at }),
  TrueNode: (_data, at) => ({ kind: "true", ...at }),
  FalseNode: (_data, at) => ({ kind: "false", ...at }),
  SelfNode: (_data, at) => ({ kind: "self", ...at }),
  IntegerNode: (data, at) => ({ kind: "integer", value: BigInt(data["value"] as number | bigint), ...at }),
  FloatNode: (data, at) => ({ kind: "float", value: data["value"] as number, ...at }),
  StringNode: (data, at) => ({ kind: "string", value: unescaped(data), ...at }),
  SymbolNode: (data, at) => ({ kind: "symbol", value: unescaped(data), ...at }),
  RegularExpressionNode: regex,
  InterpolatedStringNode: interpolation("string"),
  InterpolatedSymbolNode: interpolation("symbol"),
  InterpolatedRegularExpressionNode: interpolation("regex"),
  ArrayNode: (data, at, wait) => ({ kind: "array", items: list(data["elements"], wait), ...at }),
  HashNode: hash,
  KeywordHashNode: hash,
  LocalVariableReadNode: (data, at) => ({ kind: "local", name: nameOf(data), ...at }),
  ItLocalVariableReadNode: (_data, at) => ({ kind: "local", name: "it", ...at }),
  InstanceVariableReadNode: (data, at) => ({ kind: "instance", name: nameOf(data), ...at }),
  ConstantReadNode: (data, at) => ({ kind: "constant", name: nameOf(data), ...at }),
  ConstantPathNode: constantPath,
  LocalVariableWriteNode: assignment("local", ""),
  LocalVariableOrWriteNode: assignment("local", "||"),
  LocalVariableAndWriteNode: assignment("local", "&&"),
  LocalVariableOperatorWriteNode: assignment("local"),
  InstanceVariableWriteNode: assignment("instance", ""),
  InstanceVariableOrWriteNode: assignment("instance", "||"),
  ConstantWriteNode: assignment("constant", ""),
  CallNode: call,
  BlockNode: block,
  LambdaNode: block,
  BlockArgumentNode: wrapped("expression"),
  IfNode: condition(false),
  UnlessNode: condition(true),
  CaseNode: caseOf,
  AndNode: (data, at, wait) => pair("and", data, at, wait),
  OrNode: (data, at, wait) => pair("or", data, at, wait),
  SplatNode: (data, at, wait) => hole({ kind: "splat", ...at }, { operand: data["expression"] }, wait),
  ReturnNode: returned,
  DefNode: method,
  ModuleNode: namedModule,
  ClassNode: namedModule,
  SingletonClassNode: (data, at, wait) => hole({ kind: "module", ...at }, { body: data["body"] }, wait),
  BeginNode: (data, at, wait) =>
    hole(
      { kind: "begin", isGuarded: data["rescueClause"] !== null || data["ensureClause"] !== null, ...at },
      { body: data["statements"] },
      wait,
    ),
};

function nameOf(data: PrismData): string {
  return data["name"] as string;
}

function unescaped(data: PrismData): string {
  return (data["unescaped"] as { readonly value: string }).value;
}

/** A node with members that are filled later; a missing one becomes empty statements. */
function hole(node: object, members: Readonly<Record<string, unknown>>, wait: Wait): RubyNode {
  const made = node as Record<string, unknown> & Place;
  for (const [name, value] of Object.entries(members)) {
    if (value === null || value === undefined)
      made[name] = { kind: "statements", body: [], start: made.end, end: made.end };
    else wait({ node: value as PrismNode, fill: (child) => (made[name] = child) });
  }
  return made as unknown as RubyNode;
}

/** The same for members that are optional. */
function optional(node: RubyNode, name: string, value: unknown, wait: Wait): RubyNode {
  if (value === null || value === undefined) return node;
  const made = node as unknown as Record<string, unknown>;
  wait({ node: value as PrismNode, fill: (child) => (made[name] = child) });
  return node;
}

function list(nodes: unknown, wait: Wait): RubyNode[] {
  const items: RubyNode[] = [];
  (nodes as readonly PrismNode[]).forEach((node, at) => wait({ node, fill: (child) => (items[at] = child) }));
  return items;
}

/** Represented by its only part. */
function wrapped(member: string): Shape {
  return (data, at, wait) => {
    const inner = data[member];
    const body: RubyNode[] = [];
    if (inner !== null && inner !== undefined) wait({ node: inner as PrismNode, fill: (child) => (body[0] = child) });
    return { kind: "statements", body, ...at };
  };
}

function regex(data: PrismData, at: Place): RubyNode {
  const flags = data["flags"] as number;
  const options = (flags & 4 ? "i" : "") + (flags & 8 ? "x" : "") + (flags & 16 ? "m" : "");
  return { kind: "regex", pattern: unescaped(data), options, ...at };
}

function interpolation(of: "string" | "symbol" | "regex"): Shape {
  return (data, at, wait) => ({ kind: "interpolation", of, parts: list(data["parts"], wait), ...at });
}

function hash(data: PrismData, at: Place, wait: Wait): RubyNode {
  const keys: RubyNode[] = [];
  const values: RubyNode[] = [];
  (data["elements"] as readonly PrismNode[]).forEach((element, index) => {
    const { key, value, type } = element.toJSON();
    const missing: RubyNode = { kind: "other", what: type, ...at };
    keys[index] = missing;
    values[index] = missing;
    if (type !== "AssocNode") return;
    wait({ node: key as PrismNode, fill: (child) => (keys[index] = child) });
    wait({ node: value as PrismNode, fill: (child) => (values[index] = child) });
  });
  return { kind: "hash", keys, values, ...at };
}

/** `A::B`, read in a loop; one that doesn't begin with a name is `?`. */
function constantPath(data: PrismData, at: Place): RubyNode {
  const names: string[] = [];
  let current: PrismData | undefined = data;
  while (current?.type === "ConstantPathNode") {
    names.push(nameOf(current));
    const parent: unknown = current["parent"];
    current = parent === null ? undefined : (parent as PrismNode).toJSON();
  }
  if (current) names.push(current.type === "ConstantReadNode" ? nameOf(current) : "?");
  return { kind: "constant", name: names.reverse().join("::"), ...at };
}

function namedModule(data: PrismData, at: Place, wait: Wait): RubyNode {
  const path = (data["constantPath"] as PrismNode).toJSON();
  const made = path.type === "ConstantPathNode" ? constantPath(path, at) : undefined;
  const name = made?.kind === "constant" ? made.name : nameOf(data);
  return hole({ kind: "module", name, ...at }, { body: data["body"] }, wait);
}

function assignment(target: "local" | "instance" | "constant", operator?: string): Shape {
  return (data, at, wait) =>
    hole(
      {
        kind: "assignment",
        target,
        name: nameOf(data),
        operator: operator ?? (data["binaryOperator"] as string),
        ...at,
      },
      { value: data["value"] },
      wait,
    );
}

function call(data: PrismData, at: Place, wait: Wait): RubyNode {
  const name = nameOf(data);
  const given = data["arguments"] as PrismNode | null;
  if (name === "!" && given === null) return hole({ kind: "not", ...at }, { operand: data["receiver"] }, wait);
  const isSafe = ((data["flags"] as number) & 4) !== 0;
  const isVariable =
    data["receiver"] === null && given === null && data["block"] === null && data["openingLoc"] === null;
  const items = given === null ? [] : list(given.toJSON()["arguments"], wait);
  const made: RubyNode = { kind: "call", name, isSafe, arguments: items, ...at };
  if (isVariable) return made;
  return optional(optional(made, "receiver", data["receiver"], wait), "block", data["block"], wait);
}

function block(data: PrismData, at: Place, wait: Wait): RubyNode {
  const parameters = simpleParameters(data["parameters"] as PrismNode | null);
  return hole({ kind: "block", ...(parameters && { parameters }), ...at }, { body: data["body"] }, wait);
}

/** The names of the parameters between bars, if all are plain. */
function simpleParameters(node: PrismNode | null): readonly string[] | undefined {
  if (node === null) return [];
  const outer = node.toJSON();
  const inner = outer["parameters"] as PrismNode | null | undefined;
  if (outer.type !== "BlockParametersNode") return undefined;
  return inner ? parameterNames(inner.toJSON()) : [];
}

function parameterNames(data: PrismData): readonly string[] | undefined {
  const required = (data["requireds"] as readonly PrismNode[]).map((each) => each.toJSON());
  const hasOthers = ["optionals", "posts", "keywords"].some((name) => (data[name] as readonly unknown[]).length > 0);
  if (hasOthers || data["rest"] !== null || required.some(({ type }) => type !== "RequiredParameterNode"))
    return undefined;
  return required.map(nameOf);
}

function condition(isNegative: boolean): Shape {
  return (data, at, wait) => {
    const made = hole({ kind: "if", ...at }, { body: data["statements"] }, wait);
    const writable = made as unknown as Record<string, unknown>;
    wait({
      node: data["predicate"] as PrismNode,
      fill: (test) =>
        (writable["test"] = isNegative ? { kind: "not", operand: test, start: test.start, end: test.end } : test),
    });
    return optional(made, "otherwise", data["subsequent"] ?? data["elseClause"], wait);
  };
}

function caseOf(data: PrismData, at: Place, wait: Wait): RubyNode {
  const branches = (data["conditions"] as readonly PrismNode[]).map((node): RubyBranch => {
    const when = node.toJSON();
    const branch = { values: list(when["conditions"], wait), start: at.end, end: at.end };
    return hole(branch, { body: when["statements"] }, wait) as unknown as RubyBranch;
  });
  const made: RubyNode = { kind: "case", branches, ...at };
  return optional(optional(made, "subject", data["predicate"], wait), "otherwise", data["elseClause"], wait);
}

function pair(kind: "and" | "or", data: PrismData, at: Place, wait: Wait): RubyNode {
  return hole({ kind, ...at }, { left: data["left"], right: data["right"] }, wait);
}

function returned(data: PrismData, at: Place, wait: Wait): RubyNode {
  const given = data["arguments"] as PrismNode | null;
  const values = given === null ? [] : (given.toJSON()["arguments"] as readonly PrismNode[]);
  return optional({ kind: "return", ...at }, "value", values.length === 1 ? values[0] : given, wait);
}

function method(data: PrismData, at: Place, wait: Wait): RubyNode {
  const parameters = (data["parameters"] as PrismNode | null)?.toJSON();
  const names = ["requireds", "optionals"].flatMap((key) =>
    ((parameters?.[key] as readonly PrismNode[] | undefined) ?? []).map((each) => nameOf(each.toJSON())),
  );
  const blockParameter = (parameters?.["block"] as PrismNode | null | undefined)?.toJSON()["name"];
  return hole(
    {
      kind: "method",
      name: nameOf(data),
      isOfClass: data["receiver"] !== null,
      parameters: names,
      ...(typeof blockParameter === "string" && { blockParameter }),
      ...at,
    },
    { body: data["body"] },
    wait,
  );
}
