import type { Random } from "@cairn/testing/deep";

/** What a random expression gives; the writer keeps to it mostly, so that most programs are valid. */
export type Sort = "string" | "integer" | "boolean" | "array" | "hash";

export const sorts: readonly Sort[] = ["string", "integer", "boolean", "array", "hash"];

export interface Variable {
  readonly name: string;
  readonly sort: Sort;
}

export interface Parameter extends Variable {
  readonly isRequired: boolean;
}

/** A class or a defined type that a program defines. */
export interface Definition {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The variables that its body assigns, as far as they were written. */
  readonly variables: Variable[];
  readonly parent: Definition | undefined;
  /** What its body declares in any case. */
  readonly declared: Declared[];
}

export interface FunctionDefinition {
  readonly name: string;
  readonly parameters: readonly Variable[];
  readonly result: Sort;
}

/** A resource that was declared somewhere: `File['/tmp/a1']`. */
export interface Declared {
  readonly type: string;
  readonly title: string;
  readonly isVirtual: boolean;
}

/** What a random program has defined so far. */
export class World {
  readonly random: Random;
  readonly classes: Definition[] = [];
  readonly defines: Definition[] = [];
  readonly functions: FunctionDefinition[] = [];
  readonly aliases: { readonly name: string; readonly sort: Sort }[] = [];
  readonly declared: Declared[] = [];
  readonly stages: string[] = [];
  private counter = 0;

  constructor(random: Random) {
    this.random = random;
  }

  /** A name that wasn't there before. */
  fresh(stem: string): string {
    return `${stem}${++this.counter}`;
  }
}

/** Where a statement is written: the variables that it may read, and what it is in. */
export interface Place {
  readonly variables: Variable[];
  readonly within: "top" | "node" | "class" | "define" | "function" | "lambda";
  /** The class or defined type whose body it is. */
  readonly definition?: Definition | undefined;
  /** How many constructs are around it. */
  readonly depth: number;
}

export function inner(place: Place, more: readonly Variable[] = [], within = place.within): Place {
  return { ...place, variables: [...place.variables, ...more], within, depth: place.depth + 1 };
}
