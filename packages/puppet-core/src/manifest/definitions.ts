import type { Block, Expression, Located, Parameter } from "../index.js";

/** A name as it is written in the source. */
export interface WrittenName extends Located {
  readonly value: string;
}

export interface ClassDefinition extends Located {
  readonly kind: "class";
  readonly name: WrittenName;
  readonly parameters: readonly Parameter[];
  readonly parent?: WrittenName;
  readonly body: Block;
}

export interface DefinedType extends Located {
  readonly kind: "define";
  readonly name: WrittenName;
  readonly parameters: readonly Parameter[];
  readonly body: Block;
}

export interface NodeDefinition extends Located {
  readonly kind: "node";
  /** Strings, regexes and `default`. */
  readonly hosts: readonly Expression[];
  readonly parent?: Expression;
  readonly body: Block;
}

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
