import { after, inOrder, type Evaluation, type Pending } from "@cairn/puppet-expressions/evaluate";
import type { Node } from "../ast.js";
import { RHash, RRange, type RubyValue } from "../values/values.js";
import { toList } from "../methods/lists.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** The values of arguments or items: `*list` is spread, pairs at the end are a hash; `&block` is left out. */
export function evaluateItems(items: readonly Node[], frame: Frame, interpreter: Interpreter): Pending<RubyValue[]> {
  if (items.length === 0) return [];
  if (items.some(({ kind }) => kind === "pair" || kind === "spread")) return evaluateAll(items, frame, interpreter);
  const values: RubyValue[] = [];
  const pending = inOrder(
    items.length,
    (index) => interpreter.begin(items[index]!, frame),
    (value) => values.push(value),
  );
  return after(pending, () => values);
}

function* evaluateAll(items: readonly Node[], frame: Frame, interpreter: Interpreter): Evaluation<RubyValue[]> {
  const values: RubyValue[] = [];
  let pairs: RHash | undefined;
  for (const item of items) {
    if (item.kind === "pair") {
      pairs ??= new RHash();
      const key: RubyValue = yield interpreter.begin(item.key, frame);
      pairs.set(key, yield interpreter.begin(item.value, frame));
    } else if (item.kind !== "spread") values.push(yield interpreter.begin(item, frame));
    else if (item.operator !== "&") {
      const operand: RubyValue = yield interpreter.begin(item.operand, frame);
      if (item.operator === "*") for (const each of spread(operand, interpreter)) values.push(each);
      else if (operand instanceof RHash) pairs = new RHash([...(pairs?.entries() ?? []), ...operand.entries()]);
    }
  }
  if (pairs) values.push(pairs);
  return values;
}

function spread(value: RubyValue, interpreter: Interpreter): readonly RubyValue[] {
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  return value instanceof RHash || value instanceof RRange ? toList(value, interpreter) : [value];
}
