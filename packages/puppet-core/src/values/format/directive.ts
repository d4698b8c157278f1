import { growRewritten, growText } from "@cairn/evaluation";

/** What stands between `%` and the letter of a directive, in the notation of Ruby's `format`. */
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

/** Texts in a field: blanks before it, or after it where it stands to the left. */
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

/** The sign that a number is shown with. */
export function signOf(isNegative: boolean, { plus, space }: Pick<Directive, "plus" | "space">): string {
  return isNegative ? "-" : plus ? "+" : space ? " " : "";
}

/** A string in its field, cut off at the precision; what counts are characters. */
export function formatString(text: string, directive: Directive): string {
  const { width, precision } = directive;
  if (width === undefined && precision === undefined) return text;
  growRewritten(text.length);
  const characters = Array.from(text);
  if (precision === undefined || precision >= characters.length) return pad(text, directive, characters.length);
  return pad(characters.slice(0, precision).join(""), directive, precision);
}
