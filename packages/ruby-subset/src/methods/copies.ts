import { after, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { become } from "../values/bytes.js";
import { freeze, isFrozen } from "../values/frozen.js";
import { RAddress, RHash, RObject, RString, RSymbol, type RubyValue } from "../values/values.js";
import type { Methods } from "./method.js";

/** `dup` and `clone`, which keeps singleton methods and whether the object is frozen. */
export const copies: Methods<RubyValue> = {
  dup: [0, 0, (self, _args, { interpreter }) => initialized(copyOf(self, interpreter), self, "dup", interpreter)],
  clone: [
    0,
    1,
    (self, [options], { interpreter }) => {
      const copy = copyOf(self, interpreter);
      if (self instanceof RObject && copy instanceof RObject) copy.own = self.own;
      return after(initialized(copy, self, "clone", interpreter), () => {
        const keeps = !(options instanceof RHash && options.get(RSymbol.of("freeze"), interpreter) === false);
        if (keeps && copy !== self && isFrozen(self)) freeze(copy);
        return copy;
      });
    },
  ],
};

/** Gives the copy of an object to what its class does with copies. */
function initialized(
  copy: RubyValue,
  original: RubyValue,
  way: "clone" | "dup",
  interpreter: Interpreter,
): Pending<RubyValue> {
  if (!(copy instanceof RObject)) return copy;
  const { world } = interpreter;
  const hook = world.find(copy, `initialize_${way}`) ?? world.find(copy, "initialize_copy");
  return hook ? after(hook.run(copy, [original], undefined, interpreter), () => copy) : copy;
}

/** A string with the same contents that isn't frozen. */
export function copyOfString(self: RString): RString {
  return become(new RString(""), self);
}

function copyOf(self: RubyValue, interpreter: Interpreter): RubyValue {
  if (self instanceof RString) return copyOfString(self);
  if (Array.isArray(self)) return [...self];
  if (self instanceof RObject) return copyOfObject(self);
  if (self instanceof RAddress) return new RAddress(self.address);
  if (!(self instanceof RHash)) return self;
  const copy = new RHash();
  copy.isByIdentity = self.isByIdentity;
  copy.fallback = self.fallback;
  copy.fallbackBlock = self.fallbackBlock;
  for (const [key, value] of self.entries()) copy.set(key, value, interpreter);
  return copy;
}

function copyOfObject({ body, data, variables }: RObject): RObject {
  const copy = new RObject(body, new Map(variables));
  copy.data = data;
  return copy;
}
