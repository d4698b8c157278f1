import { bytesOfText } from "@cairn/diagnostics";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RString, type RubyValue } from "../values/values.js";
import { eachFlat } from "./lists.js";

/** The elements of a list, and of nested lists, as one string. */
export function joinList(
  list: readonly RubyValue[],
  separator: string,
  interpreter: Interpreter,
  texts?: ReadonlyMap<RubyValue, string>,
): RString {
  const strings: string[] = [];
  let length = 0;
  const isRecursive = (): never => raise("ArgumentError", "recursive array join");
  const put = (each: RubyValue): void => {
    const text = texts?.get(each) ?? textOf(each, interpreter);
    length += text.length + separator.length;
    interpreter.take(bytesOfText(text.length + separator.length, length));
    strings.push(text);
  };
  // A list without elements is an empty string between its neighbours.
  eachFlat(list, -1, interpreter, isRecursive, put, new RString(""));
  return new RString(strings.join(separator));
}
