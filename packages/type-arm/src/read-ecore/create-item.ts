import type { BinaryOperator, Expression, HashEntry, Lambda, Name, Parameter } from "@cairn/puppet-core";
import type { Item } from "../emit/ecore/separate/shown.js";
import { onlyOperators, operatorClasses, unaryOperators } from "../emit/ecore/separate/operators.js";
import { createLiteral } from "./create-literal.js";
import type { Built, ReadObject } from "./read-object.js";

type Create = (object: ReadObject) => Built;

/** How the objects of each class become nodes; binary and unary expressions and literals are handled below. */
const creators: Readonly<Record<string, Create>> = {
  AccessExpression: (object) => ({
    kind: "access",
    target: object.one("left_expr"),
    keys: object.nodes("keys"),
    ...offsetsOf(object),
  }),
  AssignmentExpression: (object) => ({
    kind: "assignment",
    operator: object.value("operator") as "=" | "+=" | "-=",
    left: object.one("left_expr"),
    right: object.one("right_expr"),
    at: object.start,
    ...offsetsOf(object),
  }),
  BlockExpression: (object) => ({ kind: "block", statements: object.nodes("statements"), ...offsetsOf(object) }),
  CallMethodExpression: createMethodCall,
  CallNamedFunctionExpression: (object) => ({
    kind: "call",
    target: object.one("functor_expr"),
    arguments: object.nodes("arguments"),
    ...lambdaOf(object),
    parenthesized: true,
    ...offsetsOf(object),
  }),
  CaseExpression: (object) => ({
    kind: "case",
    test: object.one("test"),
    options: object.items("options").filter((item) => item.kind === "case-option"),
    ...offsetsOf(object),
  }),
  CaseOption: (object) => ({
    kind: "case-option",
    values: object.nodes("values"),
    body: object.block("then_expr"),
    ...offsetsOf(object),
  }),
  IfExpression: createIf,
  KeyedEntry: (object) => ({ kind: "keyed-entry", entry: entryOf(object, "key", "value") }),
  LambdaExpression: createLambda,
  LiteralHash: (object) => ({
    kind: "hash",
    entries: object.items("entries").flatMap((item) => (item.kind === "keyed-entry" ? [item.entry] : [])),
    bare: false,
    ...offsetsOf(object),
  }),
  LiteralList: (object) => ({ kind: "array", items: object.nodes("values"), ...offsetsOf(object) }),
  NamedAccessExpression: createNamedAccess,
  Parameter: createParameter,
  ParenthesizedExpression: (object) => ({ kind: "group", expression: object.one("expr"), ...offsetsOf(object) }),
  SelectorEntry: (object) => ({ kind: "selector-entry", entry: entryOf(object, "matching_expr", "value_expr") }),
  SelectorExpression: (object) => ({
    kind: "selector",
    subject: object.one("left_expr"),
    entries: object.items("selectors").flatMap((item) => (item.kind === "selector-entry" ? [item.entry] : [])),
    ...offsetsOf(object),
  }),
  TextExpression: (object) => ({ kind: "text", expression: object.one("expr") }),
  UnlessExpression: (object) => {
    const otherwise = object.optional("else_expr");
    return {
      kind: "unless",
      test: object.one("test"),
      body: object.block("then_expr"),
      ...(otherwise && { otherwise: object.asBlock(otherwise) }),
      ...offsetsOf(object),
    };
  },
};

/** The node for an object; undefined if logic has no such class. */
export function createItem(object: ReadObject): Built | undefined {
  const { className } = object;
  if (Object.hasOwn(creators, className)) return creators[className]!(object);
  return createOperation(object) ?? createLiteral(object);
}

function createOperation(object: ReadObject): Item | undefined {
  const { className } = object;
  const place = offsetsOf(object);
  const unary = Object.hasOwn(unaryOperators, className) ? unaryOperators[className] : undefined;
  if (unary) return { kind: "unary", operator: unary, operand: object.one("expr"), ...place };
  if (!Object.values(operatorClasses).includes(className)) return undefined;
  const operator = Object.hasOwn(onlyOperators, className) ? onlyOperators[className]! : object.value("operator");
  if (operatorClasses[operator] !== className) object.problem(`\`${className}\` has no operator \`${operator}\``);
  const [left, right] = [object.one("left_expr"), object.one("right_expr")];
  return { kind: "binary", operator: operator as BinaryOperator, left, right, at: object.start, ...place };
}

function createMethodCall(object: ReadObject): Item {
  const access = object.items("functor_expr")[0];
  if (access?.kind !== "named-access") {
    object.problem("a call of a method wants a `NamedAccessExpression`");
    return object.nothing;
  }
  const { at, method, receiver } = access.call;
  const list = object.nodes("arguments");
  return { kind: "method-call", receiver, method, arguments: list, ...lambdaOf(object), at, ...offsetsOf(object) };
}

function createNamedAccess(object: ReadObject): Item {
  const method = object.one("right_expr");
  if (method.kind !== "name") {
    object.problem("the name of a method is a `QualifiedName`");
    return object.nothing;
  }
  const receiver = object.one("left_expr");
  const call = { receiver, method: method satisfies Name, arguments: [], at: object.start, ...offsetsOf(object) };
  return { kind: "named-access", call: { kind: "method-call", ...call } };
}

function lambdaOf(object: ReadObject): { readonly lambda?: Lambda } {
  const lambda: { readonly kind: string } | undefined = object.items("lambda")[0];
  return lambda ? { lambda: lambda as Lambda } : {};
}

function createIf(object: ReadObject): Built {
  const branch = { test: object.one("test"), body: object.block("then_expr") };
  const following = object.items("else_expr")[0];
  if (following?.kind === "chain") {
    following.reversed.push(branch);
    return { ...following, ...offsetsOf(object) };
  }
  const otherwise = following && object.asBlock(object.asNode(following));
  return { kind: "chain", reversed: [branch], otherwise, ...offsetsOf(object) };
}

function createLambda(object: ReadObject): Item {
  return {
    kind: "lambda",
    parameters: object.items("parameters").filter((item): item is Parameter => item.kind === "parameter"),
    body: object.block("body"),
    ...offsetsOf(object),
  };
}

function createParameter(object: ReadObject): Item {
  const { end: nameEnd, start: nameStart } = object;
  return { kind: "parameter", name: object.value("name"), nameStart, nameEnd, rest: false, ...offsetsOf(object) };
}

function entryOf(object: ReadObject, key: string, value: string): HashEntry {
  return { key: object.one(key), value: object.one(value), arrow: object.start };
}

export function offsetsOf({ end, start }: ReadObject): Pick<Expression, "start" | "end"> {
  return { start, end };
}
