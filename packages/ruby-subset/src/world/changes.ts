import { after, inOrder, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise } from "../values/errors.js";
import type { ModuleBody, UserMethod, Visibility } from "../values/module-body.js";
import { RClass, type RProc, type RubyValue } from "../values/values.js";

/** Assigns a constant; an anonymous class gets the name of its first constant. */
export function setConstant(body: ModuleBody, name: string, value: RubyValue, { world }: Interpreter): void {
  const full = body === world.main.body ? name : `${body.name}::${name}`;
  if (value instanceof RClass && value.name.startsWith("#<")) {
    world.rename(world.body(value.name), full);
    body.constants.set(name, new RClass(full));
  } else body.constants.set(name, value);
}

/** Tells a class or module what uses it now, if it has a method for that. */
export function runHook(
  name: "extended" | "included" | "inherited" | "prepended",
  used: ModuleBody,
  by: RubyValue,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const hook = interpreter.world.findOfClass(used, name);
  return hook ? hook.run(new RClass(used.name), [by], undefined, interpreter) : null;
}

/** Notifies a class of a new subclass. */
export function inherited(superclass: ModuleBody, body: ModuleBody, interpreter: Interpreter): Pending<RubyValue> {
  return runHook("inherited", superclass, new RClass(body.name), interpreter);
}

/** Puts modules into an object, and tells them. */
export function extendObject(
  self: RubyValue,
  given: readonly RubyValue[],
  interpreter: Interpreter,
): Pending<RubyValue> {
  const { world } = interpreter;
  const body = world.singletonOf(self);
  const modules = given.flatMap((each) => (each instanceof RClass ? world.body(each.name) : [])).reverse();
  const done = inOrder(
    modules.length,
    (at) => {
      body.include(modules[at]!);
      return runHook("extended", modules[at]!, self, interpreter);
    },
    () => {},
  );
  return after(done, () => self);
}

/** A method whose body is a block: `define_method`. */
export function methodOfBlock(name: string, block: RProc, owner: ModuleBody, visibility: Visibility): UserMethod {
  const method: UserMethod = {
    name,
    owner,
    visibility,
    arity: block.arity,
    parameters: block.parameters,
    run: (self, args, given) => block.call(args, given, { self, definee: owner, method, args, isMethod: true }),
  };
  return method;
}

/** Gives a method a second name. */
export function aliasMethod(body: ModuleBody, name: string, old: string, { world }: Interpreter): void {
  const found = body.find(old);
  if (found) return world.add(body, { ...found, name });
  const what = body.isClass ? "class" : "module";
  const method: UserMethod = {
    name,
    owner: body,
    visibility: "public",
    arity: -1,
    parameters: [],
    run: (self, args, block, interpreter) => interpreter.send(self, old, args, block),
  };
  if (!world.knowsMethod(body, old)) raise("NameError", `undefined method \`${old}' for ${what} \`${body.name}'`);
  world.add(body, method);
}
