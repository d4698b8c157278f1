import { formatText } from "@cairn/puppet-core/functions";
import { Failure } from "@cairn/evaluation";
import { HashValue, type Value, isArray } from "@cairn/puppet-core/values";
import type { Interpreter } from "../evaluate/interpreter.js";
import { fromRuby } from "../values/convert.js";
import { raise, RubyFailure } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { inspect, textOf } from "../values/print.js";
import { RHash, RString, RSymbol, type RubyValue } from "../values/values.js";

/** Ruby's `format`. */
export function formatRuby(format: string, values: readonly RubyValue[], meter: Meter): string {
  try {
    const inspected = inspecting(format, values, meter);
    return formatText(
      inspected.format,
      inspected.values.map((value) => toPuppet(value, format, meter)),
    );
  } catch (error) {
    if (!(error instanceof Failure && error.kind === "evaluation")) throw error;
    const missing = /^key[{<](.*)[}>] not found$/s.exec(error.message)?.[1];
    if (missing === undefined) return raise(classOfProblem(error.message), error.message);
    return raise("KeyError", error.message, { key: RSymbol.of(missing), receiver: values[0] ?? null });
  }
}

/** Anything but a directive that says itself which value it takes. */
const sequential = /^(?:[^%]|%[-+ 0#\d.]*[a-z%])*$/is;

/** `%p` as `%s` of what its value looks like; values that are named or numbered stay. */
function inspecting(format: string, values: readonly RubyValue[], meter: Meter) {
  if (!format.includes("p") || !sequential.test(format)) return { format, values };
  const shown = [...values];
  let at = 0;
  const changed = format.replaceAll(/%([-+ 0#\d.]*)([a-z%])/gi, (directive, flags: string, type: string) => {
    if (type === "%") return directive;
    const index = at++;
    if (type !== "p" || index >= values.length) return directive;
    shown[index] = new RString(inspect(values[index]!, meter));
    return `%${flags}s`;
  });
  return { format: changed, values: shown };
}

function classOfProblem(message: string): string {
  if (/^can't convert \S+ into (?:Integer|Float)$/.test(message)) return "TypeError";
  return /^-?(?:NaN|Infinity)$/.test(message) ? "FloatDomainError" : "ArgumentError";
}

/** `String#%`. */
export function formatOf(format: string, values: RubyValue, interpreter: Interpreter): string {
  try {
    return formatRuby(format, Array.isArray(values) ? values : [values], interpreter);
  } catch (error) {
    const isKept = interpreter.host.keepsIncompleteFormats === true;
    if (isKept && error instanceof RubyFailure && error.className === "KeyError") return format;
    throw error;
  }
}

/** Values without a counterpart in Puppet are formatted by their strings. */
function toPuppet(value: RubyValue, format: string, meter: Meter): Value {
  if (value instanceof RHash) return hashWithStrings(value, format, meter);
  if (value instanceof RSymbol) return { kind: "symbol", text: value.name };
  const converted = fromRuby(value, meter);
  if (converted === undefined) return textOf(value, meter);
  return isArray(converted) && !format.includes("%p") ? inspect(value, meter) : converted;
}

function hashWithStrings(hash: RHash, format: string, meter: Meter): Value {
  return new HashValue(
    hash.entries().map(([key, value]) => {
      const shown = value instanceof RHash ? inspect(value, meter) : toPuppet(value, format, meter);
      return [textOf(key, meter), shown] as const;
    }),
  );
}
