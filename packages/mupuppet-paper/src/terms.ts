/**
 * Figure 6 of the paper: expressions `e`, statements `s` and manifests `m`, with the two internal forms `skip` and
 * `scope α s` of section 3.2.1. Terms are immutable; a rule makes a new one. Every term has the span of the manifest
 * that it comes from (`at`).
 */
import type { Located } from "@cairn/puppet-core";
import type { Value } from "@cairn/puppet-core/values";
import type { List } from "./list.js";
import type { Scope } from "./scopes.js";

interface Placed<Kind extends string> {
  readonly kind: Kind;
  readonly at: Located;
}

/** `i`, `w`, `true`, `false`, and the results of expressions: arrays and hashes of values, and references `t[w]`. */
export interface ValueTerm extends Placed<"value"> {
  readonly value: Value;
}

/** `$x` */
export interface Variable extends Placed<"variable"> {
  readonly name: string;
}

/** `$::x` */
export interface TopVariable extends Placed<"top-variable"> {
  readonly name: string;
}

/** `$::a::x` */
export interface ClassVariable extends Placed<"class-variable"> {
  readonly class: string;
  readonly name: string;
}

export type ArithmeticOperator = "+" | "-" | "*" | "/";
export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=";

/** `e₁ + e₂` and the like. */
export interface Arithmetic extends Placed<"arithmetic"> {
  readonly operator: ArithmeticOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `e₁ > e₂` and the like. */
export interface Comparison extends Placed<"comparison"> {
  readonly operator: ComparisonOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `e₁ and e₂` */
export interface And extends Placed<"and"> {
  readonly left: Expression;
  readonly right: Expression;
}

/** `e₁ or e₂` */
export interface Or extends Placed<"or"> {
  readonly left: Expression;
  readonly right: Expression;
}

/** `!e` */
export interface Not extends Placed<"not"> {
  readonly operand: Expression;
}

/** `[v₁, …, vₙ, e, A]`: the evaluated elements, the last one first, and those left to evaluate. */
export interface ArrayTerm extends Placed<"array"> {
  readonly done: List<Value>;
  readonly left: List<Expression>;
}

/** `k ⇒ e` */
export interface Entry<Content> {
  readonly key: Value;
  readonly content: Content;
}

/** `{k₁ ⇒ v₁, …, k ⇒ e, H}`, like an array. */
export interface HashTerm extends Placed<"hash"> {
  readonly done: List<Entry<Value>>;
  readonly left: List<Entry<Expression>>;
}

/** `d[e]` */
export interface Dereference extends Placed<"dereference"> {
  readonly target: Expression;
  readonly index: Expression;
}

/** `t[e]`; with a string for `e` it is a value. */
export interface Reference extends Placed<"reference"> {
  readonly type: string;
  readonly title: Expression;
}

/** `c`: an expression, or the word `default`. */
export type Choice = Expression | "default";

/** `c ⇒ e` */
export interface Match {
  readonly choice: Choice;
  readonly result: Expression;
}

/** `e ? {M}`; a `default` is the last of M, wherever it was written, since Puppet tries it last. */
export interface Selector extends Placed<"selector"> {
  readonly control: Expression;
  readonly matches: List<Match>;
}

export type Expression =
  | ValueTerm
  | Variable
  | TopVariable
  | ClassVariable
  | Arithmetic
  | Comparison
  | And
  | Or
  | Not
  | ArrayTerm
  | HashTerm
  | Dereference
  | Reference
  | Selector;

/** The empty statement (and manifest): the result of every statement. */
export type Skip = Placed<"skip">;

/** `s₁ ⊔ s₂` */
export interface Sequence extends Placed<"sequence"> {
  readonly first: Statement;
  readonly second: Statement;
}

/** `$x = e` */
export interface Assignment extends Placed<"assignment"> {
  readonly name: string;
  readonly value: Expression;
}

/** `if e {s} else {s}` */
export interface If extends Placed<"if"> {
  readonly test: Expression;
  readonly then: Statement;
  readonly otherwise: Statement;
}

/** `unless e {s}` */
export interface Unless extends Placed<"unless"> {
  readonly test: Expression;
  readonly body: Statement;
}

/** `c : {s}` */
export interface CaseOption {
  readonly choice: Choice;
  readonly body: Statement;
}

/** `case e {C}`; a `default` is the last of C. */
export interface Case extends Placed<"case"> {
  readonly control: Expression;
  readonly options: List<CaseOption>;
}

/** `k ⇒ e` in a declaration. */
export interface Attribute<Content> {
  readonly name: string;
  readonly content: Content;
}

/** `H` of a declaration: the evaluated attributes, the last one first, and those left to evaluate. */
export interface Attributes {
  readonly done: List<Attribute<ValueTerm>>;
  readonly left: List<Attribute<Expression>>;
}

/** `t {e : H}`: a resource of a built-in type. */
export interface Resource extends Placed<"resource"> {
  readonly type: string;
  readonly title: Expression;
  readonly attributes: Attributes;
}

/** `u {e : H}`: a resource of a defined type. */
export interface DefinedResource extends Placed<"defined-resource"> {
  readonly type: string;
  readonly title: Expression;
  readonly attributes: Attributes;
}

/** `class {a : H}` */
export interface ClassDeclaration extends Placed<"class-declaration"> {
  readonly name: string;
  readonly attributes: Attributes;
}

/** `include a` */
export interface Include extends Placed<"include"> {
  readonly name: string;
}

/** `fail(…)`, which figure 4 uses and figure 6 omits: there is no rule for it, so it is always stuck. */
export interface Fail extends Placed<"fail"> {
  readonly message: string;
}

/** `scope α s` */
export interface ScopeTerm extends Placed<"scope"> {
  readonly scope: Scope;
  readonly body: Statement;
}

export type Statement =
  | Expression
  | Skip
  | Sequence
  | Assignment
  | If
  | Unless
  | Case
  | Resource
  | DefinedResource
  | ClassDeclaration
  | Include
  | Fail
  | ScopeTerm;

/** One of `ρ`: `x` or `x = e`. */
export interface Parameter {
  readonly name: string;
  readonly initial: Expression | undefined;
  readonly at: Located;
}

/** `Q`: a name, a regular expression, or `default`. A definition with several matches any of them. */
export type NodeSpecification =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "regex"; readonly pattern: string }
  | { readonly kind: "default" };

/** `node Q {s}` */
export interface NodeDefinition extends Placed<"node"> {
  readonly specifications: readonly NodeSpecification[];
  readonly body: Statement;
}

/** `define u (ρ) {s}` */
export interface TypeDefinition extends Placed<"define"> {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly body: Statement;
}

/** `class a (ρ) inherits b {s}`, where `(ρ)` and `inherits b` may be missing. */
export interface ClassDefinition extends Placed<"class"> {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly parent: string | undefined;
  readonly body: Statement;
}

/** `m₁ ⊔ m₂` */
export interface ManifestSequence extends Placed<"manifest-sequence"> {
  readonly first: Manifest;
  readonly second: Manifest;
}

export type Manifest = Statement | NodeDefinition | TypeDefinition | ClassDefinition | ManifestSequence;

/** Any term. */
export type Term = Manifest;
export type Kind = Term["kind"];
export type TermOf<K extends Kind> = Extract<Term, { readonly kind: K }>;
