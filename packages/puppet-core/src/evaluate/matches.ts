import { ensuring, type Pending } from "@cairn/evaluation";
import type { Scope } from "./scope.js";

/** Runs a construct at whose end `$0`, `$1`, … are what they were at its start. */
export function keepingMatches<Result>(scope: Scope, start: () => Pending<Result>): Pending<Result> {
  const { matches } = scope;
  return ensuring(start, () => (scope.matches = matches));
}
