import { defineFunction } from "../../evaluate/index.js";
import { Failure } from "@cairn/evaluation";
import { patternProblem } from "../../patterns/problem.js";
import { optional, required } from "../declare.js";
import { type } from "./numbers.js";

/** `NotUndef(value)`: the value itself. */
export const newUnit = defineFunction("new_unit", {
  parameters: [required("from", type("Any"))],
  run: (_call, value) => value!,
});

/** `Sensitive(value)`; a value that is sensitive already stays as it is. */
export const newSensitive = defineFunction(
  "new_Sensitive",
  { parameters: [required("value", type("Sensitive"))], run: (_call, value) => value! },
  { parameters: [required("value", type("Any"))], run: (_call, value) => ({ kind: "sensitive", value: value! }) },
);

const special: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
  "\f": "\\f",
  "\v": "\\v",
  " ": "\\ ",
};

/** A string as the pattern that matches only it, with Ruby's escapes. */
export function escapePattern(text: string): string {
  return text.replace(/[.*?+^$|\\()[\]{}\-#\s]/g, (character) => special[character] ?? `\\${character}`);
}

/** `Regexp(text, escape)`. */
export const newRegexp = defineFunction("new_float", {
  parameters: [required("pattern", type("String")), optional("escape", type("Boolean"))],
  run: (_call, text, escape) => {
    const source = escape === true ? escapePattern(text as string) : (text as string);
    const problem = patternProblem(source);
    if (problem !== undefined) throw new Failure("evaluation", problem);
    return { kind: "regexp", source };
  },
});
