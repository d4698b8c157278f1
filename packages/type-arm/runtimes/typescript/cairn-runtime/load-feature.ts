import { convert, describeWrongType } from "./convert.js";
import { attempt, Failure, Refusal, Refused } from "./failure.js";
import { checkValue } from "./check.js";
import type { Feature } from "./model.js";
import type { ObjectState } from "./objects.js";
import { finishSetting } from "./set.js";
import { isList, type Value } from "./values.js";

/** Told of a failure, of which of the values it is one, and whether the logic itself has gone wrong. */
export type Report = (failure: Failure, index: number, isMistake: boolean) => void;

/**
 * A stored value out of data: its type and `check` count. `set` has made it what it is, and doesn't run again; `validate` does where
 * there is no `set`, because then it has checked this very value.
 */
export function loadFeature(state: ObjectState, feature: Feature, value: Value, report: Report): void {
  if (value === null) {
    if (feature.unsettable) state.store(feature, null);
    return;
  }
  const kept: Value[] = [];
  const places: number[] = [];
  for (const [index, each] of (feature.isMany && isList(value) ? value : [value]).entries()) {
    const converted = convert(feature.type, each);
    if (converted === undefined) report(new Failure(describeWrongType(feature, each)), index, false);
    else {
      kept.push(converted);
      places.push(index);
    }
  }
  for (const [at, each] of kept.entries())
    check(feature, each, (failure, isMistake) => report(failure, places[at]!, isMistake));
  const setting = { state, feature, value, isAppend: false, isElevated: true };
  finishSetting(setting, kept, kept.length, (failure, at) => report(failure, places[at]!, false));
}

type Checked = (failure: Failure, isMistake: boolean) => void;

/** The first that refuses is enough. */
function check({ check, name, set, validate }: Feature, value: Value, report: Checked): void {
  for (const logic of [set ? undefined : validate, check]) {
    const outcome = logic && attempt(() => checkValue(logic, name, value));
    if (outcome === undefined) continue;
    if (outcome instanceof Refused) for (const failure of outcome.failures) report(failure, true);
    else report(outcome, !(outcome instanceof Refusal));
    return;
  }
}
