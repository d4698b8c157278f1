import { growRewritten, growText } from "@cairn/evaluation";

/** The part of a directive between `%` and its letter, in the notation of Ruby's `format`. */
export interface Directive {
  readonly plus: boolean;
  readonly space: boolean;
  readonly alternate: boolean;
  readonly left: boolean;
  readonly zero: boolean;
  readonly width: number | undefined;
  readonly precision: number | undefined;
  readonly letter: string;
}

/** A string in a field: padded on the left, or on the right if it is left-aligned. */
export function pad(
  text: string,
  { width = 0, left }: Pick<Directive, "width" | "left">,
  length = text.length,
): string {
  if (width <= length) return text;
  growText(width - length, width + text.length);
  const blanks = " ".repeat(width - length);
  return left ? text + blanks : blanks + text;
}

/** The sign of a formatted number. */
export function signOf(isNegative: boolean, { plus, space }: Pick<Directive, "plus" | "space">): string {
  return isNegative ? "-" : plus ? "+" : space ? " " : "";
}

/** A string in its field, truncated to the precision, which counts characters. */
export function formatString(text: string, directive: Directive): string {
  const { width, precision } = directive;
  if (width === undefined && precision === undefined) return text;
  growRewritten(text.length);
  const characters = Array.from(text);
  if (precision === undefined || precision >= characters.length) return pad(text, directive, characters.length);
  return pad(characters.slice(0, precision).join(""), directive, precision);
}
