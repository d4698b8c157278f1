import { bytesOfText } from "@cairn/diagnostics";
import type { Binary, Conditional, Expression, Unary } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import { compareScalars, compute, holds, negate } from "../values/arithmetic.js";
import {
  FAILED,
  isNumber,
  isScalar,
  isText,
  ListValue,
  showValue,
  textMadeOf,
  textOf,
  UNDEFINED,
  type Scalar,
  type Text,
  type Value,
} from "../values/value.js";
import { adviseJoining, adviseQuotes } from "./advice.js";
import { call } from "./calls.js";
import { bytesOfCell, ExpressionCell, type Place } from "../blocks/cell.js";
import type { Context } from "./context.js";
import type { Environment } from "../blocks/environment.js";
import { withoutQuotes, withQuotes } from "../diagnostics/fixes.js";
import { said, spanOf } from "../diagnostics/said.js";
import { tooLarge, wrongType } from "./failures.js";
import { importValue } from "./import.js";
import type { Demand, Task } from "./machine.js";
import { placeOfNode, reference } from "./references.js";
import { selection } from "./select.js";
import { literalBlock } from "../blocks/block-text.js";

/** The value of an expression: immediately if that is easy, otherwise as a task. */
export function evaluate(node: Expression, environment: Environment, context: Context): Demand {
  switch (node.kind) {
    case "undefined":
      return UNDEFINED;
    case "boolean":
    case "string":
      return node.value;
    case "number":
      return node;
    case "list":
      if (!growInMacro(node, node.items.length, environment, context)) return FAILED;
      return new ListValue(node.items.map((item) => new ExpressionCell(item, environment)));
    case "block":
      if (!growInMacro(node, cellsOfBlock + node.statements.length, environment, context)) return FAILED;
      return literalBlock(node.statements, environment, context);
    case "reference":
      return reference(node, environment, context, false);
    case "selection":
      return selection(node, environment, context, false);
    case "call":
      return call(node, environment, context);
    case "import":
      return importValue(node, environment, context);
    case "conditional":
      return conditional(node, environment, context);
    case "unary":
      return unary(node, environment, context);
    case "binary":
      return binary(node, environment, context);
  }
}

/** The cost of a block, in cells. */
const cellsOfBlock = 4;

/** Source literals exist once; those in a macro are instantiated by each call. */
function growInMacro(node: Expression, cells: number, environment: Environment, context: Context): boolean {
  return !environment.macro || context.grow(cells * bytesOfCell, placeOfNode(node, environment));
}

/** The value of an expression that needs no evaluation. */
export function valueAtOnce(node: Expression, environment: Environment, context: Context): Value | undefined {
  const isPlain = plainKinds.has(node.kind);
  return isPlain ? (evaluate(node, environment, context) as Value) : undefined;
}

const plainKinds = new Set<Expression["kind"]>(["undefined", "boolean", "string", "number", "list", "block"]);

function* conditional(node: Conditional, environment: Environment, context: Context): Task {
  let at: Expression = node;
  while (at.kind === "conditional") {
    const branch: Expression | undefined | null = yield* chooseOrFail(at, environment, context);
    if (branch === null) return FAILED;
    if (branch === undefined) return UNDEFINED;
    at = branch;
  }
  return yield evaluate(at, environment, context);
}

/** The branch of a conditional that its condition selects; undefined if there is none or the condition is invalid. */
export function* chooseBranch(
  node: Conditional,
  environment: Environment,
  context: Context,
): Task<Expression | undefined> {
  return (yield* chooseOrFail(node, environment, context)) ?? undefined;
}

function* chooseOrFail(
  node: Conditional,
  environment: Environment,
  context: Context,
): Task<Expression | undefined | null> {
  const condition = yield evaluate(node.condition, environment, context);
  if (typeof condition === "boolean") return condition ? node.then : node.else;
  if (condition !== FAILED)
    context.report(wrongType(placeOfNode(node.condition, environment), "a condition", "a boolean", condition));
  return null;
}

function* unary(node: Unary, environment: Environment, context: Context): Task {
  const signs: Unary[] = [];
  let operand: Expression = node;
  for (; operand.kind === "unary"; operand = operand.operand) signs.push(operand);
  let value = yield evaluate(operand, environment, context);
  for (const sign of signs.reverse()) {
    if (value === FAILED) return FAILED;
    if (sign.operator === "!" && typeof value === "boolean") value = !value;
    else if (sign.operator === "-" && isNumber(value)) value = negate(value);
    else {
      const wanted = sign.operator === "!" ? "a boolean" : "a number";
      context.report(wrongType(placeOfNode(sign, environment), `\`${sign.operator}\``, wanted, value));
      return FAILED;
    }
  }
  return value;
}

/** Left-associative operators are evaluated in a loop: sums may have any length. */
function* binary(node: Binary, environment: Environment, context: Context): Task {
  const operations: Binary[] = [];
  let first: Expression = node;
  for (; first.kind === "binary"; first = first.left) operations.push(first);
  let value = yield evaluate(first, environment, context);
  let left = placeOfNode(first, environment);
  for (const operation of operations.reverse()) {
    const { operator } = operation;
    const isLogical = operator === "||" || operator === "&&";
    if (isLogical) {
      value = checkBoolean(operation, value, left, context);
      if (value === FAILED || value === (operator === "||")) continue;
    }
    const right = yield evaluate(operation.right, environment, context);
    const place = placeOfNode(operation.right, environment);
    value = isLogical
      ? checkBoolean(operation, right, place, context)
      : operate({ operation, left, right: place, context }, value, right);
    left = placeOfNode(operation, environment);
  }
  return value;
}

function checkBoolean({ operator }: Binary, value: Value, place: Place, context: Context): Value {
  if (typeof value === "boolean" || value === FAILED) return value;
  context.report(wrongType(place, `\`${operator}\``, "booleans", value));
  return FAILED;
}

/** An operation with the locations of its operands. */
interface Operation {
  readonly operation: Binary;
  readonly left: Place;
  readonly right: Place;
  readonly context: Context;
}

function operate(at: Operation, left: Value, right: Value): Value {
  const { operator } = at.operation;
  if (left === FAILED || right === FAILED) return FAILED;
  if (operator === "+" || operator === "-" || operator === "*" || operator === "/") return arithmetic(at, left, right);
  const wrong = !isScalar(left) ? left : !isScalar(right) ? right : undefined;
  if (wrong !== undefined) {
    const place = wrong === left ? at.left : at.right;
    at.context.report(wrongType(place, `\`${operator}\``, "scalars", wrong));
    return FAILED;
  }
  return operator === "++"
    ? concatenate(at, left as Scalar, right as Scalar)
    : compared(at, left as Scalar, right as Scalar);
}

const shortNumber = 32;

/** The cost of a digit of a computed number: long numbers take time, too. */
const bytesOfDigit = 32;

function arithmetic(
  { operation, left: place, right: rightPlace, context }: Operation,
  left: Value,
  right: Value,
): Value {
  const { operator } = operation;
  if (!(isNumber(left) && isNumber(right))) {
    const isLeft = !isNumber(left);
    const advice = adviseQuotes({ ...place, end: rightPlace.end }) ?? adviseJoining(operation, place, left, right);
    const wrong = isLeft ? left : right;
    context.report(wrongType(isLeft ? place : rightPlace, `\`${operator}\``, "numbers", wrong, advice));
    return FAILED;
  }
  // A product has the digits of both factors; the shortest numbers are slices of the source itself.
  const digits = left.digits.length + right.digits.length;
  if (digits > shortNumber && !context.grow(digits * bytesOfDigit, rightPlace)) return FAILED;
  const result = compute(operator, left, right);
  if (typeof result === "object") return result;
  if (result === "too-large") context.report(tooLarge(rightPlace, "number"));
  else context.report(said("range", rightPlace, "division by zero", "test the divisor first: `if ($x != 0) then …`"));
  return FAILED;
}

function concatenate({ right: place, context }: Operation, left: Scalar, right: Scalar): Value {
  const [first, second] = [textOf(left), textOf(right)];
  const bytes = bytesOfText(Math.min(first.length, second.length), first.length + second.length);
  return context.grow(bytes, place) ? textMadeOf(first + second, [left, right]) : FAILED;
}

/** Concatenated strings are copied for the comparison. */
function growToCompare(left: Text, right: Text, place: Place, context: Context): boolean {
  const length = Math.min(textOf(left).length, textOf(right).length);
  return length < longText || context.grow(length, place);
}

const longText = 2 ** 16;

/** Interpretation A04: a number and a string compare as strings, which is seldom meant. */
function compared(
  { operation: { operator }, left: place, right: rightPlace, context }: Operation,
  left: Scalar,
  right: Scalar,
): Value {
  const [number, text] = isNumber(left) ? [left, right] : [right, left];
  if (isNumber(number) && isText(text)) {
    const words = { operator, number: showValue(number), text: showValue(text) };
    const fixes = [place, rightPlace].flatMap((each) => [...withoutQuotes(each), ...withQuotes(each)]);
    context.report(catalogue.create["mixed-comparison"](spanOf(place), words, { fixes }));
  }
  if (isText(left) && isText(right) && !growToCompare(left, right, place, context)) return FAILED;
  return holds(operator, compareScalars(left, right));
}
