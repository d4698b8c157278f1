import { ensuring, type Pending } from "@cairn/evaluation";
import type { Scope } from "./scope.js";

/** Runs a construct, and afterwards restores `$0`, `$1`, … to what they were before. */
export function keepingMatches<Result>(scope: Scope, start: () => Pending<Result>): Pending<Result> {
  const { matches } = scope;
  return ensuring(start, () => (scope.matches = matches));
}
