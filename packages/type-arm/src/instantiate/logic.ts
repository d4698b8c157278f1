import { createSpan, type Span } from "@cairn/diagnostics";
import {
  after,
  ensuring,
  Failure,
  isEvaluation,
  rescuing,
  resultOf,
  type Evaluation,
  type Pending,
} from "@cairn/evaluation";
import {
  createClosure,
  evaluateBlock,
  illegalJump,
  Jump,
  LocalScope,
  type Closure,
  type Scope,
} from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { Logic, ModelFeature } from "../model/index.js";
import type { Runtime } from "./runtime.js";
import { bound, ValueScope } from "./scopes.js";
import type { Slot } from "./shape.js";

/** The location of a piece of logic. */
export function placeOfLogic({ source, start, end }: Logic): Span {
  return createSpan(source, start, end);
}

/** Runs a piece of logic: a block, or a lambda with these values. */
export function runLogic(runtime: Runtime, logic: Logic, scope: Scope, values: readonly Value[]): Pending<Value> {
  const { evaluator } = runtime;
  runtime.logicDepth++;
  return ensuring(
    () =>
      rescuing(
        () => {
          if (!logic.lambda) return evaluateBlock(logic.body, new LocalScope(scope, logic.source), evaluator);
          return after(createClosure(logic.lambda, scope, evaluator), (closure: Closure) => closure.call(values));
        },
        (error) => {
          throw placed(error, logic);
        },
      ),
    () => {
      runtime.logicDepth--;
    },
  );
}

function placed(error: unknown, logic: Logic): unknown {
  const failure = error instanceof Jump ? illegalJump(error) : error;
  if (failure instanceof Failure) failure.span ??= placeOfLogic(logic);
  return failure;
}

/** Runs a `validate` or `check`: it sees only the value. */
export function runOnValue(runtime: Runtime, logic: Logic, slot: Slot, value: Value): Pending<Value> {
  const meta = bound(slot.meta, logic.source);
  const hasIt = logic.lambda === undefined;
  const scope = new ValueScope(logic.source, runtime.search, meta, slot.feature, value, hasIt);
  return runLogic(runtime, logic, scope, [value]);
}

/** The verdict of a check or invariant: undefined if it accepts the value, a message if it rejects it. */
export function verdictOf(result: Value, standard: () => Pending<string>): Pending<string | undefined> {
  if (result === null || result === true) return undefined;
  if (typeof result === "string") return result;
  return result === false ? standard() : refuseResult(result);
}

function refuseResult(result: Value): never {
  const what = typeof result === "object" ? "such a value" : `\`${String(result)}\``;
  throw new Failure("logic-result", `a check must give true, undef, false or a message, and ${what} is none of them`, {
    help: "end the block with a comparison, or with the message in quotes",
  });
}

/** Runs a computation, and returns its result or the Failure that it throws. */
export function* attempting<Result>(start: () => Pending<Result>): Evaluation<Result | Failure> {
  try {
    const pending = start();
    return isEvaluation(pending) ? yield* resultOf(pending) : pending;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** A feature's name in messages. */
export function featureText({ name, container }: ModelFeature): string {
  return `${container.name}.${name}`;
}
