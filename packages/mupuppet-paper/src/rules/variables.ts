/** Section 3.2.2: variables. */
import { becomes, unmet, type Conclusion, type Situation } from "../conclusion.js";
import { valueTerm } from "../make.js";
import { classScope, parentOf, scopeText, topScope, type Scope } from "../scopes.js";
import type { ClassVariable, TopVariable, Variable } from "../terms.js";

/** `$x → σ_α(x)` where `x ∈ dom(σ_α)`. */
export function LVar({ name, at }: Variable, { sigma, scope }: Situation): Conclusion {
  const binding = sigma.get(scope, name);
  if (!binding) return unmet(`\`$${name}\` is not bound in \`${scopeText(scope)}\``);
  return becomes(valueTerm(binding.value, at));
}

/** `$x → v` where `x ∉ dom(σ_α)` and the same holds in the parent scope of α: by PVar again, by LVar at the end. */
export function PVar({ name, at }: Variable, { sigma, kappa, scope }: Situation): Conclusion {
  if (sigma.get(scope, name)) return undefined;
  const passed: Scope[] = [];
  for (let parent = parentOf(kappa, scope); parent; parent = parentOf(kappa, parent)) {
    const binding = sigma.get(parent, name);
    if (binding) return becomes(valueTerm(binding.value, at), undefined, [...passed.map(() => "PVar"), "LVar"]);
    passed.push(parent);
  }
  if (passed.length === 0) return unmet(`\`${scopeText(scope)}\` has no parent scope`);
  return unmet(`\`$${name}\` is not bound in ${parentsText(passed)}`);
}

function parentsText(passed: readonly Scope[]): string {
  const shown = passed.slice(0, 4).map((scope) => `\`${scopeText(scope)}\``);
  const more = passed.length > shown.length ? ` and ${passed.length - shown.length} more` : "";
  return passed.length === 1 ? `its parent scope ${shown[0]}` : `its parent scopes ${shown.join(", ")}${more}`;
}

/** `$::x → σ_::(x)` */
export function TVar({ name, at }: TopVariable, { sigma }: Situation): Conclusion {
  const binding = sigma.get(topScope, name);
  if (!binding) return unmet(`\`$${name}\` is not bound in the top scope \`::\``);
  return becomes(valueTerm(binding.value, at));
}

/** `$::a::x → σ_::a(x)` */
export function QVar(term: ClassVariable, { sigma }: Situation): Conclusion {
  const binding = sigma.get(classScope(term.class), term.name);
  if (!binding) return unmet(`\`$${term.name}\` is not bound in the scope \`::${term.class}\` itself`);
  return becomes(valueTerm(binding.value, term.at));
}
