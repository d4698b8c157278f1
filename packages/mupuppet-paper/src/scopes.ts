/** Figure 7 and section 3.2.1.2: scopes, their parents and bases. */
import type { Kappa } from "./kappa.js";

/** `::` */
export interface TopScope {
  readonly kind: "top";
}

/** `::nd` */
export interface NodeScope {
  readonly kind: "node";
}

/** `::a` */
export interface ClassScope {
  readonly kind: "class";
  readonly name: string;
}

/** `α def`: the body of a defined type that was declared in α. Each is a separate object, cleared at its end. */
export interface DefineScope {
  readonly kind: "define";
  readonly within: Scope;
}

/** α: where variables are looked up (section 3.2.1). */
export type Scope = TopScope | NodeScope | ClassScope | DefineScope;
/** A scope that no declaration makes. */
export type BaseScope = TopScope | NodeScope;

/** `::`, the scope of all that is written outside of nodes, classes and defined types. */
export const topScope: TopScope = { kind: "top" };
/** `::nd`, the scope of the node's definition. */
export const nodeScope: NodeScope = { kind: "node" };

/** The scope `::name`. */
export function classScope(name: string): ClassScope {
  return { kind: "class", name };
}

/** `β parentof_κ α` by PNode, PDefRes and PClass; the top scope has no parent. */
export function parentOf(kappa: Kappa, scope: Scope): Scope | undefined {
  switch (scope.kind) {
    case "top":
      return undefined;
    case "node":
      return PNode();
    case "define":
      return PDefRes(kappa, scope);
    case "class":
      return PClass(kappa, scope);
  }
}

/** `:: parentof ::nd` */
function PNode(): Scope {
  return topScope;
}

/** The parent of `α def` is its base. */
function PDefRes(kappa: Kappa, scope: DefineScope): Scope {
  return baseOf(kappa, scope);
}

/** The parent of `::a` is the scope that was recorded when the class was declared: `κ(a) = DeclaredClass(α)`. */
function PClass(kappa: Kappa, { name }: ClassScope): Scope | undefined {
  const definition = kappa.get(name);
  return definition?.kind === "declared-class" ? definition.parent : undefined;
}

/** Memoised: bases are requested again and again, and never change. */
const knownBases = new WeakMap<Scope, BaseScope>();

/** `β baseof_κ α`: whether α is inside a node definition (`::nd`) or not (`::`). */
export function baseOf(kappa: Kappa, scope: Scope): BaseScope {
  const passed: Scope[] = [];
  let current = scope;
  for (;;) {
    const base = current.kind === "top" || current.kind === "node" ? current : knownBases.get(current);
    if (base) {
      for (const each of passed) knownBases.set(each, base);
      return base;
    }
    passed.push(current);
    current = towardsBase(kappa, current);
  }
}

/** BTop and BNode end the chain; BDefRes takes `α def` to α, BClass takes `::a` to the scope recorded for the class. */
function towardsBase(kappa: Kappa, scope: Scope): Scope {
  if (scope.kind === "define") return scope.within;
  return parentOf(kappa, scope) ?? topScope;
}

/** A scope as the paper writes it. */
export function scopeText(scope: Scope): string {
  let depth = 0;
  let current = scope;
  for (; current.kind === "define"; current = current.within) depth++;
  const base = current.kind === "top" ? "::" : current.kind === "node" ? "::nd" : `::${current.name}`;
  return depth > 3 ? `${base} def^${depth}` : base + " def".repeat(depth);
}
