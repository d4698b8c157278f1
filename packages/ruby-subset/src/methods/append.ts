import { raise } from "../values/errors.js";
import type { RString, RubyValue } from "../values/values.js";
import { characterOf } from "./counting.js";
import { joinedKind } from "./mark-binary.js";
import { needText } from "./method.js";
import { set } from "./search.js";

/** `string << other`: a string, or a character by its number, which is a byte where the string is binary. */
export function append(self: RString, other: RubyValue): RubyValue {
  if (typeof other === "bigint" && !self.isBinary) return set(self, self.text + characterOf(other), false);
  if (typeof other === "bigint") {
    if (other < 0n || other > 255n) raise("RangeError", `${other} out of char range`);
    return set(self, self.text + String.fromCharCode(Number(other)), false);
  }
  const text = needText(other);
  const isBinary = joinedKind(self, other as RString);
  set(self, self.text + text, false);
  if (self.isBinary !== isBinary) self.encoding = (other as RString).encoding;
  self.isBinary = isBinary;
  return self;
}
