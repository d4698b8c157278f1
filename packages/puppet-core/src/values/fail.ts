import { Failure } from "@cairn/evaluation";

/** Fails as Puppet does with an error of evaluation: `message` is in the words of Puppet or of the function. */
export function failEvaluation(message: string): never {
  throw new Failure("evaluation", message);
}
