import { createSpan, type Span } from "@cairn/diagnostics";
import { after, Failure, resultOf, type Evaluation, type FailureNote, type Pending } from "@cairn/evaluation";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import { toText, type Value } from "@cairn/puppet-core/values";
import type { ModelInvariant } from "../model/index.js";
import type { Instance } from "./instance.js";
import { attempting, placeOfLogic, runLogic, verdictOf } from "./logic.js";
import { readFeature } from "./read-feature.js";
import { isFatal, Refused } from "./refused.js";
import type { Runtime } from "./runtime.js";
import { bound, ComputedBinding, ObjectScope } from "./scopes.js";
import { metaOf } from "./shape.js";

/**
 * Runs all invariants, those of the root type first (interpretation R18); throws `Refused` with all that are violated.
 */
export function* runInvariants(runtime: Runtime, instance: Instance, place: Span): Evaluation<void> {
  const failures: Failure[] = [];
  for (const invariant of instance.shape.invariants) {
    const outcome = yield* resultOf(attempting(() => check(runtime, invariant, instance)));
    if (outcome === undefined) continue;
    failures.push(
      outcome instanceof Failure ? during(outcome, instance, place) : refusal(outcome, invariant, instance, place),
    );
  }
  if (failures.length > 0) throw new Refused(failures);
}

function check(runtime: Runtime, invariant: ModelInvariant, instance: Instance): Pending<string | undefined> {
  const scope = scopeOf(runtime, invariant, instance);
  return after(runLogic(runtime, invariant.logic, scope, [instance]), (result) => {
    try {
      return verdictOf(result, () => titleOf(runtime, invariant, instance, "Illegal invariant") as Pending<string>);
    } catch (error) {
      if (error instanceof Failure) error.span ??= placeOfLogic(invariant.logic);
      throw error;
    }
  });
}

function scopeOf(runtime: Runtime, { logic, title, container }: ModelInvariant, instance: Instance): ObjectScope {
  const read = (of: Instance, name: string, at: Span) => readFeature(runtime, of, of.shape.byName.get(name)!, at);
  const meta = new ComputedBinding(logic.source, () => {
    const name = title ? render(runtime, { logic, title, container }, instance) : null;
    return after(name, (text) => metaOf(text, container));
  });
  return new ObjectScope(logic.source, runtime.search, meta, instance, read, false, itself(logic, instance));
}

/** Without a lambda, `$it` is the object. */
function itself({ lambda }: ModelInvariant["logic"], instance: Instance) {
  return lambda ? undefined : { name: "it", value: instance };
}

/** The title, with the current values of the features (interpretation R38). */
function titleOf(runtime: Runtime, invariant: ModelInvariant, instance: Instance, otherwise: string): Pending<Value> {
  return invariant.title ? render(runtime, invariant, instance) : otherwise;
}

type Titled = Pick<ModelInvariant, "logic" | "title" | "container">;

function render(runtime: Runtime, { logic, title, container }: Titled, instance: Instance): Pending<Value> {
  const read = (of: Instance, name: string, at: Span) => readFeature(runtime, of, of.shape.byName.get(name)!, at);
  const meta = bound(metaOf(null, container), logic.source);
  const scope = new ObjectScope(logic.source, runtime.search, meta, instance, read, false, itself(logic, instance));
  return after(runtime.evaluator.begin(title!, new LocalScope(scope)), toText);
}

function refusal(
  message: string,
  { logic, container, title }: ModelInvariant,
  instance: Instance,
  place: Span,
): Failure {
  const where = title ? createSpan(logic.source, title.start, title.end) : placeOfLogic(logic);
  const notes: FailureNote[] = [
    { message: `this ${instance.type.name} breaks an invariant of ${container.name}` },
    { message: "refused by this `invariant`", span: where },
  ];
  return new Failure("refused-object", message, { span: place, notes });
}

function during(failure: Failure, instance: Instance, place: Span): Failure {
  if (isFatal(failure) || failure instanceof Refused) throw failure;
  failure.notes.push({ message: `while the invariants of this ${instance.type.name} were run`, span: place });
  return failure;
}
