import { raise } from "../values/errors.js";
import { RString, type RubyValue } from "../values/values.js";

/** Results made from binary strings are binary, too, unless they contain other text, and have their encoding. */
export function markBinary(name: string, receiver: RubyValue, args: readonly RubyValue[], result: RubyValue): void {
  if (receiver instanceof RString && ownEncoding.has(name)) return;
  if (Array.isArray(result)) {
    if (!(receiver instanceof RString) || !receiver.isBinary) return;
    for (const each of result) if (!args.includes(each)) markBinary(name, receiver, args, each);
  } else if (result instanceof RString && result !== receiver && result.encoding === undefined) {
    if (!result.isBinary)
      result.isBinary = mayBeBinary(receiver, args)
        ? isBytes(result) && (startsBinary(receiver) || !isAscii(result))
        : startsBinary(receiver) && isAscii(result);
    if (!(receiver instanceof RString) || receiver.encoding === undefined) return;
    if (result.isBinary || isAscii(result)) result.encoding = receiver.encoding;
  }
}

/** Methods whose results have an encoding that doesn't depend on that of the string. */
const ownEncoding: ReadonlySet<string> = new Set(["b", "encode", "inspect", "unicode_normalize", "unpack", "unpack1"]);

/** Whether a string is binary, or the first one of a list is. */
function startsBinary(receiver: RubyValue): boolean {
  const first = Array.isArray(receiver) ? receiver[0] : receiver;
  return first instanceof RString && first.isBinary;
}

const isBytes = ({ text }: RString): boolean => !/[^\0-\xff]/.test(text);

export const isAscii = ({ text }: RString): boolean => !/[^\0-\x7f]/.test(text);

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
  return its ? other.isBinary : self.isBinary;
}
