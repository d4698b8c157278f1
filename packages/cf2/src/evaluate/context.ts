import type { Expression } from "../ast.js";
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

/** What every part of the evaluation shares. */
export interface Context {
  /** The value of an expression: at once where that is easy, else as a task. */
  evaluate(node: Expression, environment: Environment): Demand;
  report(diagnostic: Diagnostic): void;
  /** For names that aren't there. */
  readonly guesses: Guesses;
  /** A number for a statement, higher than all before. */
  nextStatement(): number;
  /** Every block that was made, for `check`. */
  register(block: Block): Block;
  /** The value, where it takes no work. */
  atOnce(lazy: Lazy): Value | undefined;
  /** Carries out a task at once, for a custom function that asks in the middle of its work; nothing where that nests too deep. */
  runNow(task: Task<unknown>): unknown;
  currentResource(): Resource | undefined;
  /** That the value which is worked out was made by a macro. */
  noteCall(call: MacroUse): void;
  /** The file or database that `name` means, or nothing where that is reported. */
  findImport(
    name: string,
    environment: Environment,
    signers: readonly string[] | undefined,
    place: Place,
  ): LoadedFile | Waiting | undefined;
  findFunction(name: string): CallableFunction | undefined;
  functionNames(): Iterable<string>;
  topFolder(): string;
  /** Whether the values may take so many bytes more; where they may not, that is reported at `place`. */
  grow(bytes: number, place: Place): boolean;
  /** Whether equal assignments in one file are worth a warning. */
  readonly warnsOfDuplicates: boolean;
  /** Told what is being worked out, for a trace. */
  readonly trace: ((text: string) => void) | undefined;
}
