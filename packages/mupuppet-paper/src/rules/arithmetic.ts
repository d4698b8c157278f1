/** Arithmetic and comparisons ("standard", section 3.2.2; spelled out in the paper's appendix). */
import { compareValues, equalValues, isInteger64, type Value } from "@cairn/puppet-core/values";
import { becomes, expressionStep, unmet, type Conclusion } from "../conclusion.js";
import { valueTerm } from "../make.js";
import { shortValue } from "../text/value-text.js";
import type { Arithmetic, ArithmeticOperator, Comparison, ComparisonOperator } from "../terms.js";

/** `e₁ + e₂ → e₁′ + e₂` */
export function ARITHLeft(term: Arithmetic): Conclusion {
  return expressionStep(term.left, (left) => ({ ...term, left }));
}

/** `v₁ + e₂ → v₁ + e₂′` */
export function ARITHRight(term: Arithmetic): Conclusion {
  if (term.left.kind !== "value") return undefined;
  return expressionStep(term.right, (right) => ({ ...term, right }));
}

/** `i₁ + i₂ → i` */
export function ARITHValue({ operator, left, right, at }: Arithmetic): Conclusion {
  if (left.kind !== "value" || right.kind !== "value") return undefined;
  const [one, other] = [left.value, right.value];
  if (typeof one !== "bigint") return unmet(`\`${operator}\` takes integers, and ${shortValue(one)} is none`);
  if (typeof other !== "bigint") return unmet(`\`${operator}\` takes integers, and ${shortValue(other)} is none`);
  if (operator === "/" && other === 0n) return unmet("nothing can be divided by 0");
  const result = calculate(operator, one, other);
  return isInteger64(result) ? becomes(valueTerm(result, at)) : unmet("the result isn't an integer of 64 bits");
}

function calculate(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  return operator === "*" ? left * right : divideFloored(left, right);
}

/** Puppet's division rounds down: -7 / 2 = -4. */
function divideFloored(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** `e₁ > e₂ → e₁′ > e₂` */
export function COMPLeft(term: Comparison): Conclusion {
  return expressionStep(term.left, (left) => ({ ...term, left }));
}

/** `v₁ > e₂ → v₁ > e₂′` */
export function COMPRight(term: Comparison): Conclusion {
  if (term.left.kind !== "value") return undefined;
  return expressionStep(term.right, (right) => ({ ...term, right }));
}

/** `v₁ > v₂ → true` if it holds. */
export function COMPValueI(term: Comparison): Conclusion {
  const holds = holdsOf(term);
  if (typeof holds === "string") return unmet(holds);
  return holds === true ? becomes(valueTerm(true, term.at)) : undefined;
}

/** `v₁ > v₂ → false` if it doesn't hold. */
export function COMPValueII(term: Comparison): Conclusion {
  return holdsOf(term) === false ? becomes(valueTerm(false, term.at)) : undefined;
}

/** Whether a comparison of two values holds, or why that isn't defined. Equality ignores case, as in Puppet. */
function holdsOf({ operator, left, right }: Comparison): boolean | string | undefined {
  if (left.kind !== "value" || right.kind !== "value") return undefined;
  if (operator === "==") return equalValues(left.value, right.value);
  if (operator === "!=") return !equalValues(left.value, right.value);
  return orderHolds(operator, left.value, right.value);
}

function orderHolds(operator: ComparisonOperator, left: Value, right: Value): boolean | string {
  const comparison = compareValues(left, right);
  if ("problem" in comparison) {
    return `${shortValue(left)} and ${shortValue(right)} have no order: it takes two integers or two strings`;
  }
  const { order } = comparison;
  if (operator === "<") return order < 0;
  if (operator === "<=") return order <= 0;
  return operator === ">" ? order > 0 : order >= 0;
}
