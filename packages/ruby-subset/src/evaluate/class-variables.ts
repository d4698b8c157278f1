import type { ModuleBody } from "../values/module-body.js";
import type { RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** The class that owns the `@@` variables of a piece of Ruby. */
function holder({ context }: Frame, { world }: Interpreter): ModuleBody {
  return context.modules?.body ?? world.main.body;
}

/** The value of a class variable; undefined if it has none. */
export function classVariable(name: string, frame: Frame, interpreter: Interpreter): RubyValue | undefined {
  for (const each of holder(frame, interpreter).ancestors) {
    const value = each.classVariables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function setClassVariable(name: string, value: RubyValue, frame: Frame, interpreter: Interpreter): void {
  const body = holder(frame, interpreter);
  const owner = body.ancestors.find(({ classVariables }) => classVariables.has(name)) ?? body;
  owner.classVariables.set(name, value);
}
