import type { Span } from "@cairn/diagnostics";
import { after, Failure, type FailureNote, type Pending } from "@cairn/evaluation";
import { toText, type Value } from "@cairn/puppet-core/values";
import type { Logic } from "../model/index.js";
import { describe } from "./convert-value.js";
import { placeOfLogic, runOnValue, verdictOf } from "./logic.js";
import type { Runtime } from "./runtime.js";
import type { Slot } from "./shape.js";

/**
 * Runs a `validate` or `check` on a value: undefined if it accepts the value. The message is the check's own, word for
 * word.
 */
export function checkValue(
  runtime: Runtime,
  logic: Logic,
  slot: Slot,
  value: Value,
  place: Span,
  word: "validate" | "check",
): Pending<Failure | undefined> {
  return after(runOnValue(runtime, logic, slot, value), (result) => {
    const message = verdict(result, logic, slot, value);
    return after(message, (message) => {
      return message === undefined
        ? undefined
        : new Failure("refused-value", message, { span: place, notes: notesOf(logic, slot, value, word) });
    });
  });
}

function verdict(result: Value, logic: Logic, slot: Slot, value: Value): Pending<string | undefined> {
  try {
    return verdictOf(result, () => standardMessage(slot, value));
  } catch (error) {
    if (error instanceof Failure) error.span ??= placeOfLogic(logic);
    throw error;
  }
}

/** The specification's own words (interpretation R49). */
export function standardMessage({ feature }: Slot, value: Value): string {
  return `Illegal value: ${toText(value)} is not an acceptable value for ${feature.name}`;
}

function notesOf(logic: Logic, { feature }: Slot, value: Value, word: string): FailureNote[] {
  return [
    { message: `\`${feature.name}\` of ${feature.container.name} was given ${describe(value)}` },
    { message: `refused by this \`${word}\``, span: placeOfLogic(logic) },
  ];
}
