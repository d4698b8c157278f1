import { after, type Pending, rescuing } from "@cairn/evaluation";
import { raise } from "../values/errors.js";
import { type REnumerator, RProc, type RubyValue } from "../values/values.js";
import type { MethodCall } from "./method.js";

/** Ends an enumeration of which enough is known. */
class Enough extends Error {}

/** The first elements of an enumeration, which may be endless. */
export function beginningOf(
  { target, method, args }: REnumerator,
  count: number,
  call: MethodCall,
): Pending<RubyValue[]> {
  const items: RubyValue[] = [];
  if (count < 0) raise("ArgumentError", "attempt to take negative size");
  if (count === 0) return items;
  const enough = new Enough();
  const block = new RProc((values) => {
    call.interpreter.spend(1);
    items.push(values.length === 1 ? values[0]! : [...values]);
    if (items.length >= count) throw enough;
    return null;
  }, 1);
  return rescuing(
    () => after(call.interpreter.send(target, method, args, block), () => items),
    (error) => {
      if (error === enough) return items;
      throw error;
    },
  );
}
