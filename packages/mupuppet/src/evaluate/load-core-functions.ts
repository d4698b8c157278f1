import type { PuppetFunction } from "@cairn/puppet-expressions/evaluate";
import { coreFunctions } from "@cairn/puppet-expressions/functions";

/**
 * Puppet's functions that need nothing but their arguments. They have a module of their own so that a bundler may put another in its
 * place that loads them on demand: a program that calls none doesn't pay for them.
 */
export function loadCoreFunctions(): ReadonlyMap<string, PuppetFunction> {
  return coreFunctions;
}
