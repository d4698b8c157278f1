import type { Expression } from "./expression.js";
import type { Located } from "./located.js";

/** `undef`. */
export interface UndefLiteral extends Located {
  readonly kind: "undef";
}

/** `default`. */
export interface DefaultLiteral extends Located {
  readonly kind: "default";
}

/** `true` or `false`. */
export interface BooleanLiteral extends Located {
  readonly kind: "boolean";
  readonly value: boolean;
}

/** An integer as written; it may exceed 64 bits. */
export interface IntegerLiteral extends Located {
  readonly kind: "integer";
  readonly value: bigint;
  readonly radix: 8 | 10 | 16;
}

/** A number with a point or an exponent. */
export interface FloatLiteral extends Located {
  readonly kind: "float";
  readonly value: number;
}

/**
 * A string without interpolation, with its escapes decoded: in quotes, or a word that can't be a name, such as
 * `foo-bar`.
 */
export interface StringLiteral extends Located {
  readonly kind: "string";
  readonly value: string;
}

/** A bare word such as `foo` or `::foo::bar`: a string, or the name of a function or resource type. */
export interface Name extends Located {
  readonly kind: "name";
  readonly value: string;
}

/** A capitalised word such as `File` or `Foo::Bar`, as written. */
export interface TypeName extends Located {
  readonly kind: "type-name";
  readonly name: string;
}

/** The source between the slashes, with `\/` decoded as `/`. */
export interface RegexLiteral extends Located {
  readonly kind: "regex";
  readonly pattern: string;
}

/** `$name`, or the first word of an interpolation; `name` doesn't include the `$`. */
export interface Variable extends Located {
  readonly kind: "variable";
  readonly name: string;
}

/** A string with interpolations: its literal pieces, decoded, and the interpolated expressions. */
export interface Interpolation extends Located {
  readonly kind: "interpolation";
  readonly parts: readonly (StringLiteral | Expression)[];
}

/** `@(TAG)`: its span is that of the tag; the nodes of its text have the spans of the text. */
export interface Heredoc extends Located {
  readonly kind: "heredoc";
  /** The name after `:`, which is the syntax that the text must have; empty if there is none. */
  readonly syntax: string;
  readonly text: StringLiteral | Interpolation;
}

/** `[item, …]`. */
export interface ArrayLiteral extends Located {
  readonly kind: "array";
  readonly items: readonly Expression[];
}

/** `{ key => value, … }`. */
export interface HashLiteral extends Located {
  readonly kind: "hash";
  readonly entries: readonly HashEntry[];
  /** Whether it is written without braces: `f(a => 1)`, `[a => 1]`. */
  readonly bare: boolean;
}

/** `key => value` of a hash. */
export interface HashEntry {
  readonly key: Expression;
  readonly value: Expression;
  /** The offset of its `=>`. */
  readonly arrow: number;
}
