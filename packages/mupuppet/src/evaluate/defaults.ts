import type { SetParameter } from "./set-parameter.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";

const none: ReadonlyMap<string, SetParameter> = new Map();

/** The resource defaults for a type (`File`) in force at a scope: its own before those of its callers. */
export function defaultsFor(_scope: PuppetScope, _type: string): ReadonlyMap<string, SetParameter> {
  return none;
}
