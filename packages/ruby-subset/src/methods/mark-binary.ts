import { RString, type RubyValue } from "../values/values.js";

/** Results made from binary strings are binary, too, and have their encoding. */
export function markBinary(receiver: RubyValue, args: readonly RubyValue[], result: RString): void {
  if (result === receiver || result.encoding !== undefined) return;
  if (!result.isBinary && mayBeBinary(receiver, args))
    result.isBinary = /[\x80-\xff]/.test(result.text) && !/[^\0-\xff]/.test(result.text);
  if (!(receiver instanceof RString) || receiver.encoding === undefined) return;
  if (result.isBinary || !/[^\0-\x7f]/.test(result.text)) result.encoding = receiver.encoding;
}

function mayBeBinary(receiver: RubyValue, args: readonly RubyValue[]): boolean {
  if (receiver instanceof RString)
    return receiver.isBinary || args.some((each) => each instanceof RString && each.isBinary);
  return Array.isArray(receiver) && receiver.some((each) => each instanceof RString && each.isBinary);
}
