import type { Access, Binary, Expression, If, Unary, Unless } from "@cairn/puppet-core";
import { after, firstIndex, type Pending } from "@cairn/evaluation";
import { evaluateBlock, type Evaluator, type Handler, type Handlers, type Scope } from "@cairn/puppet-core/evaluate";
import { compareValues, equalValues, inspect, isArray, isHash, isInteger64, isType } from "@cairn/puppet-core/values";
import type { Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../scopes/puppet-scope.js";

/** Reports that no rule of the paper applies here. */
export function stuck(why: string, node: Expression, scope: Scope, evaluator: Evaluator): never {
  return evaluator.fail("stuck", `μPuppet has no rule for this: ${why}`, node, scope);
}

function asBoolean(value: Value, node: Expression, scope: Scope, evaluator: Evaluator): boolean {
  return typeof value === "boolean" ? value : stuck(`${inspect(value)} isn't a boolean`, node, scope, evaluator);
}

/** IFT, IFF: a condition is a boolean. */
const evaluateIf: Handler<If> = ({ branches, otherwise }, scope, evaluator) => {
  const holds = (index: number): Pending<boolean> => {
    const { test } = branches[index]!;
    return after(evaluator.begin(test, scope), (value) => asBoolean(value, test, scope, evaluator));
  };
  return after(firstIndex(branches.length, holds), (index) =>
    evaluateBlock(index < 0 ? otherwise : branches[index]!.body, scope, evaluator),
  );
};

/** UNLESST, UNLESSF. */
const evaluateUnless: Handler<Unless> = (node, scope, evaluator) =>
  after(evaluator.begin(node.test, scope), (value) => {
    const test = asBoolean(value, node.test, scope, evaluator);
    return evaluateBlock(test ? node.otherwise : node.body, scope, evaluator);
  });

/** NOTValueI, NOTValueII; and the sign of an integer. */
const evaluateUnary: Handler<Unary> = (node, scope, evaluator) =>
  after(evaluator.begin(node.operand, scope), (value: Value): Value => {
    if (node.operator === "!") return !asBoolean(value, node.operand, scope, evaluator);
    return typeof value === "bigint" ? -value : stuck("only integers have a sign", node, scope, evaluator);
  });

/** ARITH…, COMP…, AND…, OR…: the left side comes first. */
const evaluateBinary: Handler<Binary> = (node, scope, evaluator) =>
  after(evaluator.begin(node.left, scope), (left: Value): Pending<Value> => {
    const { operator, right } = node;
    if (operator === "and" || operator === "or") {
      const known = asBoolean(left, node.left, scope, evaluator);
      if (known === (operator === "or")) return known;
      return after(evaluator.begin(right, scope), (value) => asBoolean(value, right, scope, evaluator));
    }
    return after(evaluator.begin(right, scope), (value) => combine(node, left, value, scope, evaluator));
  });

function combine(node: Binary, left: Value, right: Value, scope: Scope, evaluator: Evaluator): Value {
  const { operator } = node;
  if (operator === "==") return equalValues(left, right);
  if (operator === "!=") return !equalValues(left, right);
  if (operator === "<" || operator === "<=" || operator === ">" || operator === ">=") {
    const comparison = compareValues(left, right);
    if ("problem" in comparison)
      return stuck(`${inspect(left)} and ${inspect(right)} have no order`, node, scope, evaluator);
    const { order } = comparison;
    if (operator.startsWith("<")) return operator === "<" ? order < 0 : order <= 0;
    return operator === ">" ? order > 0 : order >= 0;
  }
  if (typeof left !== "bigint" || typeof right !== "bigint") {
    return stuck(`\`${operator}\` takes integers`, node, scope, evaluator);
  }
  if (operator === "/" && right === 0n) return stuck("nothing can be divided by 0", node, scope, evaluator);
  const result = calculate(operator, left, right);
  return isInteger64(result) ? result : stuck("the result has more than 64 bits", node, scope, evaluator);
}

function calculate(operator: Binary["operator"], left: bigint, right: bigint): bigint {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** DeRefArray, DeRefHash, DeRefRes; and references, of any resource type. */
const evaluateAccess: Handler<Access> = (node, scope, evaluator) => {
  const [key] = node.keys;
  return after(evaluator.begin(node.target, scope), (target: Value) =>
    after(evaluator.begin(key!, scope), (index: Value): Value => {
      const value = lookUp(target, index, scope);
      return value ?? stuck(`there is no ${inspect(index)} in it`, node, scope, evaluator);
    }),
  );
};

function lookUp(target: Value, index: Value, scope: Scope): Value | undefined {
  if (isArray(target)) return typeof index === "bigint" && index >= 0n ? target[Number(index)] : undefined;
  if (isHash(target)) return target.get(index);
  if (!isType(target) || target.name !== "Resource" || typeof index !== "string") return undefined;
  if (target.title === undefined) return { ...target, title: index };
  const resource = compilationOf(scope).resources.find(target.typeName!, target.title);
  return resource?.valueOf(index);
}

/** The expressions of the paper that are stricter about their values than Puppet's. */
export const paperExpressions: Handlers = {
  access: evaluateAccess,
  binary: evaluateBinary,
  if: evaluateIf,
  unary: evaluateUnary,
  unless: evaluateUnless,
};
