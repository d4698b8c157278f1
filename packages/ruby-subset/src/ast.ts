import type { CaseIn, MatchWrite } from "./ast-patterns.js";

export type * from "./ast-patterns.js";

/** The syntax tree of Ruby: a template or a file. Offsets count UTF-16 units of its source. */
export interface Located {
  readonly start: number;
  readonly end: number;
}

/** Statements, text and output in order. */
export interface Body extends Located {
  readonly kind: "body";
  readonly items: readonly Node[];
}

/** Text outside tags, which is output unchanged. */
export interface Text extends Located {
  readonly kind: "text";
  readonly text: string;
}

/** `<%= … %>`. */
export interface Output extends Located {
  readonly kind: "output";
  readonly body: Body;
}

/** `nil`, `true`, `false`, `self`, numbers and strings without interpolation. */
export interface Literal extends Located {
  readonly kind: "literal";
  readonly value: null | boolean | bigint | number | string;
  /** Whether a string holds bytes that are no text. */
  readonly isBytes?: boolean;
  /** Whether a string must not be changed. */
  readonly isFrozen?: boolean;
}

/** `self`. */
export interface Self extends Located {
  readonly kind: "self";
}

/** `:name`. */
export interface SymbolNode extends Located {
  readonly kind: "symbol";
  readonly name: string;
}

/** A string or symbol with `#{…}` in it. */
export interface Interpolated extends Located {
  readonly kind: "interpolated";
  readonly parts: readonly (string | Body)[];
}

/** `/…/options`. */
export interface RegexpNode extends Located {
  readonly kind: "regexp";
  readonly parts: readonly (string | Body)[];
  readonly options: string;
}

/** `[items]`. */
export interface ArrayNode extends Located {
  readonly kind: "array";
  readonly items: readonly Node[];
}

/** `{ items }`. */
export interface HashNode extends Located {
  readonly kind: "hash";
  /** Pairs, and `**hash`. */
  readonly items: readonly Node[];
}

/** `key => value` or `key: value`, only in arguments. */
export interface Pair extends Located {
  readonly kind: "pair";
  readonly key: Node;
  readonly value: Node;
}

/** `*list`, `**hash` or `&block`, only in arguments and items. */
export interface Spread extends Located {
  readonly kind: "spread";
  readonly operator: "*" | "**" | "&";
  readonly operand: Node;
}

/** Comma-separated arguments, before they are assigned to a call. */
export interface List extends Located {
  readonly kind: "list";
  readonly items: Node[];
}

/** A known local variable; nil if it has no value yet. */
export interface Local extends Located {
  readonly kind: "local";
  readonly name: string;
}

/** `@name`. */
export interface InstanceVariable extends Located {
  readonly kind: "instance";
  readonly name: string;
}

/** `Name` or `::A::Name`. */
export interface Constant extends Located {
  readonly kind: "constant";
  /** With `::` between its parts; a leading `::` restricts it to top-level constants. */
  readonly name: string;
}

/** `expression::Name`. */
export interface ConstantOf extends Located {
  readonly kind: "constant-of";
  readonly parent: Node;
  readonly name: string;
}

/** `@@name`. */
export interface ClassVariable extends Located {
  readonly kind: "class-variable";
  readonly name: string;
}

/** `$~`, `$1`. */
export interface Global extends Located {
  readonly kind: "global";
  readonly name: string;
}

/** A parameter of a method, a block or a lambda. */
export interface Parameter {
  readonly name: string;
  /** `key` is `name:`, with a value if it is optional. */
  readonly style: "plain" | "rest" | "key" | "options" | "block";
  readonly initial?: Node | undefined;
  /** `(a, b)`. */
  readonly parts?: readonly Parameter[] | undefined;
}

/** `{ |parameters| … }`, `do … end` or `-> { … }`. */
export interface Block extends Located {
  readonly kind: "block";
  readonly parameters: readonly Parameter[];
  readonly body: Body;
  readonly isLambda: boolean;
}

/** `receiver.name(arguments) { … }`. */
export interface Call extends Located {
  readonly kind: "call";
  readonly receiver?: Node | undefined;
  readonly name: string;
  /** The offset of the name. */
  readonly at: number;
  readonly arguments: readonly Node[];
  readonly block?: Block | undefined;
  /** Whether the name is followed by parentheses. */
  readonly isComplete: boolean;
  readonly isSafe: boolean;
}

/** `super`; without arguments it passes on those of the method. */
export interface Super extends Located {
  readonly kind: "super";
  readonly arguments?: readonly Node[] | undefined;
  readonly block?: Block | undefined;
}

/** `yield arguments`. */
export interface Yield extends Located {
  readonly kind: "yield";
  readonly arguments: readonly Node[];
}

/** `target[arguments]`. */
export interface Index extends Located {
  readonly kind: "index";
  readonly isSafe?: boolean | undefined;
  readonly target: Node;
  readonly arguments: readonly Node[];
}

/** `operator operand`. */
export interface Unary extends Located {
  readonly kind: "unary";
  readonly operator: "!" | "-" | "~" | "defined?";
  readonly operand: Node;
}

/** An operator that is a method. */
export interface Binary extends Located {
  readonly kind: "binary";
  readonly operator: string;
  readonly left: Node;
  readonly right: Node;
  readonly at: number;
}

/** `left and right`, `left || right`. */
export interface Logical extends Located {
  readonly kind: "logical";
  readonly operator: "and" | "or";
  readonly left: Node;
  readonly right: Node;
}

/** `from..to` or `from...to`. */
export interface RangeNode extends Located {
  readonly kind: "range";
  readonly from: Node;
  readonly to: Node;
  readonly isExclusive: boolean;
}

/** `if`, `unless`, and `test ? then : otherwise`. */
export interface If extends Located {
  readonly kind: "if";
  readonly test: Node;
  readonly then?: Node | undefined;
  readonly otherwise?: Node | undefined;
}

/** `when values` with its body. */
export interface WhenOption extends Located {
  readonly values: readonly Node[];
  readonly body: Body;
}

/** `case subject when … else … end`. */
export interface Case extends Located {
  readonly kind: "case";
  readonly subject?: Node | undefined;
  readonly options: readonly WhenOption[];
  readonly otherwise?: Node | undefined;
}

/** `while` and `until`. */
export interface While extends Located {
  readonly kind: "while";
  readonly test: Node;
  readonly body: Node;
  /** Whether it continues until the condition holds. */
  readonly isUntil: boolean;
  /** Whether the body runs before the first test: `begin … end while x`. */
  readonly isLate: boolean;
}

/** `for parameters in list`. */
export interface For extends Located {
  readonly kind: "for";
  readonly parameters: readonly Parameter[];
  readonly list: Node;
  readonly body: Body;
}

/** `a, (b, *c) = …`: the targets that the values of a list are assigned to. */
export interface Targets extends Located {
  readonly kind: "targets";
  /** The targets before `*rest`, the rest, and those after it. */
  readonly before: readonly Node[];
  readonly rest?: Node | "ignored" | undefined;
  readonly behind: readonly Node[];
}

/** `class Path < Superclass` or `module Path`. */
export interface ModuleNode extends Located {
  readonly kind: "module";
  readonly what: "class" | "module";
  readonly path: Node;
  readonly superclass?: Node | undefined;
  readonly body: Node;
}

/** `class << object`. */
export interface SingletonNode extends Located {
  readonly kind: "singleton";
  readonly target: Node;
  readonly body: Node;
}

/** `alias new old`. */
export interface Alias extends Located {
  readonly kind: "alias";
  readonly name: string;
  readonly old: string;
}

/** `undef name, name`. */
export interface Undef extends Located {
  readonly kind: "undef";
  readonly names: readonly string[];
}

/** `rescue Class, Class => name` with its body. */
export interface RescueOption extends Located {
  readonly classes: readonly Node[];
  readonly name?: string | undefined;
  /** The target of the exception if it isn't a plain name. */
  readonly target?: Node | undefined;
  readonly body: Node;
}

/** `begin … rescue … else … ensure … end`. */
export interface Begin extends Located {
  readonly kind: "begin";
  readonly body: Node;
  readonly rescues: readonly RescueOption[];
  readonly otherwise?: Node | undefined;
  readonly always?: Node | undefined;
}

/** `target = value`, `target += value`. */
export interface Assignment extends Located {
  readonly kind: "assignment";
  readonly target: Node;
  /** `=`, or the operator before it: `+`, `||`. */
  readonly operator: string;
  readonly value: Node;
}

/** `next`, `break`, `return`, `retry` or `redo`. */
export interface JumpNode extends Located {
  readonly kind: "jump";
  readonly word: "next" | "break" | "return" | "retry" | "redo";
  readonly value?: Node | undefined;
  /**
   * Whether the closest enclosing construct that it can end is a loop rather than a block; undefined if that isn't
   * known.
   */
  readonly isInLoop?: boolean | undefined;
}

/** `def name(parameters)` with its body. */
export interface Definition extends Located {
  readonly kind: "definition";
  /** `def receiver.name`. */
  readonly receiver?: Node | undefined;
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly body: Node;
}

/** Valid Ruby that can't be used here. */
export interface Refused extends Located {
  readonly kind: "refused";
  readonly what: string;
}

/** Every node of a tree. */
export type Node =
  | Body
  | Text
  | Output
  | Literal
  | Self
  | SymbolNode
  | Interpolated
  | RegexpNode
  | ArrayNode
  | HashNode
  | Pair
  | Spread
  | List
  | Local
  | InstanceVariable
  | ClassVariable
  | Constant
  | ConstantOf
  | Global
  | Block
  | Call
  | Super
  | Yield
  | Index
  | Unary
  | Binary
  | Logical
  | RangeNode
  | If
  | Case
  | While
  | For
  | Begin
  | Assignment
  | Targets
  | CaseIn
  | MatchWrite
  | JumpNode
  | Definition
  | ModuleNode
  | SingletonNode
  | Alias
  | Undef
  | Refused;
