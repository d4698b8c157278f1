import type { Part } from "./parts.js";
import type { Translation } from "./scope.js";

/** The content of a lambda, in which its parameters are variables. */
export function inLambda(names: readonly string[], parts: readonly Part[], translation: Translation): Part[] {
  return [
    () => {
      for (const name of names) translation.enter(name, "variable");
    },
    ...parts,
    () => {
      for (const name of names) translation.leave(name);
    },
  ];
}
