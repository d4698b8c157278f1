import type { Logic } from "../model/index.js";
import { compileBlock, type Names, type Reader } from "./compile.js";
import type { Known } from "./known.js";

/** What logic is run on: the value that is judged, or the map that an object is made of. */
export type Subject = unknown;

/**
 * Whether a check surely accepts a value of JSON: a short way to the usual answer. Where it isn't sure, the evaluator decides. Nothing
 * for logic of which it can't be.
 */
export function quickCheck(logic: Logic, feature: string): ((value: Subject) => boolean) | undefined {
  const itself: Reader = (value) => value as Known;
  const names = logic.parameter === undefined ? [feature, "it"] : [logic.parameter];
  return accepting(logic, {
    variables: new Map(names.map((name) => [name, itself])),
    object: undefined,
    members: none,
  });
}

const none: ReadonlyMap<string, Reader> = new Map();

/** The same of an invariant, whose features `members` reads. */
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
