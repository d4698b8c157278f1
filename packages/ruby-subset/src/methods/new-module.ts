import { type Pending, after } from "@cairn/evaluation";
import { RClass, type RubyValue } from "../values/values.js";
import { inherited } from "../world/changes.js";
import type { MethodCall } from "./method.js";

/** `Class.new(above) { … }` and `Module.new { … }`. */
export function newModule(isClass: boolean, [above]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const { interpreter } = call;
  const { world } = interpreter;
  const superclass = isClass ? world.body(above instanceof RClass ? above.name : "Object") : undefined;
  const body = world.define(undefined, isClass, superclass);
  const made = new RClass(body.name);
  return after(superclass ? inherited(superclass, body, interpreter) : null, () => {
    if (!call.block) return made;
    return after(call.block.call([made], undefined, { self: made, definee: body }), () => made);
  });
}
