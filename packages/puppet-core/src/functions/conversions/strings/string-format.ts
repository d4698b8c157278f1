import type { PuppetType } from "../../../types/index.js";
import { formatString } from "../../../values/format/directive.js";
import { failEvaluation } from "../../../values/fail.js";

/**
 * How values of a type are converted to strings: `%<flags><width>.<precision><letter>`, and the additions for
 * containers.
 */
export interface StringFormat {
  readonly written: string;
  readonly letter: string;
  readonly alternate: boolean;
  readonly left: boolean;
  readonly plus: "space" | "plus" | "ignore";
  /** The opening one of the pair of delimiters of a container. */
  readonly delimiter: string | undefined;
  readonly width: number | undefined;
  readonly precision: number | undefined;
  /** Between elements, and between keys and values. */
  readonly separator?: string | undefined;
  readonly separator2?: string | undefined;
  /** The formats of elements that aren't containers themselves. */
  readonly inside?: FormatMap | undefined;
}

/** Formats by the types that they are for, the most specific one first. */
export type FormatMap = readonly (readonly [PuppetType, StringFormat])[];

/** The pattern of a format, as messages show it. */
export const formatPattern = "^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$";

const form = /^%([\t-\r [+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/m;

/** Parses a format; throws a Failure in Puppet's words if it isn't one. */
export function readFormat(written: string): StringFormat {
  const match = form.exec(written);
  if (!match)
    failEvaluation(`The format '${written}' is not a valid format on the form '%<flags><width>.<prec><format>'`);
  const [, flags = "", width, precision, letter = ""] = match;
  if (new Set(flags).size < flags.length) failEvaluation(`The same flag can only be used once, got '${written}'`);
  const delimiters = Array.from("[{(<|").filter((each) => flags.includes(each));
  if (delimiters.length > 1) {
    failEvaluation(`Only one of the delimiters [ { ( < | can be given in the format flags, got '${written}'`);
  }
  if (Number(width) > widest) failEvaluation("width too big");
  if (Number(precision) > widest) failEvaluation("precision too big");
  return {
    ...{ written, letter, alternate: flags.includes("#"), left: flags.includes("-") },
    plus: flags.includes(" ") ? "space" : flags.includes("+") ? "plus" : "ignore",
    delimiter: delimiters[0],
    width: width === undefined ? undefined : Number(width),
    precision: precision === undefined ? undefined : Number(precision),
  };
}

/** The maximum width of a field, as in `sprintf`. */
const widest = 1 << 24;

const pairs: Readonly<Record<string, readonly [string, string]>> = {
  "[": ["[", "]"],
  "{": ["{", "}"],
  "(": ["(", ")"],
  "<": ["<", ">"],
  "|": ["|", "|"],
};

/** The delimiters of a container. */
export function delimitersOf(format: StringFormat, usual: readonly [string, string]): readonly [string, string] {
  if (format.delimiter !== undefined) return pairs[format.delimiter]!;
  return format.plus === "space" ? ["", ""] : usual;
}

/** Pads and truncates a finished string by its format. */
export function applyFlags(text: string, { left, width, precision }: StringFormat): string {
  return formatString(text, { ...none, left, width, precision });
}

const none = { plus: false, space: false, alternate: false, zero: false, letter: "s" };

/** Rejects a letter that isn't defined for values of a kind. */
export function refuseLetter(kind: string, { letter }: StringFormat, letters: string): never {
  const wanted = `expected one of the characters '${letters}'`;
  return failEvaluation(`Illegal format '${letter}' specified for value of ${kind} type - ${wanted}`);
}
