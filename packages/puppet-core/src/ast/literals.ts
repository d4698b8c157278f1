import type { Expression } from "./expression.js";
import type { Located } from "./located.js";

export interface UndefLiteral extends Located {
  readonly kind: "undef";
}

export interface DefaultLiteral extends Located {
  readonly kind: "default";
}

export interface BooleanLiteral extends Located {
  readonly kind: "boolean";
  readonly value: boolean;
}

/** A whole number as written, which may be more than 64 bits hold. */
export interface IntegerLiteral extends Located {
  readonly kind: "integer";
  readonly value: bigint;
  readonly radix: 8 | 10 | 16;
}

export interface FloatLiteral extends Located {
  readonly kind: "float";
  readonly value: number;
}

/** A text without interpolation, its escapes decoded: in quotes, or a word that can't be a name, such as `foo-bar`. */
export interface StringLiteral extends Located {
  readonly kind: "string";
  readonly value: string;
}

/** A bare word such as `foo` or `::foo::bar`: a string, or the name of a function or a resource type. */
export interface Name extends Located {
  readonly kind: "name";
  readonly value: string;
}

/** A word with capitals such as `File` or `Foo::Bar`, as written. */
export interface TypeName extends Located {
  readonly kind: "type-name";
  readonly name: string;
}

/** What stands between the slashes, with `\/` read as `/`. */
export interface RegexLiteral extends Located {
  readonly kind: "regex";
  readonly pattern: string;
}

/** `$name`, or the first word of an interpolation; `name` holds no `$`. */
export interface Variable extends Located {
  readonly kind: "variable";
  readonly name: string;
}

/** A text with interpolations: what is written, decoded, and what is put in. */
export interface Interpolation extends Located {
  readonly kind: "interpolation";
  readonly parts: readonly (StringLiteral | Expression)[];
}

/** `@(TAG)`: it stands where its tag does; the nodes of its text stand where the text does. */
export interface Heredoc extends Located {
  readonly kind: "heredoc";
  /** The name behind `:`, which says what the text must be; empty where there is none. */
  readonly syntax: string;
  readonly text: StringLiteral | Interpolation;
}

export interface ArrayLiteral extends Located {
  readonly kind: "array";
  readonly items: readonly Expression[];
}

export interface HashLiteral extends Located {
  readonly kind: "hash";
  readonly entries: readonly HashEntry[];
  /** Whether the braces are left out: `f(a => 1)`, `[a => 1]`. */
  readonly bare: boolean;
}

export interface HashEntry {
  readonly key: Expression;
  readonly value: Expression;
  /** Where its `=>` stands. */
  readonly arrow: number;
}
