import { hashOf, keyOf } from "../values/hash.js";
import { RObject, type RubyValue } from "../values/values.js";
import type { MethodCall, Methods } from "./method.js";

/** `hash` and `eql?` of a class whose objects are the same key of a hash if a value of theirs is. */
export function keyedBy(read: (self: RObject, call: MethodCall) => RubyValue): Methods<RObject> {
  return {
    hash: [0, 0, (self, _args, call) => hashOf(read(self, call), call.interpreter)],
    "eql?": [
      1,
      1,
      (self, [other], call) => {
        if (!(other instanceof RObject) || other.body !== self.body) return false;
        return keyOf(read(self, call), call.interpreter) === keyOf(read(other, call), call.interpreter);
      },
    ],
  };
}
