import type { Pending } from "@cairn/evaluation";
import { type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { defineLegacy } from "@cairn/puppet-core/functions/legacy";
import { failEvaluation, type Value } from "@cairn/puppet-core/values";

export { failEvaluation };

type Work = (call: FunctionCall, ...values: Value[]) => Pending<Value>;

/** A function of Puppet's old API, which other functions may call with unconverted values. */
export interface OldFunction extends PuppetFunction {
  readonly run: Work;
}

/**
 * A function of Puppet's old API (see `defineLegacy`): it checks the number of its arguments itself if `arity` is -1.
 */
export function oldFunction(name: string, arity: number, run: Work): OldFunction {
  return { ...defineLegacy(name, arity, run), run };
}

/** Rejects a call without the required arguments. */
export function wrongCount(name: string, count: number, wanted: string): never {
  failEvaluation(`${name}(): Wrong number of arguments given (${count} for ${wanted})`);
}

/** A value in the form of Ruby's `inspect`. */
export function inspectRuby(value: Value): string {
  return rubyText([value]).slice(1, -1);
}
