import { Walk } from "@cairn/evaluation";
import { isArray, type Value } from "./value.js";

/** The memory for an element of a growing list, and on the way into it. */
const bytesOfElement = 32;

/** The values, with arrays among them flattened; an empty array may yield `forEmpty`. */
export function flattened(values: Iterable<Value>, forEmpty?: Value): Value[] {
  const result: Value[] = [];
  const waiting: Iterator<Value>[] = [values[Symbol.iterator]()];
  const walk = new Walk(bytesOfElement);
  while (waiting.length > 0) {
    const next = waiting[waiting.length - 1]!.next();
    walk.step();
    if (next.done) waiting.pop();
    else if (isArray(next.value)) {
      waiting.push(next.value[Symbol.iterator]());
      if (next.value.length === 0 && forEmpty !== undefined) result.push(forEmpty);
    } else result.push(next.value);
  }
  walk.end();
  return result;
}
