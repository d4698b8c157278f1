/** The nodes of the syntax tree that define: blocks, methods, classes and modules. */
import type { Body, Located, Node } from "./ast.js";

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

/** `def name(parameters)` with its body. */
export interface Definition extends Located {
  readonly kind: "definition";
  /** `def receiver.name`. */
  readonly receiver?: Node | undefined;
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly body: Node;
}
