/**
 * The syntax tree of a program: type definitions, and statements. Logic consists of puppet-core's expressions;
 * `children` knows the parts of all kinds.
 */
import type { Source } from "@cairn/diagnostics";
import type { Block, Expression, Lambda, Located } from "@cairn/puppet-core";

declare module "@cairn/puppet-core/ast" {
  interface Expressions {
    readonly "puppet-alias": TypeAlias;
    readonly "type-definition": TypeDefinition;
  }
}

/** A whole program: type definitions, and statements (interpretation R44). */
export interface Program extends Located {
  readonly kind: "program";
  readonly source: Source;
  readonly statements: readonly Expression[];
}

/** A name with its location, as written. */
export interface WrittenName extends Located {
  readonly value: string;
}

/** `type Name inherits Parent { … }`. */
export interface TypeDefinition extends Located {
  readonly kind: "type-definition";
  readonly name: WrittenName;
  readonly parent?: WrittenName;
  readonly members: readonly Member[];
}

/** `type Name = …`, which is Puppet's and not part of this language (interpretation R48). */
export interface TypeAlias extends Located {
  readonly kind: "puppet-alias";
  readonly name: WrittenName;
}

/** What a type's braces hold. */
export type Member = Feature | Invariant | Abstract;

/** `attr name, Type { … }` or `has name, Type { … }`. */
export interface Feature extends Located {
  readonly kind: "feature";
  readonly word: "attr" | "has";
  readonly name: WrittenName;
  /** Undefined if the user forgot it (interpretation R2). */
  readonly type?: ValueType;
  readonly settings: readonly Setting[];
  /** The colon after the brace that rule Attribute requires and no example has (interpretation R1). */
  readonly colon?: Located;
}

/** The type that a feature is declared with. */
export type ValueType = NamedType | EnumType;

/** `Integer`, `Net::Host`. */
export interface NamedType extends Located {
  readonly kind: "named-type";
  readonly name: string;
  /** Whether it has parameters in brackets, which no type of this language takes. */
  readonly hasParameters: boolean;
}

/** `enum[a, b]`. */
export interface EnumType extends Located {
  readonly kind: "enum-type";
  readonly names: readonly EnumName[];
}

/** A name of an `enum`. */
export interface EnumName extends WrittenName {
  /** Whether it is a word, and not a quoted string or a number. */
  readonly isWord: boolean;
}

/** `name => value`. */
export interface Setting extends Located {
  readonly kind: "setting";
  readonly name: WrittenName;
  readonly operator: "=>" | "+>";
  readonly value: Block | Lambda | Expression;
}

/** `invariant "title" { … }`. */
export interface Invariant extends Located {
  readonly kind: "invariant";
  readonly title?: Expression;
  readonly condition: Block | Lambda;
}

/** `abstract`. */
export interface Abstract extends Located {
  readonly kind: "abstract";
}
