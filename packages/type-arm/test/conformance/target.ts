import type { Model } from "../../src/model/index.js";
import type { ConformanceInstance } from "./instance.js";

/** A program with the objects that it is asked for. */
export interface ConformanceProgram {
  readonly name: string;
  /** Types only, no statements. */
  readonly text: string;
  readonly instances: readonly ConformanceInstance[];
}

/** A program that was compiled: what a target emits. */
export interface CompiledProgram extends ConformanceProgram {
  readonly model: Model;
}

/**
 * The outcome of an instance. `accepted` is the object as its user sees it, in JSON: the output of `type-arm eval
 * --format json` (integers of any size without a point; `2.0` may be `2`); white space, the order of keys and the
 * `$type` of the root object don't count. `messages` are the errors, in the order in which they are reported.
 */
export type Verdict = { readonly accepted: string } | { readonly messages: readonly string[] };

/** A target that carries logic, as the suite drives it. */
export interface ConformanceTarget {
  readonly name: string;
  /** Why it can't be run on this machine; undefined if it can. The reason is printed, and the tests are skipped. */
  isAvailable(): string | undefined;
  /** Told of all programs once, before any is run: the place to emit and compile them in one go. */
  prepare?(programs: readonly CompiledProgram[]): void | Promise<void>;
  /** The verdicts of instances, one for each, in their order. */
  run(
    program: CompiledProgram,
    instances: readonly ConformanceInstance[],
  ): readonly Verdict[] | Promise<readonly Verdict[]>;
  /** Told when nothing is run any more: the place to remove what `prepare` has made. */
  finish?(): void | Promise<void>;
  /**
   * Why it doesn't run a program or one of its instances; undefined if it does. Every reason must also be among those
   * that its
   * `emit` reports as not represented (or be inherent to the target, as documented). An omitted program is a skipped
   * test with the reason.
   */
  leavesOut?(program: CompiledProgram, instance?: ConformanceInstance): string | undefined;
  /**
   * Codes of diagnostics (`evaluation`) that the target words differently: it must reject with as many messages, but
   * they needn't be equal. Never `refused-value`, `refused-object`, `wrong-type`, `wrong-count`, `unknown-feature` or
   * `read-only`.
   */
  readonly ownWords?: ReadonlySet<string>;
  /** The same for single messages, if the target uses our wording for others of their code. */
  isOwnWord?(message: string): boolean;
}
