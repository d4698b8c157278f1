import type { Tokens } from "@cairn/syntax";
import type { Block, Node } from "@cairn/ruby-subset";
import { ErbParser as T } from "../generated/ErbParser.js";
import type { Problem } from "./problem.js";
import type { Pending } from "./row.js";

/** The call of a method whose arguments have no parentheses. */
export function commandCall(tokens: Tokens, pending: Pending, operand: Node, block: Block | undefined): Node {
  const { token, left } = pending;
  const name = left === undefined ? token : token + 1;
  return {
    kind: "call",
    ...(left && { receiver: left }),
    name: tokens.textOf(name),
    at: tokens.start(name),
    arguments: operand.kind === "list" ? operand.items : [operand],
    ...(block && { block }),
    isComplete: true,
    isSafe: tokens.type(token) === T.COMMAND_SAFE_DOT,
    start: left?.start ?? tokens.start(name),
    end: block?.end ?? operand.end,
  };
}

/** What a sign or word before an operand makes of it. */
export function combinePrefix(tokens: Tokens, token: number, operand: Node): Node {
  const text = tokens.textOf(token);
  const place = { start: tokens.start(token), end: operand.end };
  switch (tokens.type(token)) {
    case T.TOP_SCOPE:
      return operand;
    case T.NEGATE:
    case T.NOT:
      return { kind: "unary", operator: "!", operand, ...place };
    case T.PREFIX_MINUS:
      return { kind: "unary", operator: "-", operand, ...place };
    case T.COMPLEMENT:
      return { kind: "unary", operator: "~", operand, ...place };
    case T.DEFINED:
      return { kind: "unary", operator: "defined?", operand, ...place };
    case T.JUMP_WITH:
      return { kind: "jump", word: text as "next", value: asValue(operand), ...place };
    case T.COMMAND_LABEL: {
      const key: Node = { kind: "symbol", name: text.slice(0, -1), start: place.start, end: tokens.end(token) };
      return { kind: "pair", key, value: operand, ...place };
    }
    default:
      return { kind: "spread", operator: text as "*", operand, ...place };
  }
}

/** Several values after `next` or `=` are an array. */
function asValue(operand: Node): Node {
  if (operand.kind === "list") return { ...operand, kind: "array" };
  return operand.kind === "spread"
    ? { kind: "array", items: [operand], start: operand.start, end: operand.end }
    : operand;
}

/** What an operator makes of its two sides. */
export function combineBinary(tokens: Tokens, pending: Pending, right: Node, problems: Problem[]): Node {
  const { token, then } = pending;
  const left = pending.left!;
  const place = { start: left.start, end: right.end };
  switch (tokens.type(token)) {
    case T.AND:
    case T.AND_ALSO:
      return { kind: "logical", operator: "and", left, right, ...place };
    case T.OR:
    case T.OR_ELSE:
      return { kind: "logical", operator: "or", left, right, ...place };
    case T.COLON:
      return { kind: "if", test: left, then: then!, otherwise: right, ...place };
    case T.IF_BEHIND:
      return { kind: "if", test: right, then: left, ...place };
    case T.UNLESS_BEHIND:
      return { kind: "if", test: right, otherwise: left, ...place };
    case T.WHILE_BEHIND:
    case T.UNTIL_BEHIND: {
      const isUntil = tokens.type(token) === T.UNTIL_BEHIND;
      return { kind: "while", test: right, body: left, isUntil, isLate: left.kind === "begin", ...place };
    }
    case T.RESCUE_BEHIND: {
      const option = { classes: [], body: right, start: right.start, end: right.end };
      return { kind: "begin", body: left, rescues: [option], ...place };
    }
    case T.COMMAND_ARROW:
      return { kind: "pair", key: left, value: right, ...place };
    case T.COMMAND_COMMA:
      return addToList(left, right);
    case T.RANGE:
    case T.RANGE_EXCLUSIVE:
      return { kind: "range", from: left, to: right, isExclusive: tokens.type(token) === T.RANGE_EXCLUSIVE, ...place };
    case T.ASSIGN:
    case T.OPERATE_ASSIGN:
      return assign(tokens, token, left, asValue(right), problems);
    default:
      return operate(tokens, token, left, right);
  }
}

/** The list is ours alone: it may grow. */
function addToList(left: Node, right: Node): Node {
  if (left.kind !== "list") return { kind: "list", items: [left, right], start: left.start, end: right.end };
  left.items.push(right);
  return left;
}

function operate(tokens: Tokens, token: number, left: Node, right: Node): Node {
  const at = tokens.start(token);
  const operator = tokens.textOf(token);
  const place = { at, start: left.start, end: right.end };
  if (operator !== "!=" && operator !== "!~") return { kind: "binary", operator, left, right, ...place };
  const operand: Node = { kind: "binary", operator: operator === "!=" ? "==" : "=~", left, right, ...place };
  return { kind: "unary", operator: "!", operand, start: left.start, end: right.end };
}

function assign(tokens: Tokens, token: number, target: Node, value: Node, problems: Problem[]): Node {
  const operator = tokens.textOf(token);
  const isAttribute = target.kind === "call" && !target.isComplete && target.receiver !== undefined;
  if (!isAttribute && !assignable.has(target.kind)) {
    problems.push({ message: "this can't be assigned to", start: target.start, end: target.end });
  }
  const place = { start: target.start, end: value.end };
  return { kind: "assignment", target, operator: operator === "=" ? "=" : operator.slice(0, -1), value, ...place };
}

const assignable: ReadonlySet<string> = new Set(["name", "instance", "index", "constant", "global"]);
