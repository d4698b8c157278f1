import { after } from "@cairn/evaluation";
import type { RubyValue } from "../values/values.js";
import { replace } from "./elements.js";
import type { Method } from "./method.js";

type List = RubyValue[];

/**
 * A method that changes the array in place as another one would create a new one: nil if nothing changed, where Ruby
 * does so.
 */
export function inPlace(name: string, givesNil: boolean, of: (name: string) => Method<List>): Method<List> {
  return [
    0,
    1,
    (self, args, call) => {
      const run = of(name)[2];
      return after(run([...self], args, { ...call, name }), (result) => {
        const isSame =
          Array.isArray(result) && result.length === self.length && result.every((each, at) => each === self[at]);
        replace(self, result as List);
        return givesNil && isSame ? null : self;
      });
    },
  ];
}
