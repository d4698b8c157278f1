import { RString, type RubyValue } from "../values/values.js";

/** Results made from binary strings are binary, too. */
export function markBinary(receiver: RubyValue, args: readonly RubyValue[], result: RString): void {
  if (result.isBinary || !mayBeBinary(receiver, args) || result === receiver) return;
  result.isBinary = /[\x80-\xff]/.test(result.text) && !/[^\0-\xff]/.test(result.text);
}

function mayBeBinary(receiver: RubyValue, args: readonly RubyValue[]): boolean {
  if (receiver instanceof RString)
    return receiver.isBinary || args.some((each) => each instanceof RString && each.isBinary);
  return Array.isArray(receiver) && receiver.some((each) => each instanceof RString && each.isBinary);
}
