/** `and`, `or` and `!` ("standard", section 3.2.2). The right side is only evaluated if it matters, as in Puppet. */
import { becomes, expressionStep, unmet, type Conclusion } from "../conclusion.js";
import { valueTerm } from "../make.js";
import { shortValue } from "../text/value-text.js";
import type { And, Expression, Not, Or } from "../terms.js";

/** `e₁ and e₂ → e₁′ and e₂` */
export function ANDLeft(term: And): Conclusion {
  return expressionStep(term.left, (left) => ({ ...term, left }));
}

/** `true and e₂ → true and e₂′` */
export function ANDRightI(term: And): Conclusion {
  if (!isValue(term.left, true)) return notBoolean("and", term.left);
  return expressionStep(term.right, (right) => ({ ...term, right }));
}

/** `false and e₂ → false` */
export function ANDRightII({ left, at }: And): Conclusion {
  return isValue(left, false) ? becomes(valueTerm(false, at)) : undefined;
}

/** `true and b → b` */
export function ANDValue({ left, right, at }: And): Conclusion {
  if (!isValue(left, true) || right.kind !== "value") return undefined;
  return typeof right.value === "boolean" ? becomes(valueTerm(right.value, at)) : notBoolean("and", right);
}

/** `e₁ or e₂ → e₁′ or e₂` */
export function ORLeft(term: Or): Conclusion {
  return expressionStep(term.left, (left) => ({ ...term, left }));
}

/** `false or e₂ → false or e₂′` */
export function ORRightI(term: Or): Conclusion {
  if (!isValue(term.left, false)) return notBoolean("or", term.left);
  return expressionStep(term.right, (right) => ({ ...term, right }));
}

/** `true or e₂ → true` */
export function ORRightII({ left, at }: Or): Conclusion {
  return isValue(left, true) ? becomes(valueTerm(true, at)) : undefined;
}

/** `false or b → b` */
export function ORValue({ left, right, at }: Or): Conclusion {
  if (!isValue(left, false) || right.kind !== "value") return undefined;
  return typeof right.value === "boolean" ? becomes(valueTerm(right.value, at)) : notBoolean("or", right);
}

/** `!e → !e′` */
export function NOTStep(term: Not): Conclusion {
  return expressionStep(term.operand, (operand) => ({ ...term, operand }));
}

/** `!true → false` */
export function NOTValueI({ operand, at }: Not): Conclusion {
  return isValue(operand, true) ? becomes(valueTerm(false, at)) : notBoolean("!", operand);
}

/** `!false → true` */
export function NOTValueII({ operand, at }: Not): Conclusion {
  return isValue(operand, false) ? becomes(valueTerm(true, at)) : undefined;
}

function isValue(term: Expression, value: boolean): boolean {
  return term.kind === "value" && term.value === value;
}

/** Only a value can fail to be a boolean; an expression isn't evaluated yet, and booleans have other rules. */
function notBoolean(operator: string, term: Expression): Conclusion {
  if (term.kind !== "value" || typeof term.value === "boolean") return undefined;
  return unmet(`\`${operator}\` takes booleans, and ${shortValue(term.value)} is none`);
}
