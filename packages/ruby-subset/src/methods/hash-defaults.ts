import { raise } from "../values/errors.js";
import { type RHash, RProc, type RubyValue } from "../values/values.js";
import { nameOfKind, type Methods } from "./method.js";

/** What a hash gives for keys that it doesn't have: one value for all, or what a block makes. */
export const hashDefaults: Methods<RHash> = {
  default: [
    0,
    1,
    (self, [key]) => (key !== undefined && self.fallbackBlock ? self.fallbackBlock.call([self, key]) : self.fallback),
  ],
  "default=": [
    1,
    1,
    (self, [value]) => {
      self.fallbackBlock = undefined;
      return (self.fallback = value!);
    },
  ],
  default_proc: [0, 0, (self) => self.fallbackBlock ?? null],
  "default_proc=": [1, 1, setDefaultProc],
};

function setDefaultProc(self: RHash, [given]: readonly RubyValue[]): RubyValue {
  if (given !== null && !(given instanceof RProc))
    return raise("TypeError", `wrong default_proc type ${nameOfKind(given!)} (expected Proc)`);
  self.fallback = null;
  self.fallbackBlock = given ?? undefined;
  return given ?? null;
}
