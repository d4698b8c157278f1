import type { Span } from "@cairn/diagnostics";
import type { CallableValue, Value } from "../values/value.js";
import type { Evaluator } from "./evaluator.js";
import type { Pending } from "@cairn/evaluation";
import type { Scope } from "./scope.js";

/** A lambda with the scope that it was written in, or a function as a value. */
export interface Closure extends CallableValue {
  /** The names of its parameters, for messages. */
  readonly parameterNames?: readonly string[];
  /** Calls it; arguments are checked against its parameters. `next` gives its value, `break` and `return` go on outwards. */
  call(values: readonly Value[], caller?: Caller): Pending<Value>;
}

/** Where a function was called. */
export type Caller = Pick<FunctionCall, "scope" | "span">;

/** One call of a function, as the function sees it. */
export interface FunctionCall {
  readonly name: string;
  readonly values: readonly Value[];
  readonly block?: Closure | undefined;
  /** Where it was called: for functions that look at the caller's variables, or declare something there. */
  readonly scope: Scope;
  readonly span: Span;
  readonly evaluator: Evaluator;
}

/** A function that programs can call. */
export interface PuppetFunction {
  readonly name: string;
  /** Its result, or the computation of it. Throws a Failure (also while computing) where the call may not be. */
  call(call: FunctionCall): Pending<Value>;
}
