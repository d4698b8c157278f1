import { rescuing, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Value } from "../values/value.js";
import { Jump } from "./jump.js";

/** Runs a loop to its end or to a `break` in it; returns whether the loop reached its end. */
export function* untilBreak(loop: Pending<unknown>): Evaluation<boolean> {
  try {
    yield* resultOf(loop);
    return true;
  } catch (error) {
    if (error instanceof Jump && error.kind === "break") return false;
    throw error;
  }
}

/** Runs a computation to its end or to a `return` in it, whose value is then the result. */
export function untilReturn<Result>(start: () => Pending<Result>): Pending<Result | Value> {
  return rescuing<Result | Value>(start, (error) => {
    if (error instanceof Jump && error.kind === "return") return error.value;
    throw error;
  });
}
