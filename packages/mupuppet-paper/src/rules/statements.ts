/** Section 3.2.3: expressions as statements, sequences, assignments and conditionals. */
import { becomes, expressionStep, statementStep, unmet, type Conclusion, type Situation } from "../conclusion.js";
import { cons } from "../list.js";
import { skip } from "../make.js";
import { scopeText } from "../scopes.js";
import { shortValue } from "../text/value-text.js";
import type { Assignment, Case, Expression, If, Sequence, Unless, ValueTerm } from "../terms.js";
import { isChosen } from "./selectors.js";

/** An expression as a statement steps as it would anywhere. */
export function EXPRStep(term: Expression): Conclusion {
  return expressionStep(term, (value) => value);
}

/** `v → skip`: the value of an expression statement is ignored. */
export function EXPRValue({ at }: ValueTerm): Conclusion {
  return becomes(skip(at));
}

/** `s₁ ⊔ s₂ → s₁′ ⊔ s₂` */
export function SEQStep(term: Sequence): Conclusion {
  return statementStep(term.first, (first) => ({ ...term, first }));
}

/** `skip ⊔ s → s` */
export function SEQSkip({ first, second }: Sequence): Conclusion {
  return first.kind === "skip" ? becomes(second) : undefined;
}

/** `$x = e → $x = e′` */
export function AssignStep(term: Assignment): Conclusion {
  return expressionStep(term.value, (value) => ({ ...term, value }));
}

/** `$x = v → skip` with `σ[(α, x) : v]`, where `x ∉ dom(σ_α)`. */
export function Assign({ name, value, at }: Assignment, { sigma, scope }: Situation): Conclusion {
  if (value.kind !== "value") return undefined;
  const old = sigma.get(scope, name);
  if (old) {
    const blame = { at: old.at, message: "it is assigned here first" };
    return unmet(`\`$${name}\` is assigned in \`${scopeText(scope)}\` already`, blame);
  }
  return becomes(skip(at), { kind: "bind", scope, name, binding: { value: value.value, at } });
}

/** `if e {s₁} else {s₂} → if e′ {s₁} else {s₂}` */
export function IFStep(term: If): Conclusion {
  return expressionStep(term.test, (test) => ({ ...term, test }));
}

/** `if true {s₁} else {s₂} → s₁` */
export function IFT({ test, then }: If): Conclusion {
  return isTest(test, true) ? becomes(then) : notBoolean(test);
}

/** `if false {s₁} else {s₂} → s₂` */
export function IFF({ test, otherwise }: If): Conclusion {
  return isTest(test, false) ? becomes(otherwise) : undefined;
}

/** `unless e {s} → unless e′ {s}` */
export function UNLESSStep(term: Unless): Conclusion {
  return expressionStep(term.test, (test) => ({ ...term, test }));
}

/** `unless true {s} → skip` */
export function UNLESST({ test, at }: Unless): Conclusion {
  return isTest(test, true) ? becomes(skip(at)) : notBoolean(test);
}

/** `unless false {s} → s` */
export function UNLESSF({ test, body }: Unless): Conclusion {
  return isTest(test, false) ? becomes(body) : undefined;
}

function isTest(test: Expression, value: boolean): boolean {
  return test.kind === "value" && test.value === value;
}

function notBoolean(test: Expression): Conclusion {
  if (test.kind !== "value" || typeof test.value === "boolean") return undefined;
  return unmet(`the test is ${shortValue(test.value)}, and only \`true\` and \`false\` are tests`);
}

/** `case e {C} → case e′ {C}` */
export function CASEStep1(term: Case): Conclusion {
  return expressionStep(term.control, (control) => ({ ...term, control }));
}

/** `case v {c : {s} C} → case v {c′ : {s} C}` */
export function CASEStep2(term: Case): Conclusion {
  const { control, options } = term;
  if (control.kind !== "value" || !options || options.first.choice === "default") return undefined;
  return expressionStep(options.first.choice, (choice) => ({
    ...term,
    options: cons({ ...options.first, choice }, options.rest),
  }));
}

/** `case v {v : {s} C} → s`; `default` matches any value. */
export function CASEMatch({ control, options }: Case): Conclusion {
  return options && isChosen(control, options.first.choice) === true ? becomes(options.first.body) : undefined;
}

/** `case v {v₁ : {s} C} → case v {C}` where `v ≠ v₁`. */
export function CASENoMatch(term: Case): Conclusion {
  const { control, options } = term;
  if (!options || isChosen(control, options.first.choice) !== false) return undefined;
  return becomes({ ...term, options: options.rest });
}

/** `case v {ε} → skip` */
export function CASEDone({ control, options, at }: Case): Conclusion {
  return control.kind === "value" && !options ? becomes(skip(at)) : undefined;
}
