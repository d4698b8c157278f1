import { raise } from "../values/errors.js";
import { RString, type RubyValue } from "../values/values.js";

/** Results made from binary strings are binary, too. */
export function markBinary(receiver: RubyValue, args: readonly RubyValue[], result: RString): void {
  if (result.isBinary || !mayBeBinary(receiver, args) || result === receiver) return;
  result.isBinary = /[\x80-\xff]/.test(result.text) && !/[^\0-\xff]/.test(result.text);
}

function mayBeBinary(receiver: RubyValue, args: readonly RubyValue[]): boolean {
  if (receiver instanceof RString) return hasBytes(receiver) || args.some(hasBytes);
  return Array.isArray(receiver) && receiver.some(hasBytes);
}

/** Whether a value is a binary string that isn't ASCII, which can't be read as text. */
export function hasBytes(value: RubyValue): boolean {
  return value instanceof RString && value.isBinary && /[\x80-\xff]/.test(value.text);
}

/** What a string is after another one was put into it: the one that isn't ASCII decides. */
export function joinedKind(self: RString, other: RString): boolean {
  if (self.isBinary === other.isBinary) return self.isBinary;
  const [own, its] = [/[^\0-\x7f]/.test(self.text), /[^\0-\x7f]/.test(other.text)];
  if (own && its) {
    const names = self.isBinary ? "ASCII-8BIT and UTF-8" : "UTF-8 and ASCII-8BIT";
    raise("Encoding::CompatibilityError", `incompatible character encodings: ${names}`);
  }
  return its || (self.text === "" && other.text !== "") ? other.isBinary : self.isBinary;
}
