import { Failure, type FailureNote } from "@cairn/evaluation";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import { dependenciesOf, isContainer, ordersOf, type Dependencies } from "./dependencies.js";
import type { TargetFinder } from "./target-finder.js";
import { findKnots, shortestCircle } from "./knots.js";

/** A longer list isn't readable. */
const mostShown = 100;

/** Reports dependencies that go in circles: no agent could apply them. A server compiles them all the same. */
export function reportCycles(compilation: Compilation, finder: TargetFinder): void {
  const dependencies = dependenciesOf(compilation.resources, finder);
  if (!dependencies) return;
  for (const knot of findKnots(dependencies.graph)) {
    const members = membersOf(knot, dependencies);
    const failure = describeCycle(members, finder);
    const place = failure.span ?? members[0]!.declarations[0]!.span;
    if (compilation.language.allowsCycles) compilation.warn(failure.kind, failure.message, place);
    else compilation.report(failure, place);
  }
}

/**
 * A shortest cycle in a strongly connected component, starting from the first resource of the catalog that isn't a
 * container.
 */
function membersOf(knot: readonly number[], { graph, resources }: Dependencies): DeclaredResource[] {
  const rank = (node: number): number => (isContainer(resources[node]!) ? resources.length : 0) + node;
  const start = knot.reduce((best, node) => (rank(node) < rank(best) ? node : best));
  const way = shortestCircle(graph, knot, start).map((node) => resources[node]!);
  return way.filter((resource, index) => resource !== way[index - 1]);
}

function describeCycle(members: readonly DeclaredResource[], finder: TargetFinder): Failure {
  const shown = members.slice(0, mostShown);
  const more = members.length > mostShown ? [`… ${members.length - mostShown} more …`] : [];
  const path = [...shown.map(({ reference }) => reference), ...more, members[0]!.reference].join(" => ");
  const notes = shown.map((each, index) => describeStep(each, members[(index + 1) % members.length]!, finder));
  const span = notes.find((note) => note.span)?.span ?? members.find((each) => each.span)?.span;
  return new Failure("dependency-cycle", `Found 1 dependency cycle: (${path})`, {
    span,
    notes,
    help: "take out one of these relationships; a class or defined type stands for all that it contains",
  });
}

/** Why one resource precedes the other. */
function describeStep(before: DeclaredResource, after: DeclaredResource, finder: TargetFinder): FailureNote {
  for (const resource of new Set([before, after])) {
    for (const { source, target, parameter } of ordersOf(resource, finder)) {
      if (source !== before || target !== after) continue;
      const why = resource === before ? `${parameter} of ${before.reference}` : `${parameter} of ${after.reference}`;
      return {
        message: `${before.reference} comes before ${after.reference} (${why})`,
        span: resource.parameters.get(parameter)?.span,
      };
    }
  }
  const [inner, outer] = before.contents.includes(after) ? [after, before] : [before, after];
  return {
    message: `${inner.reference} is inside ${outer.reference}`,
    span: inner.span ?? inner.declarations[0]?.span,
  };
}
