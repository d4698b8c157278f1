import type { Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import type { ModelFeature } from "../model/index.js";
import { unbound } from "../model/model.js";
import type { Draft } from "./draft.js";
import type { Instance } from "./instance.js";
import { declaredHere } from "./set-feature.js";
import type { Slot } from "./shape.js";

export interface BoundProblem {
  readonly slot: Slot;
  readonly failure: Failure;
}

/** The features with too few or too many values, except those for which an error was reported already. */
export function boundProblems(instance: Instance, draft: Draft, place: Span): BoundProblem[] {
  const problems: BoundProblem[] = [];
  for (const slot of instance.shape.slots) {
    const { feature } = slot;
    if (feature.isDerived || draft.refused.has(slot)) continue;
    const count = instance.count(slot);
    const isTooMany = feature.upper !== unbound && count > feature.upper;
    if (count >= feature.lower && !isTooMany) continue;
    const message = describeCount(instance, feature, count, isTooMany);
    const help = isTooMany ? "leave some out, or raise `max`" : undefined;
    problems.push({
      slot,
      failure: new Failure("wrong-count", message, { span: place, notes: [declaredHere(feature)], help }),
    });
  }
  return problems;
}

function describeCount({ type }: Instance, feature: ModelFeature, count: number, isTooMany: boolean): string {
  if (!feature.isMany) return `\`${feature.name}\` of ${type.name} has no value, and it must have one`;
  const bound = isTooMany ? `at most ${feature.upper}` : `at least ${feature.lower}`;
  return `\`${feature.name}\` of ${type.name} has ${count === 0 ? "no values" : count === 1 ? "1 value" : `${count} values`}, and it must have ${bound}`;
}
