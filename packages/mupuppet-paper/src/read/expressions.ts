/**
 * From our tree to the expressions of figure 6. Every function is a `Deep` computation (a trampoline), so that depth
 * uses no stack.
 */
import type { Access, Binary, Expression as Node, HashLiteral, Selector as SelectorNode } from "@cairn/puppet-core";
import { capitalize } from "@cairn/puppet-core/types";
import { resultOf, type Deep } from "@cairn/evaluation";
import { isInteger64, type Value } from "@cairn/puppet-core/values";
import { listOf } from "../list.js";
import { arrayTerm, hashTerm, reference, valueTerm } from "../make.js";
import type * as Terms from "../terms.js";
import { constructName } from "./constructs.js";
import { isResourceType } from "./type-names.js";
import type { Reader } from "./reader.js";

/** The term of an expression. */
export function* readExpression(node: Node, reader: Reader): Deep<Terms.Expression> {
  const at = { start: node.start, end: node.end };
  switch (node.kind) {
    case "boolean":
    case "string":
    case "name":
      return valueTerm(node.value, at);
    case "integer":
      return readInteger(node.value, at, reader);
    case "unary":
      return yield* readUnary(node, reader);
    case "variable":
      return readVariable(node.name, at, reader);
    case "group":
      return yield* resultOf(readExpression(node.expression, reader));
    case "binary":
      return yield* readBinary(node, reader);
    case "array":
      return arrayTerm(undefined, listOf(yield* readAll(node.items, reader)), at);
    case "hash":
      return yield* readHash(node, reader);
    case "access":
      return yield* readAccess(node, reader);
    case "selector":
      return yield* readSelector(node, reader);
    default:
      return reader.refuse(constructName(node), at);
  }
}

function* readAll(nodes: readonly Node[], reader: Reader): Deep<Terms.Expression[]> {
  const terms: Terms.Expression[] = [];
  for (const node of nodes) terms.push(yield* resultOf(readExpression(node, reader)));
  return terms;
}

function readInteger(value: bigint, at: Terms.ValueTerm["at"], reader: Reader): Terms.Expression {
  return isInteger64(value) ? valueTerm(value, at) : reader.refuse("an integer of more than 64 bits", at);
}

/** `!e`; `-1` is an integer, while `-` before anything else isn't in figure 6. */
function* readUnary(node: Extract<Node, { kind: "unary" }>, reader: Reader): Deep<Terms.Expression> {
  const at = { start: node.start, end: node.end };
  const { operator, operand } = node;
  if (operator === "-" && operand.kind === "integer") return readInteger(-operand.value, at, reader);
  if (operator !== "!") return reader.refuse(constructName(node), at);
  return { kind: "not", operand: yield* resultOf(readExpression(operand, reader)), at };
}

/** `$x`, `$::x` and `$::a::x`. */
function readVariable(name: string, at: Terms.ValueTerm["at"], reader: Reader): Terms.Expression {
  const end = name.lastIndexOf("::");
  if (end < 0) return { kind: "variable", name, at };
  if (end === 0) return { kind: "top-variable", name: name.slice(2), at };
  if (name.startsWith("::"))
    return { kind: "class-variable", class: name.slice(2, end), name: name.slice(end + 2), at };
  return reader.refuse(`\`$${name}\` without \`::\` in front`, at, `write \`$::${name}\``);
}

function* readBinary(node: Binary, reader: Reader): Deep<Terms.Expression> {
  const { operator } = node;
  const at = { start: node.start, end: node.end };
  const left = yield* resultOf(readExpression(node.left, reader));
  const right = yield* resultOf(readExpression(node.right, reader));
  switch (operator) {
    case "and":
    case "or":
      return { kind: operator, left, right, at };
    case "+":
    case "-":
    case "*":
    case "/":
      return { kind: "arithmetic", operator, left, right, at };
    case "==":
    case "!=":
    case "<":
    case "<=":
    case ">":
    case ">=":
      return { kind: "comparison", operator, left, right, at };
    default:
      return reader.refuse(constructName(node), { start: node.at, end: node.at + operator.length });
  }
}

/** `{H}`: "k is a key (either a constant number or string)". */
function* readHash({ entries, start, end }: HashLiteral, reader: Reader): Deep<Terms.Expression> {
  const read: Terms.Entry<Terms.Expression>[] = [];
  for (const { key, value } of entries) {
    const content = yield* resultOf(readExpression(value, reader));
    read.push({ key: readKey(key, reader), content });
  }
  return hashTerm(undefined, listOf(read), { start, end });
}

function readKey(node: Node, reader: Reader): Value {
  if (node.kind === "string" || node.kind === "name" || node.kind === "integer") return node.value;
  return reader.refuse("a key that is neither a string nor a number", node).value;
}

/** `e₁[e₂]`, or `t[e]` if a resource type precedes the brackets. */
function* readAccess(node: Access, reader: Reader): Deep<Terms.Expression> {
  const { target, keys } = node;
  const at = { start: node.start, end: node.end };
  const [key] = keys;
  if (!key || keys.length > 1) return reader.refuse(constructName(node), at, "write one key between the brackets");
  const index = yield* resultOf(readExpression(key, reader));
  if (target.kind !== "type-name") {
    return { kind: "dereference", target: yield* resultOf(readExpression(target, reader)), index, at };
  }
  if (isResourceType(target.name)) return reference(capitalize(target.name), index, at);
  return reader.refuse(target.name === "Class" ? "a reference to a class" : "a data type", at);
}

function* readSelector({ subject, entries, start, end }: SelectorNode, reader: Reader): Deep<Terms.Expression> {
  const control = yield* resultOf(readExpression(subject, reader));
  const matches: Terms.Match[] = [];
  for (const { key, value } of entries) {
    const choice = yield* readChoice(key, reader);
    matches.push({ choice, result: yield* resultOf(readExpression(value, reader)) });
  }
  return { kind: "selector", control, matches: listOf(defaultLast(matches)), at: { start, end } };
}

/** `c`: an expression or `default`. */
export function* readChoice(node: Node, reader: Reader): Deep<Terms.Choice> {
  return node.kind === "default" ? "default" : yield* resultOf(readExpression(node, reader));
}

/** Puppet tries `default` last, wherever it is written. */
export function defaultLast<T extends { readonly choice: Terms.Choice }>(options: readonly T[]): readonly T[] {
  const isDefault = ({ choice }: T) => choice === "default";
  return [...options.filter((option) => !isDefault(option)), ...options.filter(isDefault)];
}
