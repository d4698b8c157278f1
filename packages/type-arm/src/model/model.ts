import type { Source } from "@cairn/diagnostics";
import type { Block, Expression, Lambda } from "@cairn/puppet-core";
import type { Feature as FeatureNode, Invariant as InvariantNode, Program, TypeDefinition } from "../ast/ast.js";

/**
 * The resolved definitions of one or several programs: every later phase (instantiation, serialization, every target)
 * builds on this and not on the syntax tree. A model without errors satisfies all that is promised here; `resolve` also
 * returns a model if there are errors, so that checks can continue, and then no promise holds except that inheritance
 * has no cycle.
 */
export interface Model {
  readonly programs: readonly Program[];
  /** The user's types by full name (`Net::Host`), in source order, without the built-in `Resource`: see `findType`. */
  readonly types: ReadonlyMap<string, ModelType>;
  /** The statements besides the definitions, in order (interpretation R44): assignments, `new`, control flow. */
  readonly statements: readonly ProgramStatement[];
}

/** A statement at the top level of a program. */
export interface ProgramStatement {
  readonly source: Source;
  readonly node: Expression;
}

/** A type, with all that is known of it once its names are resolved. */
export interface ModelType {
  /** The full name without a leading `::`, each segment capitalised (interpretation R6). */
  readonly name: string;
  readonly isAbstract: boolean;
  readonly parent: ModelType | undefined;
  /**
   * Whether it inherits the built-in `Resource`, directly or indirectly (interpretation R36); true for `Resource`
   * itself.
   */
  readonly isManaged: boolean;
  /** The number of its ancestors. */
  readonly depth: number;
  /** Its own features in source order; `allFeatures` includes inherited ones. */
  readonly features: readonly ModelFeature[];
  /** Its own invariants in source order; those of its parents run first (interpretation R18), see `lineage`. */
  readonly invariants: readonly ModelInvariant[];
  /** The comment lines directly before the definition, without `#`; empty if there are none. */
  readonly documentation: string;
  /** Where it is defined. */
  readonly source: Source;
  readonly node: TypeDefinition;
  readonly isBuiltIn: boolean;
}

/** An attribute or a reference of a type. */
export interface ModelFeature {
  readonly name: string;
  /** `attr` contains data, `has` contains objects. */
  readonly kind: "attr" | "has";
  readonly type: ValueType;
  /** The type that declares it: `$meta[container]` (interpretation R34). */
  readonly container: ModelType;
  readonly lower: number;
  /** At least 1, or `unbound`. */
  readonly upper: number;
  /** Whether its value is a list: `upper` is not 1. */
  readonly isMany: boolean;
  /** Whether "nil" or the empty list differs from "not set" (interpretation R43). */
  readonly isUnsettable: boolean;
  /** Not serialized; a derived feature always is transient. */
  readonly isTransient: boolean;
  /** Computed by `logic.derived`. */
  readonly isDerived: boolean;
  /**
   * Whether the user may set it: by default true, and false if it is derived (both spellings of the setting,
   * interpretation R4).
   */
  readonly isSettable: boolean;
  /** For `has`: contained in the object (true), or a link; always false for `attr`. */
  readonly isContainment: boolean;
  /**
   * Converted to the data type (interpretation R10); on a many-valued attribute the list's single element
   * (interpretation R11).
   */
  readonly default: Default | undefined;
  readonly logic: FeatureLogic;
  readonly documentation: string;
  /** Where it is declared. */
  readonly source: Source;
  readonly node: FeatureNode;
}

/** What a feature's values are. */
export type ValueType = DataType | ReferenceType;

/** What an attribute's values are. */
export type DataType = PlainType | EnumType;

/** A data type without names: integers of 64 bits, floats, strings, booleans. */
export interface PlainType {
  readonly kind: "Integer" | "Float" | "String" | "Boolean";
}

/** `enum[a, b]`: its values are strings. */
export interface EnumType {
  readonly kind: "enum";
  readonly names: readonly string[];
}

/** Objects of a type or of one that inherits it. */
export interface ReferenceType {
  readonly kind: "reference";
  readonly target: ModelType;
}

/** An Integer is a bigint, a Float a number; String and enum are strings. */
export type DataValue = bigint | number | string | boolean;

/** The default of an attribute. */
export interface Default {
  readonly value: DataValue;
  /** The expression as written. */
  readonly node: Expression;
}

/** The blocks and lambdas of a feature, each only if it is written. */
export interface FeatureLogic {
  /** Validates what the user gave, before `set` (interpretation R14). */
  readonly validate?: Logic;
  /** Computes the stored value from the one that the user gave: one parameter. */
  readonly set?: Logic;
  /** Validates the stored value. */
  readonly check?: Logic;
  /** Computes the value that the user sees from the stored one: one parameter. */
  readonly get?: Logic;
  /** Computes a derived feature: no parameter. */
  readonly derived?: Logic;
}

/** The names of a feature's logic, in the order in which they run. */
export const logicNames = [
  "validate",
  "set",
  "check",
  "get",
  "derived",
] as const satisfies readonly (keyof FeatureLogic)[];
/** The setting that holds a piece of logic. */
export type LogicName = (typeof logicNames)[number];

/**
 * A piece of logic. A bare expression (interpretation R3) is represented as a block of that one expression. Without a
 * lambda, `$it` is the value; with one, its parameter is (and `$it` isn't bound).
 */
export interface Logic {
  /** The source of the nodes' offsets. */
  readonly source: Source;
  readonly body: Block;
  /** The lambda, if it is one. */
  readonly lambda: Lambda | undefined;
  /** The name of its first parameter, without `$`. */
  readonly parameter: string | undefined;
  /** Where it is written: from `start` to `end` of `source`, including braces and bars. */
  readonly start: number;
  readonly end: number;
}

/** A condition on whole objects of a type. */
export interface ModelInvariant {
  /**
   * A string or an interpolation, rendered with the features bound when the message is created (interpretation R38).
   */
  readonly title: Expression | undefined;
  /** The parameter of a lambda, if any, is the object. */
  readonly logic: Logic;
  readonly container: ModelType;
  /** Its index among the type's own invariants. */
  readonly index: number;
  readonly documentation: string;
  readonly source: Source;
  readonly node: InvariantNode;
}

/** The upper bound of a list of any length. */
export const unbound = -1;
