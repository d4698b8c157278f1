import type { Begin, Case, For, If, JumpNode, While } from "./ast-control.js";
import type { Alias, Block, Definition, ModuleNode, SingletonNode, Undef } from "./ast-definitions.js";
import type { CaseIn, MatchWrite } from "./ast-patterns.js";

export type * from "./ast-control.js";
export type * from "./ast-definitions.js";
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

/** `a, (b, *c) = …`: the targets that the values of a list are assigned to. */
export interface Targets extends Located {
  readonly kind: "targets";
  /** The targets before `*rest`, the rest, and those after it. */
  readonly before: readonly Node[];
  readonly rest?: Node | "ignored" | undefined;
  readonly behind: readonly Node[];
}

/** `target = value`, `target += value`. */
export interface Assignment extends Located {
  readonly kind: "assignment";
  readonly target: Node;
  /** `=`, or the operator before it: `+`, `||`. */
  readonly operator: string;
  readonly value: Node;
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
