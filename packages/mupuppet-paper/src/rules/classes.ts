/** Section 3.2.3: `include a` and `class {a : H}`. */
import { becomes, unmet, type Change, type Conclusion, type Situation } from "../conclusion.js";
import type { ClassDef, Definition } from "../kappa.js";
import { sequence, skip } from "../make.js";
import { merge, noAttributes } from "../merge.js";
import { baseOf, classScope, type Scope } from "../scopes.js";
import type { Attributes, ClassDeclaration, Include } from "../terms.js";
import { attributesStep } from "./resources.js";

/** `include a → scope (::a) {s′ ⊔ s}`, noting `DeclaredClass(β)`: a class without a parent, β is the base of α. */
export function IncU(term: Include, { kappa, scope }: Situation): Conclusion {
  const definition = kappa.get(term.name);
  if (definition?.kind !== "class") return notDefined(term.name, definition);
  if (definition.parent !== undefined) return undefined;
  return declare(term, definition, noAttributes, baseOf(kappa, scope));
}

/** `include a → skip` if the class is declared already. */
export function IncD({ name, at }: Include, { kappa }: Situation): Conclusion {
  return kappa.get(name)?.kind === "declared-class" ? becomes(skip(at)) : undefined;
}

/** `include a → include b ⊔ include a` where b, the parent of a, is not declared yet. */
export function IncPU(term: Include, { kappa }: Situation): Conclusion {
  return parentFirst(term, kappa.get(term.name), kappa);
}

/** `include a → scope (::a) {s′ ⊔ s}`, noting `DeclaredClass(::b)`, where b, the parent of a, is declared already. */
export function IncPD(term: Include, { kappa }: Situation): Conclusion {
  const definition = kappa.get(term.name);
  const parent = declaredParent(definition, kappa);
  return parent && declare(term, definition as ClassDef, noAttributes, parent);
}

/**
 * `class {a : H} → class {a : H′}` where `κ(a) = ClassDef(…)`: the arguments are evaluated in the scope of the
 * declaration.
 */
export function CDecStep(term: ClassDeclaration, { kappa }: Situation): Conclusion {
  const definition = kappa.get(term.name);
  if (definition?.kind === "class") return attributesStep(term, ["HAEleI", "HAEleII"]);
  return isDeclared(term, definition) ?? notDefined(term.name, definition);
}

/** `class {a : v_H} → scope (::a) {s′ ⊔ s}`, as IncU. */
export function CDecU(term: ClassDeclaration, { kappa, scope }: Situation): Conclusion {
  const definition = kappa.get(term.name);
  if (term.attributes.left || definition?.kind !== "class" || definition.parent !== undefined) return undefined;
  return declare(term, definition, term.attributes, baseOf(kappa, scope));
}

/** `class {a : v_H} → include b ⊔ class {a : v_H}`, as IncPU. */
export function CDecPU(term: ClassDeclaration, { kappa }: Situation): Conclusion {
  return term.attributes.left ? undefined : parentFirst(term, kappa.get(term.name), kappa);
}

/**
 * `class {a : v_H} → scope (::a) {s′ ⊔ s}`, as IncPD. As printed the rule notes `DeclaredClass(β)`, the parent scope of b; but
 * the paper says of classes that inherit "the parent scope is the scope of the parent class no matter what".
 */
export function CDecPD(term: ClassDeclaration, { kappa }: Situation): Conclusion {
  if (term.attributes.left) return undefined;
  const definition = kappa.get(term.name);
  const parent = declaredParent(definition, kappa);
  return parent && declare(term, definition as ClassDef, term.attributes, parent);
}

/**
 * The common part of the rules that declare a class: `scope (::a) {merge(ρ, v_H) ⊔ s}`, and κ records the parent scope.
 */
function declare(
  { name, at }: Include | ClassDeclaration,
  { parameters, body, at: definedAt }: ClassDef,
  given: Attributes,
  parent: Scope,
): Conclusion {
  const assignments = merge(parameters, given);
  if (typeof assignments === "string") return unmet(assignments, { at: definedAt, message: "it is defined here" });
  const change: Change = { kind: "define", name, definition: { kind: "declared-class", parent, at } };
  return becomes({ kind: "scope", scope: classScope(name), body: sequence([...assignments, body], at), at }, change);
}

function parentFirst(
  term: Include | ClassDeclaration,
  definition: Definition | undefined,
  kappa: Situation["kappa"],
): Conclusion {
  if (definition?.kind !== "class" || definition.parent === undefined) return undefined;
  const parent = kappa.get(definition.parent);
  if (parent?.kind === "class") {
    return becomes(sequence([{ kind: "include", name: definition.parent, at: term.at }, term], term.at));
  }
  if (parent?.kind === "declared-class") return undefined;
  return unmet(`κ has no class \`${definition.parent}\` here, the parent of \`${term.name}\``, {
    at: definition.at,
    message: "it inherits here",
  });
}

/** The scope of the parent class of a class that isn't declared yet, if the parent is declared. */
function declaredParent(definition: Definition | undefined, kappa: Situation["kappa"]): Scope | undefined {
  if (definition?.kind !== "class" || definition.parent === undefined) return undefined;
  return kappa.get(definition.parent)?.kind === "declared-class" ? classScope(definition.parent) : undefined;
}

function isDeclared({ name }: ClassDeclaration, definition: Definition | undefined): Conclusion {
  if (definition?.kind !== "declared-class") return undefined;
  const blame = { at: definition.at, message: "it is declared here first" };
  return unmet(`the class \`${name}\` is declared already, and only \`include\` can repeat that`, blame);
}

function notDefined(name: string, definition: Definition | undefined): Conclusion {
  if (definition?.kind === "declared-class") return undefined;
  if (definition?.kind !== "define") return unmet(`κ has no class \`${name}\` here`);
  return unmet(`\`${name}\` is a defined type and no class`, { at: definition.at, message: "it is defined here" });
}
