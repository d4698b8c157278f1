/**
 * Ruby's `format`: strings with directives such as `%05d`. `read-directive` parses one, a file for each family of
 * letters formats the value, `ruby-values` converts a value to the type that Ruby expects.
 */
import { Pieces } from "@cairn/evaluation";
import type { Value } from "../value.js";
import { failEvaluation } from "../fail.js";
import { FormatArguments } from "./arguments.js";
import { formatString, pad, type Directive } from "./directive.js";
import { formatFloat, formatIntegerAsFloat } from "./floats.js";
import { formatInteger } from "./integers.js";
import { DirectiveReader } from "./read-directive.js";
import { rubyInspect, rubyText, toRubyFloat, toRubyInteger } from "./ruby-values.js";

/**
 * A string with values in it, as Ruby's `format` makes it; throws a Failure in Ruby's words if the format doesn't fit.
 */
export function formatText(format: string, values: readonly Value[]): string {
  const given = new FormatArguments(values);
  const pieces = new Pieces();
  let position = 0;
  for (;;) {
    const percent = format.indexOf("%", position);
    if (percent < 0) break;
    pieces.add(format.slice(position, percent));
    const directive = new DirectiveReader(format, percent + 1, given).read();
    pieces.add(formatOne(directive, directive.value, () => given.take()));
    position = directive.end;
  }
  pieces.add(format.slice(position));
  const text = pieces.join();
  return text.includes(noCharacter) ? failEvaluation("invalid character") : text;
}

function formatOne(directive: Directive, named: Value | undefined, take: () => Value): string {
  const value = () => (named === undefined ? take() : named);
  switch (directive.letter) {
    case "%":
      return "%";
    case "s":
      return formatString(rubyText(value()), directive);
    case "p":
      return formatString(rubyInspect(value()), directive);
    case "c":
      return formatCharacter(value(), directive);
    case "d":
    case "i":
    case "u":
    case "o":
    case "x":
    case "X":
    case "b":
    case "B":
      return formatInteger(toRubyInteger(value()), directive);
    case "f":
    case "e":
    case "E":
    case "g":
    case "G":
    case "a":
    case "A":
      return formatNumber(value(), directive);
    default:
      return failEvaluation(`malformed format string - %${directive.letter}`);
  }
}

function formatNumber(value: Value, directive: Directive): string {
  if (directive.letter === "f" && typeof value === "bigint") return formatIntegerAsFloat(value, directive);
  return formatFloat(toRubyFloat(value), directive);
}

function formatCharacter(value: Value, directive: Directive): string {
  if (typeof value === "string") {
    if (Array.from(value).length !== 1) failEvaluation("%c requires a character");
    return pad(value, directive, 1);
  }
  const code = toCodePoint(value);
  return pad(code === -1 ? noCharacter : String.fromCodePoint(code), directive, 1);
}

/** For a number that isn't a character Ruby writes invalid bytes: that is reported after the rest of the format. */
const noCharacter = "\udfff";

function toCodePoint(value: Value): number {
  const code = toRubyInteger(value);
  const fits = (bits: bigint) => code >= -(1n << bits) && code < 1n << bits;
  if (!fits(63n) && typeof value === "number")
    failEvaluation(`float ${formatText("%.10g", [value])} out of range of integer`);
  if (!fits(63n)) failEvaluation("bignum too big to convert into `long'");
  if (!fits(31n)) failEvaluation(`integer ${code} too ${code < 0n ? "small" : "big"} to convert to \`int'`);
  if (code > 0x10ffffn) failEvaluation("invalid character");
  return code < 0n || (code >= 0xd800n && code < 0xe000n) ? -1 : Number(code);
}
