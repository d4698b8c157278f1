/**
 * The syntax tree of CF2, as appendix A of the manual has it: plain data, built once by `parse` and never changed.
 * What a later phase finds out about a node is kept beside the tree.
 */
import type { Source } from "@cairn/diagnostics";

/** Every node has its source location: UTF-16 offsets into the source of its program, `end` exclusive. */
interface Located {
  readonly start: number;
  readonly end: number;
}

/** A whole file: the statements of its top-level block. */
export interface Program extends Located {
  readonly kind: "program";
  readonly source: Source;
  readonly statements: readonly Statement[];
}

/** A statement of a file or a block. */
export type Statement = Definition | Inline | Macro;

/**
 * `private A.B => 1 ~(max)> 2`: one resource with its value. Rare fields are optional, because sites have hundreds of
 * thousands of definitions.
 */
export interface Definition extends Located {
  readonly kind: "definition";
  readonly private: boolean;
  readonly name: string;
  /** The names after the first one: an implicit block (section 3.4 of the manual). */
  readonly inner?: readonly string[];
  /** `=>`, `~>`, or the name of a function: that of the first mutation if there are several. */
  readonly operator: string;
  readonly value: Expression;
  /** All mutations, including the first one, if there are several; the last has priority. */
  readonly mutations?: readonly Mutation[];
}

/** `=> value`, `~> value` or `~(f)> value`, in a definition that has several. */
export interface Mutation extends Located {
  readonly kind: "mutation";
  /** `=>`, `~>`, or the name of a function. */
  readonly operator: string;
  readonly value: Expression;
}

/** An import, a conditional or a call as a statement: its resources join the enclosing block. */
export interface Inline extends Located {
  readonly kind: "inline";
  readonly value: Import | Conditional | Call;
}

/** `def name(a, b) = body`. */
export interface Macro extends Located {
  readonly kind: "macro";
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: Expression;
}

/** What has a value. */
export type Expression =
  | Undefined
  | BooleanLiteral
  | NumberLiteral
  | StringLiteral
  | BlockLiteral
  | ListLiteral
  | Reference
  | Call
  | Import
  | Conditional
  | Binary
  | Unary
  | Selection;

/** `?` */
export interface Undefined extends Located {
  readonly kind: "undefined";
}

/** `true` or `false`. */
export interface BooleanLiteral extends Located {
  readonly kind: "boolean";
  readonly value: boolean;
}

/** The digits as written: `0644` and `22.10` keep theirs. */
export interface NumberLiteral extends Located {
  readonly kind: "number";
  readonly digits: string;
}

/** A string in quotes, with its escapes decoded, or a literal without quotes. */
export interface StringLiteral extends Located {
  readonly kind: "string";
  readonly value: string;
}

/** `{ … }` */
export interface BlockLiteral extends Located {
  readonly kind: "block";
  readonly statements: readonly Statement[];
}

/** `[ … ]` */
export interface ListLiteral extends Located {
  readonly kind: "list";
  readonly items: readonly Expression[];
}

/** `$name`: a parameter of the enclosing macro, or a resource of the file's top level. */
export interface Reference extends Located {
  readonly kind: "reference";
  readonly name: string;
}

/** `f(a, b)`: a macro or a function. */
export interface Call extends Located {
  readonly kind: "call";
  readonly name: string;
  readonly arguments: readonly Expression[];
}

/** `import(file)` or `import(file, signers)`. */
export interface Import extends Located {
  readonly kind: "import";
  readonly file: Expression;
  readonly signers?: Expression;
}

/** `if (condition) then a else b`. */
export interface Conditional extends Located {
  readonly kind: "conditional";
  readonly condition: Expression;
  readonly then: Expression;
  readonly else?: Expression;
}

/** An operator between two expressions, as it is written. */
export type BinaryOperator = "||" | "&&" | "<" | "<=" | "==" | "!=" | ">=" | ">" | "++" | "+" | "-" | "*" | "/";

/** `left operator right`. */
export interface Binary extends Located {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly operatorStart: number;
  readonly left: Expression;
  readonly right: Expression;
}

/** `!operand` or `-operand`. */
export interface Unary extends Located {
  readonly kind: "unary";
  readonly operator: "-" | "!";
  readonly operand: Expression;
}

/** `block.name` or `list.0`: the selector is any expression. */
export interface Selection extends Located {
  readonly kind: "selection";
  readonly from: Expression;
  readonly selector: Expression;
}

/** Every node of a tree. */
export type Node = Program | Statement | Mutation | Expression;
