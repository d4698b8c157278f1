import type { Span } from "@cairn/diagnostics";
import { resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import { describe } from "./convert-value.js";
import { checkValue } from "./check-value.js";
import { attempting } from "./logic.js";
import { isFatal } from "./refused.js";
import type { Runtime } from "./runtime.js";
import { asList, keep, finishSetting, type Setting } from "./set-feature.js";

/**
 * Sets a stored value from a data file: its type and `check` are verified. `set` has already been applied when it was
 * stored, and doesn't run again; `validate` runs if there is no `set`, because then it has checked this very value.
 */
export function loadFeature(runtime: Runtime, setting: Setting): Pending<void> {
  const { feature } = setting.slot;
  const { check, set, validate } = feature.logic;
  const checks = [
    ...(validate && !set ? ([["validate", validate]] as const) : []),
    ...(check ? ([["check", check]] as const) : []),
  ];
  const { value } = setting;
  if (value === null) {
    if (feature.isUnsettable) setting.instance.store(setting.slot, null);
    return;
  }
  const values = feature.isMany ? asList(value) : [value];
  const kept: Value[] = [];
  const places: Span[] = [];
  for (const [index, each] of values.entries()) {
    if (keep(setting, feature, each, index, kept)) places.push(setting.places?.[index] ?? setting.place);
  }
  const found = { ...setting, places };
  if (checks.length > 0) return checked(runtime, found, kept, checks);
  finishSetting(found, kept, values.length);
}

type Checks = readonly (readonly ["validate" | "check", NonNullable<Setting["slot"]["feature"]["logic"]["check"]>])[];

function* checked(runtime: Runtime, setting: Setting, kept: readonly Value[], checks: Checks): Evaluation<void> {
  const { instance, slot } = setting;
  for (const [index, value] of kept.entries()) {
    const place = setting.places![index]!;
    for (const [word, logic] of checks) {
      const start = () => checkValue(runtime, logic, slot, value, place, word);
      const outcome = yield* resultOf(attempting(start));
      if (outcome === undefined) continue;
      if (isFatal(outcome)) throw outcome;
      if (outcome.kind !== "refused-value") {
        outcome.notes.push({ message: `while \`${slot.feature.name}\` was set to ${describe(value)}`, span: place });
      }
      instance.draft!.refuse(slot, outcome);
      break;
    }
  }
  finishSetting(setting, kept, kept.length);
}
