/**
 * The syntax tree of SmartFrog, by the productions of appendix A: plain data, built once by `parse` and never changed.
 * What evaluation finds out is in the store.
 */
import type { Source } from "@cairn/diagnostics";

/** Every node has its source location: UTF-16 offsets into the source of its program, `end` exclusive. */
interface Located {
  readonly start: number;
  readonly end: number;
}

/** A whole file (SFSpecification, definition 3): a list of assignments and includes. */
export interface Program extends Located {
  readonly kind: "program";
  readonly source: Source;
  readonly body: readonly Statement[];
}

/** A statement of a file or a component. */
export type Statement = Assignment | Include;

/** `reference value` (A). */
export interface Assignment extends Located {
  readonly kind: "assignment";
  readonly target: Reference;
  readonly value: Value;
}

/** `#include "file";`, allowed wherever an assignment is. */
export interface Include extends Located {
  readonly kind: "include";
  /** The file's name as written, with escapes decoded. */
  readonly file: string;
  /** The offset of the file's name, including its quotes. */
  readonly fileStart: number;
  readonly fileEnd: number;
}

/** `a:b:c` (R); never empty. */
export interface Reference extends Located {
  readonly kind: "reference";
  readonly path: readonly string[];
}

/** What an attribute is given (definition 3 of the paper). */
export type Value = BasicValue | Link | Extends;

/** A link reference `a:b;` (LR). */
export interface Link extends Located {
  readonly kind: "link";
  readonly reference: Reference;
}

/** `extends prototype, …` (PS). */
export interface Extends extends Located {
  readonly kind: "extends";
  readonly prototypes: readonly Prototype[];
  /** Written `merges`: the target keeps its attributes, and nested components are merged (section 9.3). */
  readonly merges?: true;
}

/** A reference to a prototype, or a body. */
export type Prototype = Reference | Body;

/** `{ … }` (B). */
export interface Body extends Located {
  readonly kind: "body";
  readonly statements: readonly Statement[];
}

/** `private < public` (figure 19): ordering constraints, each `a before b`. */
export interface OrderConstraints extends Located {
  readonly kind: "order";
  readonly constraints: readonly string[];
}

/** A value that isn't a component (definitions 1 and 3). */
export type BasicValue =
  OrderConstraints | BooleanLiteral | NumberLiteral | StringLiteral | NullLiteral | DataReference | Vector;

/** `true` or `false`. */
export interface BooleanLiteral extends Located {
  readonly kind: "boolean";
  readonly value: boolean;
}

/** The digits as written, without leading zeros (`007` is `7`); never rounded. */
export interface NumberLiteral extends Located {
  readonly kind: "number";
  readonly digits: string;
}

/** The string with its escapes decoded. */
export interface StringLiteral extends Located {
  readonly kind: "string";
  readonly value: string;
}

/** `NULL`. */
export interface NullLiteral extends Located {
  readonly kind: "null";
}

/** `DATA a:b` (DR): a value that is never dereferenced. */
export interface DataReference extends Located {
  readonly kind: "data";
  readonly reference: Reference;
}

/** `[ … ]` of basic values (Vec). */
export interface Vector extends Located {
  readonly kind: "vector";
  readonly items: readonly BasicValue[];
}

/** Every node of a tree. */
export type Node = Program | Statement | Value | Prototype;
