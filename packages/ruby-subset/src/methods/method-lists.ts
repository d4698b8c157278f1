import type { ModuleBody, Visibility } from "../values/module-body.js";
import { RSymbol, type RClass, type RubyValue } from "../values/values.js";
import { needName, type Methods } from "./method.js";

function methodNames(body: ModuleBody, visibility: readonly Visibility[], isDeep: boolean): RubyValue[] {
  const bodies = isDeep ? body.ancestors.filter(({ name }) => name !== "Object") : [body];
  const found = bodies.flatMap(({ methods }) => [...methods.values()]);
  const fitting = found.filter((each) => each !== undefined && visibility.includes(each.visibility));
  return [...new Set(fitting.map((each) => each!.name))].map((name) => RSymbol.of(name));
}

/** `instance_methods` and the like: the names of the methods of some visibility. */
export const lists = (...visibility: Visibility[]): Methods<RClass>[string] => [
  0,
  1,
  (self, [isDeep], call) => methodNames(call.interpreter.world.body(self.name), visibility, isDeep !== false),
];

/** `method_defined?` and the like. */
export const defined = (...visibility: Visibility[]): Methods<RClass>[string] => [
  1,
  2,
  (self, [name], call) => {
    const method = call.interpreter.world.body(self.name).find(needName(name));
    return method !== undefined && visibility.includes(method.visibility);
  },
];
