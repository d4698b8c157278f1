import type { Interpreter } from "../evaluate/interpreter.js";
import { askBeside } from "./beside.js";
import { classNameOf } from "../values/classes.js";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RClass, RException, RObject, type RubyValue } from "../values/values.js";

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
  needChangeable(self, interpreter);
  const variables = variablesOf(self, interpreter);
  if (!variables) return raise("FrozenError", `can't modify frozen object`);
  variables.set(name, value);
}

/** Refuses to change a frozen object. */
export function needChangeable(self: RubyValue, interpreter: Interpreter): void {
  if (!(self instanceof RObject && self.isFrozen)) return;
  const shown = textOf(askBeside(self, "inspect", [], interpreter), interpreter);
  raise("FrozenError", `can't modify frozen ${classNameOf(self)}: ${shown}`, { receiver: self });
}
