/** The span of a node: UTF-16 offsets into the source of its program, `end` excluded. */
export interface Located {
  readonly start: number;
  readonly end: number;
}

/**
 * The kinds of expressions. A language with more of them (in Puppet, a resource is an expression) adds its own with
 * `declare module "@cairn/puppet-core/ast"`.
 */
export interface Expressions {
  readonly access: Access;
  readonly array: ArrayLiteral;
  readonly assignment: Assignment;
  readonly binary: Binary;
  readonly boolean: BooleanLiteral;
  readonly call: Call;
  readonly case: Case;
  readonly default: DefaultLiteral;
  readonly float: FloatLiteral;
  readonly group: Group;
  readonly hash: HashLiteral;
  readonly heredoc: Heredoc;
  readonly if: If;
  readonly integer: IntegerLiteral;
  readonly interpolation: Interpolation;
  readonly "method-call": MethodCall;
  readonly name: Name;
  readonly regex: RegexLiteral;
  readonly selector: Selector;
  readonly string: StringLiteral;
  readonly "type-name": TypeName;
  readonly unary: Unary;
  readonly undef: UndefLiteral;
  readonly unless: Unless;
  readonly variable: Variable;
}

/** Every expression; a language that has more adds them to `Expressions`. */
export type Expression = Expressions[keyof Expressions];

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

/** An expression in parentheses. */
export interface Group extends Located {
  readonly kind: "group";
  readonly expression: Expression;
}

/** An operator before its operand: not, minus, and splat. */
export type UnaryOperator = "!" | "-" | "*";

/** `*` spreads an array. */
export interface Unary extends Located {
  readonly kind: "unary";
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}

/** An operator between two operands, as it is written. */
export type BinaryOperator =
  "in" | "=~" | "!~" | "*" | "/" | "%" | "+" | "-" | "<<" | ">>" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or";

/** `left operator right`. */
export interface Binary extends Located {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
  /** The offset of the operator. */
  readonly at: number;
}

/** `$a = 1`; `+=` and `-=` are parsed, and rejected later. */
export interface Assignment extends Located {
  readonly kind: "assignment";
  readonly operator: "=" | "+=" | "-=";
  readonly left: Expression;
  readonly right: Expression;
  readonly at: number;
}

/** `target[keys]`. */
export interface Access extends Located {
  readonly kind: "access";
  readonly target: Expression;
  readonly keys: readonly Expression[];
}

/** `subject ? { … }`, or without braces if it has a single entry. */
export interface Selector extends Located {
  readonly kind: "selector";
  readonly subject: Expression;
  readonly entries: readonly HashEntry[];
}

/** Statements in braces. */
export interface Block extends Located {
  readonly kind: "block";
  readonly statements: readonly Expression[];
}

/** `if`, each `elsif`, and `else`. */
export interface If extends Located {
  readonly kind: "if";
  readonly branches: readonly Branch[];
  readonly otherwise?: Block | undefined;
}

/** A condition of `if` or `elsif` with its body. */
export interface Branch {
  readonly test: Expression;
  readonly body: Block;
}

/** `unless test { … } else { … }`. */
export interface Unless extends Located {
  readonly kind: "unless";
  readonly test: Expression;
  readonly body: Block;
  readonly otherwise?: Block | undefined;
}

/** `case subject { … }`. */
export interface Case extends Located {
  readonly kind: "case";
  readonly test: Expression;
  readonly options: readonly CaseOption[];
}

/** `value, value: { … }` of a `case`. */
export interface CaseOption extends Located {
  readonly kind: "case-option";
  readonly values: readonly Expression[];
  readonly body: Block;
}

/** `f(…)`, or `f …` for the functions that need no parentheses. */
export interface Call extends Located {
  readonly kind: "call";
  /** A name, or an expression that Puppet rejects when it checks or runs the program. */
  readonly target: Expression;
  readonly arguments: readonly Expression[];
  readonly lambda?: Lambda | undefined;
  readonly parenthesized: boolean;
}

/** `receiver.name(…)`, with or without parentheses. */
export interface MethodCall extends Located {
  readonly kind: "method-call";
  readonly receiver: Expression;
  readonly method: Name;
  readonly arguments: readonly Expression[];
  readonly lambda?: Lambda | undefined;
  /** The offset of its `(`, or of the `.` if it has no parentheses. */
  readonly at: number;
}

/** `|…| { … }` after a call. */
export interface Lambda extends Located {
  readonly kind: "lambda";
  readonly parameters: readonly Parameter[];
  readonly result?: Expression | undefined;
  readonly body: Block;
}

/** A parameter of a lambda, function, class or defined type. */
export interface Parameter extends Located {
  readonly kind: "parameter";
  readonly name: string;
  /** The offset of its `$name`. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly type?: Expression | undefined;
  readonly initial?: Expression | undefined;
  /** Whether it takes all remaining arguments (`*$name`). */
  readonly rest: boolean;
}
