import { createSpan, type Diagnostic, type Span } from "@cairn/diagnostics";
import type { Failure } from "@cairn/evaluation";
import { describeFailure } from "./describe-failure.js";
import { createRuntime } from "./evaluate-program.js";
import { checkValue } from "./check-value.js";
import { attempting } from "./logic.js";
import type { Runtime } from "./runtime.js";
import { metaOf } from "./shape.js";
import type { FunctionSet } from "../logic/function-set.js";
import type { Default, Logic, Model, ModelFeature } from "../model/model.js";

/** A feature whose default can be validated by its own check. */
interface CheckableDefault {
  readonly feature: ModelFeature;
  readonly given: Default;
  readonly check: Logic;
}

/**
 * A default that its own check rejects is an error of the definition (interpretation R24). The logic of the model has
 * no errors.
 */
export function refusedDefaults(model: Model, functions: FunctionSet): readonly Diagnostic[] {
  const checkable = [...model.types.values()].flatMap(({ features }) => features.flatMap(checkableDefault));
  if (checkable.length === 0) return [];
  const runtime = createRuntime(model, { functions });
  return checkable.flatMap((each) => checkDefault(each, runtime));
}

function checkableDefault(feature: ModelFeature): readonly CheckableDefault[] {
  const given = feature.default;
  const { check } = feature.logic;
  return given && check ? [{ feature, given, check }] : [];
}

function checkDefault({ feature, given, check }: CheckableDefault, runtime: Runtime): readonly Diagnostic[] {
  const place = createSpan(feature.source, given.node.start, given.node.end);
  const slot = { feature, index: 0, meta: metaOf(feature.name, feature.container), hasLogic: true };
  const refused = runtime.run(() => attempting(() => checkValue(runtime, check, slot, given.value, place, "check")));
  return refused ? describe(refused, place) : [];
}

function describe(failure: Failure, place: Span): readonly Diagnostic[] {
  const help = "write a default that the check accepts, or none: it is checked where the type is defined";
  return describeFailure(failure, place).map((diagnostic) => ({ help, ...diagnostic }));
}
