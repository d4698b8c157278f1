import { raise } from "../values/errors.js";
import type { ModuleBody } from "../values/module-body.js";
import type { RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";

/** The class that owns the `@@` variables of a piece of Ruby. */
function holder({ context }: Frame): ModuleBody {
  return context.modules?.body ?? raise("RuntimeError", "class variable access from toplevel");
}

/** The value of a class variable; undefined if it has none. */
export function classVariable(name: string, frame: Frame): RubyValue | undefined {
  for (const each of holder(frame).ancestors) {
    const value = each.classVariables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function setClassVariable(name: string, value: RubyValue, frame: Frame): void {
  const body = holder(frame);
  const owner = body.ancestors.find(({ classVariables }) => classVariables.has(name)) ?? body;
  owner.classVariables.set(name, value);
}
