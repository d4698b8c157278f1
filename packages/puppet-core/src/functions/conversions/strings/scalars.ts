import { printType } from "../../../types/index.js";
import {
  inspect,
  inspectSymbol,
  quote,
  toText,
  type KindValue,
  type SymbolValue,
  type Value,
} from "../../../values/index.js";
import { formatText } from "../../../values/format/format.js";
import { formatBinary } from "./binary-text.js";
import { wholeSecondsOf, secondsOf, isTime } from "../numbers.js";
import { failEvaluation } from "../../../values/fail.js";
import { applyFlags, refuseLetter, type StringFormat } from "./string-format.js";
import { formatWord } from "./words.js";

const integerLetters = /[dxXobB]/;
const floatLetters = /[eEfgGaA]/;

/** A value that isn't a container, as a string. */
export function formatScalar(value: Exclude<Value, readonly Value[]>, format: StringFormat): string {
  switch (typeof value) {
    case "string":
      return formatWord(value, format);
    case "bigint":
      return formatInteger(value, format);
    case "number":
      return formatFloat(value, format);
    case "boolean":
      return formatBoolean(value, format);
    default:
      return value === null ? formatUndef(format) : formatObject(value, format);
  }
}

function formatInteger(value: bigint, format: StringFormat): string {
  const { letter, written, alternate } = format;
  if (integerLetters.test(letter) || letter === "p") return formatText(written, [value]);
  if (floatLetters.test(letter)) return formatText(written, [Number(value)]);
  if (letter === "c") {
    if (value < 0n || value >= 1n << 31n) failEvaluation("pack(U): value out of range");
    const character = formatText("%c", [value]);
    return formatText(written.replace("c", "s"), [alternate ? `"${character}"` : character]);
  }
  if (letter === "s") return formatText(alternate ? written.replace("s", "p") : written, [String(value)]);
  return refuseLetter("Integer", format, "dxXobBeEfgGaAspc");
}

function formatFloat(value: number, format: StringFormat): string {
  const { letter, written, alternate } = format;
  if (integerLetters.test(letter)) return formatText(written, [BigInt(Math.trunc(finite(value)))]);
  if (floatLetters.test(letter) || letter === "p") return formatText(written, [value]);
  if (letter !== "s") return refuseLetter("Float", format, "dxXobBeEfgGaAsp");
  const shown = formatText("%p", [value]);
  return formatText(written, [alternate ? `"${shown}"` : shown]);
}

/** Ruby rejects NaN and infinities in the words of its float. */
function finite(value: number): number {
  if (!Number.isFinite(value)) formatText("%d", [value]);
  return value;
}

function formatBoolean(value: boolean, format: StringFormat): string {
  const { letter, alternate } = format;
  const words = { t: ["true", "false"], T: ["True", "False"], y: ["yes", "no"], Y: ["Yes", "No"] }[letter];
  if (words) {
    const word = words[value ? 0 : 1]!;
    return applyFlags(alternate ? word.charAt(0) : word, format);
  }
  if (integerLetters.test(letter)) return formatInteger(value ? 1n : 0n, format);
  if (floatLetters.test(letter)) return formatFloat(value ? 1 : 0, format);
  if (letter === "s" || letter === "p") return applyFlags(String(value), format);
  return refuseLetter("Boolean", format, "tTyYdxXobBeEfgGaAsp");
}

function formatUndef(format: StringFormat): string {
  const { letter, alternate } = format;
  const words: Readonly<Record<string, readonly [usual: string, alternate: string]>> = {
    n: ["nil", "null"],
    u: ["undef", "undefined"],
    v: ["n/a", "n/a"],
    V: ["N/A", "N/A"],
    s: ["", '""'],
    p: ["undef", '"undef"'],
  };
  const word = integerLetters.test(letter) || floatLetters.test(letter) ? ["NaN", "NaN"] : words[letter];
  if (!word) return refuseLetter("Undef", format, "nudxXobBeEfgGaAvVsp");
  return applyFlags(word[alternate ? 1 : 0], format);
}

function formatObject(value: KindValue, format: StringFormat): string {
  switch (value.kind) {
    case "default":
      return formatDefault(format);
    case "regexp":
      return formatRegexp(value, format);
    case "type":
      return formatType(printType(value), format);
    case "binary":
      return formatBinary(value, format);
    case "symbol":
      return value.text === "undef" ? formatUndef(format) : formatSymbol(value, format);
    case "uri":
      return formatUri(value, format);
    case "object":
      return formatInstance(value, format);
    default:
      return formatOther(value, format);
  }
}

function formatDefault(format: StringFormat): string {
  if (!"dDsp".includes(format.letter)) return refuseLetter("Default", format, "dDsp");
  const word = format.letter === "D" ? "Default" : "default";
  return applyFlags(format.alternate ? `"${word}"` : word, format);
}

function formatRegexp(value: Extract<KindValue, { kind: "regexp" }>, format: StringFormat): string {
  const { letter, written, alternate } = format;
  if (letter === "p")
    return written === "%p" ? inspect(value) : formatText(written.replace("p", "s"), [inspect(value)]);
  if (letter !== "s") return refuseLetter("Regexp", format, "sp");
  const text = alternate ? quote(value.source) : value.source;
  return written === "%s" ? text : formatText(written, [text]);
}

function formatType(text: string, format: StringFormat): string {
  if (format.letter === "p") return formatText(format.written.replace("p", "s"), [text]);
  if (format.letter !== "s") return refuseLetter("Type", format, "sp");
  return formatText(format.written, [format.alternate ? `"${text}"` : text]);
}

function formatSymbol({ text }: SymbolValue, format: StringFormat): string {
  const { letter } = format;
  if (letter === "s") return text;
  if (letter === "p") return quote(text);
  return letter === "q" ? inspectSymbol(text) : refuseLetter("Runtime", format, "spq");
}

function formatUri(value: Extract<KindValue, { kind: "uri" }>, format: StringFormat): string {
  if (format.letter === "p") return inspect(value);
  if (format.letter !== "s") return refuseLetter("URI", format, "sp");
  return formatText(format.written, [format.alternate ? quote(value.text) : value.text]);
}

function formatInstance(value: Extract<KindValue, { kind: "object" }>, format: StringFormat): string {
  const { alternate, letter } = format;
  if (letter === "s" || (letter === "p" && !alternate)) return toText(value);
  if (letter === "p" || letter === "q") failEvaluation(`the format \`${format.written}\` of an object isn't supported`);
  return refuseLetter("Object", format, "spq");
}

/** Times, versions, sensitive values and the like are formatted by Ruby's `format`. */
function formatOther(value: KindValue, { letter, written }: StringFormat): string {
  if (letter === "p") return formatText(written.replace("p", "s"), [otherInspected(value)]);
  if (isTime(value) && /[dxXobBuic]/.test(letter)) return formatText(written, [wholeSecondsOf(value)]);
  if (isTime(value) && floatLetters.test(letter)) return formatText(written, [secondsOf(value)]);
  return formatText(written, [letter === "s" ? toText(value) : value]);
}

function otherInspected(value: KindValue): string {
  if (value.kind === "version" || value.kind === "versionRange") return toText(value);
  return value.kind === "sensitive" ? inspect(value) : toText(value);
}
