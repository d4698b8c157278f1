/** Selectors `e ? {M}` ("straightforward", section 3.2.2). */
import { equalValues } from "@cairn/puppet-core/values";
import { becomes, expressionStep, unmet, type Conclusion } from "../conclusion.js";
import { cons } from "../list.js";
import { shortValue } from "../text/value-text.js";
import type { Choice, Expression, Selector } from "../terms.js";

/** `e ? {M} → e′ ? {M}` */
export function SControl(term: Selector): Conclusion {
  return expressionStep(term.control, (control) => ({ ...term, control }));
}

/** `v ? {c ⇒ e, M} → v ? {c′ ⇒ e, M}` */
export function SCase(term: Selector): Conclusion {
  const { control, matches } = term;
  if (control.kind !== "value" || !matches || matches.first.choice === "default") return undefined;
  return expressionStep(matches.first.choice, (choice) => ({
    ...term,
    matches: cons({ ...matches.first, choice }, matches.rest),
  }));
}

/** `v ? {v ⇒ e, M} → e`; `default` matches any value. */
export function SChooseI({ control, matches }: Selector): Conclusion {
  if (control.kind !== "value") return undefined;
  if (!matches) return unmet(`nothing is left that ${shortValue(control.value)} could match`);
  return isChosen(control, matches.first.choice) === true ? becomes(matches.first.result) : undefined;
}

/** `v ? {v₁ ⇒ e, M} → v ? {M}` where `v ≠ v₁`. */
export function SChooseII(term: Selector): Conclusion {
  const { control, matches } = term;
  if (!matches || isChosen(control, matches.first.choice) !== false) return undefined;
  return becomes({ ...term, matches: matches.rest });
}

/** Whether a value matches a choice; undefined if one of the two isn't a value yet. */
export function isChosen(control: Expression, choice: Choice): boolean | undefined {
  if (control.kind !== "value") return undefined;
  if (choice === "default") return true;
  return choice.kind === "value" ? equalValues(control.value, choice.value) : undefined;
}
