import type { Interpreter } from "../evaluate/interpreter.js";
import { endless, limits } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RString, type RubyValue } from "../values/values.js";
import { flattened } from "./lists.js";

/** The elements of a list, and of the lists in it, as one text. */
export function joinList(list: readonly RubyValue[], separator: string, interpreter: Interpreter): RString {
  const texts: string[] = [];
  let length = 0;
  for (const each of flattened(list, -1, interpreter)) {
    const text = textOf(each);
    texts.push(text);
    length += text.length + separator.length;
    if (length > limits.text) endless("a text is longer than 64 million characters");
  }
  return new RString(texts.join(separator));
}
