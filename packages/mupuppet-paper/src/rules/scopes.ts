/** Section 3.2.3: `scope α s`. */
import { becomes, statementStep, type Conclusion } from "../conclusion.js";
import { skip } from "../make.js";
import type { ScopeTerm } from "../terms.js";

/** `scope α s → scope α s′` where s steps in α, which is `::`, `::a` or `::nd`. */
export function ScopeStep(term: ScopeTerm): Conclusion {
  if (term.scope.kind === "define") return undefined;
  return statementStep(term.body, (body) => ({ ...term, body }), term.scope);
}

/**
 * `scope (α def) s → scope (α def) s′` where s steps in `α def`. As printed the rule lacks the word `scope` on its
 * right side; without it the rest of s would step in α, and DefScopeDone could never apply.
 */
export function ScopeDef(term: ScopeTerm): Conclusion {
  if (term.scope.kind !== "define") return undefined;
  return statementStep(term.body, (body) => ({ ...term, body }), term.scope);
}

/** `scope α skip → skip` where α is `::`, `::a` or `::nd`: its variables are kept. */
export function ScopeDone({ scope, body, at }: ScopeTerm): Conclusion {
  return scope.kind !== "define" && body.kind === "skip" ? becomes(skip(at)) : undefined;
}

/** `scope (α def) skip → skip` with `clear(σ, α def)`. */
export function DefScopeDone({ scope, body, at }: ScopeTerm): Conclusion {
  if (scope.kind !== "define" || body.kind !== "skip") return undefined;
  return becomes(skip(at), { kind: "clear", scope });
}
