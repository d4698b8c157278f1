import type { Evaluation, Pending } from "./evaluation.js";
import { Jump } from "./jump.js";

/** Runs a loop to its end or to a `break` in it: tells whether the loop came to its end. */
export function* untilBreak(loop: Pending<unknown>): Evaluation<boolean> {
  try {
    yield loop;
    return true;
  } catch (error) {
    if (error instanceof Jump && error.kind === "break") return false;
    throw error;
  }
}
