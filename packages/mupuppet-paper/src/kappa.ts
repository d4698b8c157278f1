/** Section 3.2.1.4: the definition environment κ, from names to definitions D. */
import type { Located } from "@cairn/puppet-core";
import type { Scope } from "./scopes.js";
import type { Parameter, Statement } from "./terms.js";

/** `ClassDef(c_opt, ρ, s)` */
export interface ClassDef {
  readonly kind: "class";
  readonly parent: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Statement;
  /** The position of its definition. */
  readonly at: Located;
}

/** `DeclaredClass(α)`: α is its parent scope. */
export interface DeclaredClass {
  readonly kind: "declared-class";
  readonly parent: Scope;
  /** The position of its declaration. */
  readonly at: Located;
}

/** `ResourceDef(ρ, s)` */
export interface ResourceDef {
  readonly kind: "define";
  readonly parameters: readonly Parameter[];
  readonly body: Statement;
  readonly at: Located;
}

/** What κ holds of a name (section 3.2.1). */
export type Definition = ClassDef | DeclaredClass | ResourceDef;

/** κ as the rules see it; the machine keeps a `Map` that grows in place, since rules never need an earlier state. */
export type Kappa = ReadonlyMap<string, Definition>;
