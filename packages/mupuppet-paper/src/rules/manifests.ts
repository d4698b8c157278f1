/** Section 3.2.4: manifests. */
import type { Failure } from "@cairn/evaluation";
import { testPattern } from "@cairn/puppet-core/patterns";
import {
  becomes,
  manifestStep,
  statementStep,
  unmet,
  type Conclusion,
  type NodeName,
  type Situation,
} from "../conclusion.js";
import type { ClassDef, Definition } from "../kappa.js";
import { skip } from "../make.js";
import { nodeScope, topScope } from "../scopes.js";
import type {
  ClassDefinition,
  ManifestSequence,
  NodeDefinition,
  NodeSpecification,
  Statement,
  TypeDefinition,
} from "../terms.js";

/** `m₁ ⊔ m₂ → m₁′ ⊔ m₂` */
export function MSEQStep(term: ManifestSequence): Conclusion {
  return manifestStep(term.first, (first) => ({ ...term, first }));
}

/** `skip ⊔ m → m` */
export function MSEQSkip({ first, second }: ManifestSequence): Conclusion {
  return first.kind === "skip" ? becomes(second) : undefined;
}

/** A statement of the manifest steps in the scope `::`. */
export function TopScope(term: Statement): Conclusion {
  return statementStep(term, (done) => done, topScope);
}

/** `node Q {s} → scope (::nd) s` where `nodeMatch(N, Q)`. */
export function NodeMatch({ specifications, body, at }: NodeDefinition, { node }: Situation): Conclusion {
  const isMatch = nodeMatches(node, specifications);
  if (typeof isMatch !== "boolean") return unmet(isMatch.message);
  if (!isMatch) return undefined;
  return becomes({ kind: "scope", scope: nodeScope, body, at });
}

/** `node Q {s} → skip` where not `nodeMatch(N, Q)`. */
export function NodeNoMatch({ specifications, at }: NodeDefinition, { node }: Situation): Conclusion {
  return nodeMatches(node, specifications) === false ? becomes(skip(at)) : undefined;
}

/** Whether one of them matches, or why that can't be decided. */
function nodeMatches(node: NodeName, specifications: readonly NodeSpecification[]): boolean | Failure {
  for (const specification of specifications) {
    const isMatch = nodeMatch(node, specification);
    if (isMatch !== false) return isMatch;
  }
  return false;
}

/** `nodeMatch(N, Q)`: names ignore case, `default` matches "if no other definition applies" (section 2.1.1). */
export function nodeMatch({ name, isMatched }: NodeName, specification: NodeSpecification): boolean | Failure {
  if (specification.kind === "name") return specification.name.toLowerCase() === name.toLowerCase();
  return specification.kind === "regex" ? testPattern(specification.pattern, name) : !isMatched;
}

/** `define u (ρ) {s} → skip` with `κ[u : ResourceDef(ρ, s)]`, where `u ∉ dom(κ)`. */
export function RDef({ name, parameters, body, at }: TypeDefinition, { kappa }: Situation): Conclusion {
  const old = kappa.get(name);
  if (old) return definedTwice(name, old);
  return becomes(skip(at), { kind: "define", name, definition: { kind: "define", parameters, body, at } });
}

/** `class a {s} → skip` with `κ[a : ClassDef(⊥, ε, s)]`, where `a ∉ dom(κ)`. */
export function CDef(term: ClassDefinition, situation: Situation): Conclusion {
  return term.parameters.length === 0 && term.parent === undefined ? defineClass(term, situation) : undefined;
}

/** `class a inherits b {s} → skip` with `κ[a : ClassDef(b, ε, s)]`, where `a ∉ dom(κ)`. */
export function CDefI(term: ClassDefinition, situation: Situation): Conclusion {
  return term.parameters.length === 0 && term.parent !== undefined ? defineClass(term, situation) : undefined;
}

/** `class a (ρ) {s} → skip` with `κ[a : ClassDef(⊥, ρ, s)]`, where `a ∉ dom(κ)`. */
export function CDefP(term: ClassDefinition, situation: Situation): Conclusion {
  return term.parameters.length > 0 && term.parent === undefined ? defineClass(term, situation) : undefined;
}

/** `class a (ρ) inherits b {s} → skip` with `κ[a : ClassDef(b, ρ, s)]`, where `a ∉ dom(κ)`. */
export function CDefPI(term: ClassDefinition, situation: Situation): Conclusion {
  return term.parameters.length > 0 && term.parent !== undefined ? defineClass(term, situation) : undefined;
}

function defineClass({ name, parameters, parent, body, at }: ClassDefinition, { kappa }: Situation): Conclusion {
  const old = kappa.get(name);
  if (old) return definedTwice(name, old);
  const definition: ClassDef = { kind: "class", parent, parameters, body, at };
  return becomes(skip(at), { kind: "define", name, definition });
}

function definedTwice(name: string, old: Definition): Conclusion {
  const message = old.kind === "declared-class" ? "it is declared here already" : "it is defined here first";
  return unmet(`κ has \`${name}\` already`, { at: old.at, message });
}
