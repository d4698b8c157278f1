import { after, type Pending } from "@cairn/evaluation";
import { RHash, type RubyValue } from "../values/values.js";
import { eachResult } from "./iterate.js";
import type { MethodCall } from "./method.js";

type Entry = [key: RubyValue, value: RubyValue];

/** The entries, with what the block makes of each key (0) or value (1). */
export function changed(self: RHash, call: MethodCall, part: 0 | 1): Pending<Entry[]> {
  const entries = self.entries();
  const parts = entries.map((entry) => entry[part]);
  return after(eachResult(parts, call), (made) =>
    entries.map(([key, value], at): Entry => (part === 0 ? [made[at]!, value] : [key, made[at]!])),
  );
}

/** With a hash of new names by old ones; a block, or else nothing, for the others. */
export function transformKeys(self: RHash, [names]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const { interpreter } = call;
  if (!(names instanceof RHash)) return after(changed(self, call, 0), (entries) => RHash.of(entries, interpreter));
  const others = self.entries().filter(([key]) => !names.has(key, interpreter));
  const rest = RHash.of(others, interpreter);
  return after(call.block ? changed(rest, call, 0) : others, (entries) => {
    const renamed = new Map(others.map(([key], at) => [key, entries[at]![0]]));
    const nameOf = (key: RubyValue) => names.get(key, interpreter) ?? renamed.get(key) ?? key;
    return RHash.of(
      self.entries().map(([key, value]): Entry => [nameOf(key), value]),
      interpreter,
    );
  });
}
