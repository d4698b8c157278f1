import { attempt, Failure, Refusal, Refused } from "./failure.js";
import type { ObjectState } from "./objects.js";
import { toText } from "./text.js";
import type { Value } from "./values.js";

/** What a check says of a value: undefined if it accepts it, a Failure with its message where it refuses it. */
export function checkValue(check: (value: Value) => Value, name: string, value: Value): Failure | undefined {
  const standard = () => `Illegal value: ${toText(value)} is not an acceptable value for ${name}`;
  const message = verdictOf(check(value), standard);
  return message === undefined ? undefined : new Refusal(message);
}

/** Runs all invariants, those of the root type first; throws with all that are hurt. */
export function checkObject(state: ObjectState): void {
  const failures: Failure[] = [];
  for (const { check, title } of state.type.invariants) {
    const outcome = attempt(() => verdictOf(check(state), () => (title ? title(state) : "Illegal invariant")));
    if (outcome instanceof Refused) throw outcome;
    if (outcome !== undefined) failures.push(outcome instanceof Failure ? outcome : new Refusal(outcome));
  }
  if (failures.length > 0) throw new Refused(failures);
}

/** A String refuses with that message, false with the standard one; undef and true accept. */
function verdictOf(result: Value, standard: () => string): string | undefined {
  if (result === null || result === true) return undefined;
  if (typeof result === "string") return result;
  if (result === false) return standard();
  const what = typeof result === "object" ? "such a value" : `\`${String(result)}\``;
  throw new Failure(`a check must give true, undef, false or a message, and ${what} is none of them`);
}
