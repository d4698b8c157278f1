import type { Span } from "@cairn/diagnostics";
import type { CallableValue, Value } from "../values/value.js";
import type { Overload } from "./define-function.js";
import type { Evaluator } from "./evaluator.js";
import type { Pending } from "@cairn/evaluation";
import type { Scope } from "./scope.js";

/** A lambda with its enclosing scope, or a function as a value. */
export interface Closure extends CallableValue {
  /** The names of its parameters, for messages. */
  readonly parameterNames?: readonly string[];
  /**
   * Calls it; arguments are checked against its parameters. `next` yields its value, `break` and `return` propagate.
   */
  call(values: readonly Value[], caller?: Caller): Pending<Value>;
}

/** The position of a call. */
export type Caller = Pick<FunctionCall, "scope" | "span">;

/** One call of a function, as the function sees it. */
export interface FunctionCall {
  readonly name: string;
  readonly values: readonly Value[];
  readonly block?: Closure | undefined;
  /** The caller's scope: for functions that look at the caller's variables, or declare something there. */
  readonly scope: Scope;
  readonly span: Span;
  readonly evaluator: Evaluator;
}

/** A function that programs can call. */
export interface PuppetFunction {
  readonly name: string;
  /** The ways to call it, if it declares them. */
  readonly overloads?: readonly Overload[] | undefined;
  /** Its result, or the computation of it. Throws a Failure (possibly while computing) if the call isn't allowed. */
  call(call: FunctionCall): Pending<Value>;
}
