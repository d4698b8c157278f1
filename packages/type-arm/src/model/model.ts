import type { Source } from "@cairn/diagnostics";
import type { Block, Expression, Lambda } from "@cairn/puppet-core";
import type { Feature as FeatureNode, Invariant as InvariantNode, Program, TypeDefinition } from "../ast/index.js";

/**
 * What one or several programs define, resolved: every later phase (instantiation, serialization, every target) builds on this and not
 * on the tree. A model without errors keeps all that is promised here; `resolve` also gives a model where there are errors, so that
 * checks can go on, and then any promise may be broken except that parents form no cycle.
 */
export interface Model {
  readonly programs: readonly Program[];
  /** The user's types by full name (`Net::Host`), in the order of the text. The built-in `Resource` is not among them: see `findType`. */
  readonly types: ReadonlyMap<string, ModelType>;
  /** What stands beside the definitions, in order (reading R44): assignments, `new`, control flow. */
  readonly statements: readonly ProgramStatement[];
}

/** A statement at the top of a program. */
export interface ProgramStatement {
  readonly source: Source;
  readonly node: Expression;
}

export interface ModelType {
  /** The full name without a leading `::`, the first letter of each segment raised (reading R6). */
  readonly name: string;
  readonly isAbstract: boolean;
  readonly parent: ModelType | undefined;
  /** Whether it inherits the built-in `Resource`, at any distance (reading R36); `Resource` itself does too. */
  readonly isManaged: boolean;
  /** How many types stand above it. */
  readonly depth: number;
  /** Its own features in the order of the text; `allFeatures` gives the inherited ones too. */
  readonly features: readonly ModelFeature[];
  /** Its own invariants in the order of the text; those of its parents run first (reading R18), see `lineage`. */
  readonly invariants: readonly ModelInvariant[];
  /** The comment lines directly before the definition, without `#`; empty where there are none. */
  readonly documentation: string;
  /** Where it is defined. */
  readonly source: Source;
  readonly node: TypeDefinition;
  readonly isBuiltIn: boolean;
}

export interface ModelFeature {
  readonly name: string;
  /** `attr` holds data, `has` holds objects. */
  readonly kind: "attr" | "has";
  readonly type: ValueType;
  /** The type that declares it: what `$meta[container]` is (reading R34). */
  readonly container: ModelType;
  readonly lower: number;
  /** At least 1, or `unbound`. */
  readonly upper: number;
  /** Whether its value is a list: `upper` is not 1. */
  readonly isMany: boolean;
  /** Whether "nil" or the empty list differs from "not set" (reading R43). */
  readonly isUnsettable: boolean;
  /** Not serialized; a derived feature always is transient. */
  readonly isTransient: boolean;
  /** Computed by `logic.derived`. */
  readonly isDerived: boolean;
  /** Whether the user may set it: by default true, and false where it is derived (both spellings of the setting, reading R4). */
  readonly isSettable: boolean;
  /** For `has`: part of the object (true), or a link; always false for `attr`. */
  readonly isContainment: boolean;
  /** Converted to the data type (reading R10); on a many-valued attribute the list's one element (reading R11). */
  readonly default: Default | undefined;
  readonly logic: FeatureLogic;
  readonly documentation: string;
  /** Where it is declared. */
  readonly source: Source;
  readonly node: FeatureNode;
}

export type ValueType = DataType | ReferenceType;

export type DataType = PlainType | EnumType;

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

export interface Default {
  readonly value: DataValue;
  /** The expression that was written. */
  readonly node: Expression;
}

/** The blocks and lambdas of a feature, each only where it is written. */
export interface FeatureLogic {
  /** Judges what the user gave, before `set` (reading R14). */
  readonly validate?: Logic;
  /** Makes the value that is stored of the one that the user gave: one parameter. */
  readonly set?: Logic;
  /** Judges the value that was stored. */
  readonly check?: Logic;
  /** Makes the value that the user sees of the stored one: one parameter. */
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
export type LogicName = (typeof logicNames)[number];

/**
 * A piece of logic. A bare expression (reading R3) stands here as a block of that one expression. Without a lambda, `$it` is the value;
 * with one, its parameter is (and `$it` isn't bound).
 */
export interface Logic {
  /** Whose offsets the nodes are. */
  readonly source: Source;
  readonly body: Block;
  /** The lambda, where it is one. */
  readonly lambda: Lambda | undefined;
  /** The name of its first parameter, without `$`. */
  readonly parameter: string | undefined;
  /** Where it is written: from `start` to `end` of `source`, braces and bars included. */
  readonly start: number;
  readonly end: number;
}

export interface ModelInvariant {
  /** A string or an interpolation, rendered with the features bound when the message is made (reading R38). */
  readonly title: Expression | undefined;
  /** The parameter of a lambda, where there is one, is the object. */
  readonly logic: Logic;
  readonly container: ModelType;
  /** Its number among the type's own invariants, from 0. */
  readonly index: number;
  readonly documentation: string;
  readonly source: Source;
  readonly node: InvariantNode;
}

/** The upper bound of a list of any length. */
export const unbound = -1;
