import type { Result } from "@cairn/diagnostics";
import { compare, type CompareOptions, type Comparison } from "./compare.js";
import type { Explanation } from "./explanation.js";
import type { Graph } from "./graph.js";
import type { Tree } from "./tree.js";

/** What compiling one input gives, in the form that all languages share; every member works as far as the input allowed. */
export interface Outcome {
  /** The result as a tree, for `diff`. */
  readonly tree: Tree;
  /**
   * Prints the result in one of the language's formats, in chunks; rejects more than `maxOutput` bytes (0 = no limit)
   * before expanding it.
   */
  print(format: string, maxOutput: number): Result<Iterable<string>>;
  /** Explains where the value at `path` (in the language's notation) comes from. */
  explain(path: string): Result<Explanation>;
  graph(): Result<Graph>;
}

/** Options of an outcome that only programs have. */
export interface CompiledForm<Format extends string> {
  /** The format of `toText` if none is named. */
  readonly format: Format;
  data(): unknown;
}

/** Plain data; the only properties of its objects are those that the program sets. */
export type Data = boolean | number | string | null | readonly Data[] | { readonly [name: string]: Data };

/** Longer strings than this (in bytes) are refused: a small program can stand for a huge one. */
const longestText = 2 ** 28;

/** The result of compiling a program; `explain` tells how it came about. */
export class Compiled<Format extends string = string, Shape = Data> {
  readonly #form: CompiledForm<Format>;

  /** For compilers: programs get one from `compile`. */
  constructor(outcome: Outcome, form: CompiledForm<Format>) {
    this.#form = form;
    outcomes.set(this, outcome);
  }

  /** The result as plain JavaScript data. What the program uses several times is one object, which must not be changed. */
  toData(): Shape {
    return this.#form.data() as Shape;
  }

  /** The result as the command prints it: by default in the language's first format. No value if that format can't have it. */
  toText(format: Format = this.#form.format): Result<string> {
    const { value, diagnostics } = outcomes.get(this)!.print(format, longestText);
    return value ? { value: [...value].join(""), diagnostics } : { diagnostics };
  }
}

const outcomes = new WeakMap<Compiled<string, unknown>, Outcome>();

/** Where the value at a path comes from, and what it replaced. */
export function explainCompiled(compiled: Compiled<string, unknown>, path: string): Result<Explanation> {
  return outcomes.get(compiled)!.explain(path);
}

/** In what two results differ, regardless of where they say it in their sources. */
export function compareCompiled(
  left: Compiled<string, unknown>,
  right: Compiled<string, unknown>,
  options: CompareOptions = {},
): Comparison {
  return compare(outcomes.get(left)!.tree, outcomes.get(right)!.tree, options);
}
