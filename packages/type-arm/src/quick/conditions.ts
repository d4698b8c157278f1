import type { Binary, Expression } from "@cairn/puppet-core";
import { foldCase } from "@cairn/puppet-core/values";
import type { Logic } from "../model/index.js";
import { soundPattern } from "../regexp/search.js";

/** What a condition is for a value of JSON: true, false, or nothing where only the evaluator can tell. */
type Condition = (value: unknown) => boolean | undefined;

/**
 * Whether a check surely accepts a value of JSON: a short way to the usual answer for the forms that checks usually have. Where it
 * isn't sure, the evaluator decides. Nothing for logic of any other form.
 */
export function quickCheck(logic: Logic, feature: string): ((value: unknown) => boolean) | undefined {
  const [statement, ...others] = logic.body.statements;
  if (!statement || others.length > 0) return undefined;
  if (logic.lambda && (logic.lambda.parameters.length !== 1 || logic.lambda.parameters[0]!.type || logic.lambda.result))
    return undefined;
  const names = new Set(logic.parameter === undefined ? [feature, "it"] : [logic.parameter]);
  if (statement.kind === "if") {
    if (statement.otherwise) return undefined;
    const tests = statement.branches.map(({ test }) => conditionOf(test, names, 0));
    return tests.every((test) => test !== undefined)
      ? (value) => tests.every((test) => test(value) === false)
      : undefined;
  }
  const isUnless = statement.kind === "unless" && !statement.otherwise;
  const test = conditionOf(isUnless ? statement.test : statement, names, 0);
  return test && ((value) => test(value) === true);
}

const deepest = 20;

function conditionOf(node: Expression, names: ReadonlySet<string>, depth: number): Condition | undefined {
  if (depth > deepest) return undefined;
  switch (node.kind) {
    case "group":
      return conditionOf(node.expression, names, depth + 1);
    case "boolean":
      return () => node.value;
    case "unary": {
      const inside = node.operator === "!" ? conditionOf(node.operand, names, depth + 1) : undefined;
      return inside && ((value) => negated(inside(value)));
    }
    case "binary":
      return node.operator === "and" || node.operator === "or" ? both(node, names, depth) : comparison(node, names);
    default:
      return undefined;
  }
}

function negated(answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : !answer;
}

function both(node: Binary, names: ReadonlySet<string>, depth: number): Condition | undefined {
  const left = conditionOf(node.left, names, depth + 1);
  const right = conditionOf(node.right, names, depth + 1);
  if (!left || !right) return undefined;
  const decisive = node.operator === "or";
  return (value) => {
    const first = left(value);
    return first === undefined || first === decisive ? first : right(value);
  };
}

function comparison({ left, operator, right }: Binary, names: ReadonlySet<string>): Condition | undefined {
  if (left.kind !== "variable" || !names.has(left.name)) return undefined;
  if (operator === "=~" || operator === "!~")
    return right.kind === "regex" ? patternTest(right.pattern, operator === "=~") : undefined;
  if (operator === "in") return right.kind === "array" ? memberTest(right.items) : undefined;
  const literal = literalOf(right);
  if (literal === undefined) return undefined;
  if (operator === "==" || operator === "!=") {
    const test = equalTest(literal);
    return operator === "==" ? test : (value) => negated(test(value));
  }
  return typeof literal === "number" ? orderTest(operator, literal) : undefined;
}

function patternTest(source: string, isWanted: boolean): Condition | undefined {
  const pattern = soundPattern(source);
  if (!pattern) return undefined;
  return (value) =>
    typeof value === "string" && value.length <= pattern.longestQuick ? pattern.test(value) === isWanted : undefined;
}

function memberTest(items: readonly Expression[]): Condition | undefined {
  const tests = items.map((item) => {
    const literal = literalOf(item);
    return literal === undefined ? undefined : equalTest(literal);
  });
  if (!tests.every((test) => test !== undefined)) return undefined;
  return (value) =>
    typeof value === "string" || typeof value === "number" ? tests.some((test) => test(value)) : undefined;
}

function literalOf(node: Expression): string | number | boolean | undefined {
  switch (node.kind) {
    case "string":
    case "name":
      return node.value;
    case "boolean":
    case "float":
      return node.value;
    case "integer":
      return Number.isSafeInteger(Number(node.value)) ? Number(node.value) : undefined;
    default:
      return undefined;
  }
}

/** Strings are equal whatever their case; values of different kinds never are. */
function equalTest(literal: string | number | boolean): Condition {
  if (typeof literal !== "string") return (value) => value === literal;
  const wanted = foldCase(literal);
  return (value) => value === literal || (typeof value === "string" && foldCase(value) === wanted);
}

function orderTest(operator: string, literal: number): Condition | undefined {
  const tests: Readonly<Record<string, (value: number) => boolean>> = {
    "<": (value) => value < literal,
    "<=": (value) => value <= literal,
    ">": (value) => value > literal,
    ">=": (value) => value >= literal,
  };
  const test = tests[operator];
  return test && ((value) => (typeof value === "number" ? test(value) : undefined));
}
