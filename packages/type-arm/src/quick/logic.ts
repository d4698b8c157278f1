import type { Logic } from "../model/index.js";
import { compileBlock, type Names, type Reader } from "./compile.js";
import type { KnownValue } from "./known.js";

/** The subject of logic: the value that is checked, or the map from which an object is created. */
export type Subject = unknown;

/**
 * A fast path that decides whether a check certainly accepts a JSON value; otherwise the evaluator decides. Undefined
 * if there is no fast path for the logic.
 */
export function quickCheck(logic: Logic, feature: string): ((value: Subject) => boolean) | undefined {
  const itself: Reader = (value) => value as KnownValue;
  const names = logic.parameter === undefined ? [feature, "it"] : [logic.parameter];
  return accepting(logic, {
    variables: new Map(names.map((name) => [name, itself])),
    object: undefined,
    members: none,
  });
}

const none: ReadonlyMap<string, Reader> = new Map();

/** The same for an invariant, whose features `members` reads. */
export function quickInvariant(
  logic: Logic,
  members: ReadonlyMap<string, Reader>,
): ((object: Subject) => boolean) | undefined {
  const object = logic.lambda ? logic.parameter : "it";
  return accepting(logic, { variables: members, object, members });
}

function accepting(logic: Logic, names: Names): ((subject: Subject) => boolean) | undefined {
  const { lambda } = logic;
  if (lambda && (lambda.parameters.length !== 1 || lambda.parameters[0]!.type || lambda.result)) return undefined;
  const result = compileBlock(logic.body, names, 0);
  if (!result) return undefined;
  return (subject) => {
    const value = result(subject);
    return value === null || value === true;
  };
}
