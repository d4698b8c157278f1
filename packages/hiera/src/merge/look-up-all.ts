import { pushAll } from "@cairn/diagnostics";
import { growWalk, isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import { HashValue as Hash } from "@cairn/puppet-core/values";
import type { Found } from "../found.js";
import type { Invocation } from "../invocation.js";
import type { Strategy } from "./strategy.js";

/** The cost of looking in one place, in steps of a traversal. */
const stepsOfPlace = 4;

/** Looks in all places, the strongest first, and merges the values; undefined if there are none. */
export function lookUpAll<Place>(
  strategy: Strategy,
  places: readonly Place[],
  invocation: Invocation,
  look: (place: Place) => Pending<Found | undefined>,
): Pending<Found | undefined> {
  growWalk(stepsOfPlace * places.length);
  if (strategy.isFirst) return lookUpFirst(places, look);
  const [only] = places;
  if (only === undefined) return undefined;
  if (places.length === 1) return lookUpSingle(strategy, only, look);
  const what = { type: "merge", strategy: strategy.name, options: withoutName(strategy.options) } as const;
  return invocation.within(what, () => mergeAll(strategy, places, invocation, look));
}

function lookUpFirst<Place>(
  places: readonly Place[],
  look: (place: Place) => Pending<Found | undefined>,
): Pending<Found | undefined> {
  for (let index = 0; index < places.length; index++) {
    const pending = look(places[index]!);
    if (isEvaluation(pending)) return lookOn(pending, index, places, look);
    if (pending) return pending;
  }
  return undefined;
}

function* lookOn<Place>(
  pending: Pending<Found | undefined>,
  first: number,
  places: readonly Place[],
  look: (place: Place) => Pending<Found | undefined>,
): Evaluation<Found | undefined> {
  let found = yield* resultOf(pending);
  for (let index = first + 1; !found && index < places.length; index++) found = yield* resultOf(look(places[index]!));
  return found;
}

function* lookUpSingle<Place>(
  strategy: Strategy,
  place: Place,
  look: (place: Place) => Pending<Found | undefined>,
): Evaluation<Found | undefined> {
  const found = yield* resultOf(look(place));
  return found && { value: strategy.single(found.value), origins: found.origins };
}

function* mergeAll<Place>(
  strategy: Strategy,
  places: readonly Place[],
  invocation: Invocation,
  look: (place: Place) => Pending<Found | undefined>,
): Evaluation<Found | undefined> {
  let merged: Value | undefined;
  const origins: Found["origins"][number][] = [];
  for (const place of places) {
    const found = yield* resultOf(look(place));
    if (!found) continue;
    merged =
      merged === undefined ? strategy.convert(found.value) : yield* resultOf(strategy.merge(merged, found.value));
    pushAll(origins, found.origins);
  }
  if (merged === undefined) return undefined;
  invocation.explainer?.result(merged);
  return { value: merged, origins };
}

function withoutName(options: HashValue | undefined): HashValue | undefined {
  const rest = [...(options?.entries() ?? [])].filter(([key]) => key !== "strategy");
  return rest.length === 0 ? undefined : new Hash(rest);
}
