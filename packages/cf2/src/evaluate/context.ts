import type { Expression } from "../ast/ast.js";
import type { Diagnostic, Guesses } from "@cairn/diagnostics";
import type { Block } from "../blocks/block.js";
import type { Lazy, MacroUse, Place } from "../blocks/cell.js";
import type { Environment } from "../blocks/environment.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { CallableFunction } from "./function.js";
import type { Waiting } from "../resolve/waiting.js";
import type { Demand, Task } from "./machine.js";
import type { Resource } from "../blocks/resource.js";
import type { Value } from "../values/value.js";

/** What all parts of the evaluator share. */
export interface Context {
  /** The value of an expression: immediately if that is easy, otherwise as a task. */
  evaluate(node: Expression, environment: Environment): Demand;
  report(diagnostic: Diagnostic): void;
  /** Suggestions for unknown names. */
  readonly guesses: Guesses;
  /** A unique number for a statement, higher than all before. */
  nextStatement(): number;
  /** Records a new block, for `check`. */
  register(block: Block): Block;
  /** The value, if it needs no evaluation. */
  atOnce(lazy: Lazy): Value | undefined;
  /**
   * Runs a task immediately, for a custom function that requests a value while it runs; undefined if that nests too
   * deep.
   */
  runNow(task: Task<unknown>): unknown;
  currentResource(): Resource | undefined;
  /** Records that a macro made the current value. */
  noteCall(call: MacroUse): void;
  /** The file or database that `name` denotes; undefined if an error was reported. */
  findImport(
    name: string,
    environment: Environment,
    signers: readonly string[] | undefined,
    place: Place,
  ): LoadedFile | Waiting | undefined;
  findFunction(name: string): CallableFunction | undefined;
  functionNames(): Iterable<string>;
  topFolder(): string;
  /** Whether the values may take so many more bytes; if not, that is reported at `place`. */
  grow(bytes: number, place: Place): boolean;
  /** Whether to warn of equal assignments in one file. */
  readonly warnsOfDuplicates: boolean;
  /** Called with the steps of the evaluation, for a trace. */
  readonly trace: ((text: string) => void) | undefined;
}
