import type { Block, Expression, Located, Parameter } from "../index.js";

/** A name as it is written in the source. */
export interface WrittenName extends Located {
  readonly value: string;
}

/** `class name(parameters) inherits parent { … }`. */
export interface ClassDefinition extends Located {
  readonly kind: "class";
  readonly name: WrittenName;
  readonly parameters: readonly Parameter[];
  readonly parent?: WrittenName;
  readonly body: Block;
}

/** `define name(parameters) { … }`. */
export interface DefinedType extends Located {
  readonly kind: "define";
  readonly name: WrittenName;
  readonly parameters: readonly Parameter[];
  readonly body: Block;
}

/** `node host, host { … }`. */
export interface NodeDefinition extends Located {
  readonly kind: "node";
  /** Strings, regexes and `default`. */
  readonly hosts: readonly Expression[];
  readonly parent?: Expression;
  readonly body: Block;
}

/** `function name(parameters) >> Type { … }`. */
export interface FunctionDefinition extends Located {
  readonly kind: "function";
  readonly name: WrittenName;
  readonly parameters: readonly Parameter[];
  readonly result?: Expression;
  readonly body: Block;
}

/** `type Name = …`. */
export interface TypeAlias extends Located {
  readonly kind: "type-alias";
  readonly alias: Expression;
  readonly target: Expression;
}
