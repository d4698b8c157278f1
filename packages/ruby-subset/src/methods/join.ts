import { bytesOfText } from "@cairn/diagnostics";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RString, type RubyValue } from "../values/values.js";
import { eachFlat } from "./lists.js";

/** The elements of a list, and of nested lists, as one string. */
export function joinList(list: readonly RubyValue[], separator: string, interpreter: Interpreter): RString {
  const strings: string[] = [];
  let length = 0;
  const isRecursive = (): never => raise("ArgumentError", "recursive array join");
  eachFlat(list, -1, interpreter, isRecursive, (each) => {
    const text = textOf(each, interpreter);
    length += text.length + separator.length;
    interpreter.take(bytesOfText(text.length + separator.length, length));
    strings.push(text);
  });
  return new RString(strings.join(separator));
}
