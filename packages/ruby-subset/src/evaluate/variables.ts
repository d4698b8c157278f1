import { raise } from "../values/errors.js";
import type { ModuleBody } from "../values/module-body.js";
import { RClass, RException, RObject, type RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** The instance variables of an object; undefined for values that have none. */
export function variablesOf(self: RubyValue, { world }: Interpreter): Map<string, RubyValue> | undefined {
  if (self instanceof RObject || self instanceof RException) return self.variables;
  return self instanceof RClass ? world.body(self.name).variables : undefined;
}

/** The value of an instance variable. */
export function instanceVariable(self: RubyValue, name: string, interpreter: Interpreter): RubyValue {
  return variablesOf(self, interpreter)?.get(name) ?? null;
}

export function setInstanceVariable(self: RubyValue, name: string, value: RubyValue, interpreter: Interpreter): void {
  const variables = variablesOf(self, interpreter);
  if (!variables) return raise("FrozenError", `can't modify frozen object`);
  variables.set(name, value);
}

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
