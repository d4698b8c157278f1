import { Failure } from "@cairn/evaluation";
import { attempt } from "./attempt.js";
import { runBody } from "./bodies.js";
import { runCollectors } from "./collectors.js";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";

const mostRounds = 1000;

/**
 * Runs collectors and the bodies of defined resources until there is nothing new: in each round all collectors first,
 * then the resources that were declared before the round.
 */
export function runGenerators(compilation: Compilation): void {
  for (let round = 0; ; round++) {
    const hasFound = runCollectors(compilation);
    const ready = compilation.takeWaiting();
    for (const resource of ready) attempt(compilation, resource, () => runBody(resource));
    if (!hasFound && ready.length === 0) return;
    if (round >= mostRounds) return reportEndless(compilation, ready);
  }
}

function reportEndless(compilation: Compilation, latest: readonly DeclaredResource[]): void {
  const last = latest.at(-1);
  const message = "Somehow looped more than 1000 times while evaluating host catalog";
  const notes = last ? [{ message: `${last.reference} was the last to be declared`, span: last.span }] : [];
  attempt(compilation, last?.span, () => {
    throw new Failure("endless", message, { notes, help: "a defined type that declares itself needs an end" });
  });
}
