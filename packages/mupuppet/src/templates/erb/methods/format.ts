import { formatText } from "@cairn/puppet-expressions/functions";
import { isArray, type Value } from "@cairn/puppet-expressions/values";
import { Failure } from "@cairn/puppet-expressions/evaluate";
import { fromRuby } from "../values/convert.js";
import { raise, refuse } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import { RHash, RString, RSymbol, type RubyValue } from "../values/values.js";

/** Ruby's `format`. */
export function formatRuby(format: string, values: readonly RubyValue[]): string {
  const width = /%[^a-zA-Z%]*?(\d{7,})/.exec(format);
  if (width) refuse("a format with a width of millions");
  try {
    return formatText(
      format,
      values.map((value) => toPuppet(value, format)),
    );
  } catch (error) {
    if (error instanceof Failure && error.kind === "evaluation") return raise("ArgumentError", error.message);
    throw error;
  }
}

/** What is no plain value for Puppet is formatted by its text. */
function toPuppet(value: RubyValue, format: string): Value {
  if (value instanceof RHash) return hashWithTexts(value);
  if (value instanceof RSymbol) return value.name;
  const converted = fromRuby(value);
  if (converted === undefined) return textOf(value);
  return isArray(converted) && !format.includes("%p") ? inspect(value) : converted;
}

function hashWithTexts(hash: RHash): Value {
  const named = new RHash(hash.entries().map(([key, value]) => [new RString(textOf(key)), value]));
  return fromRuby(named) ?? null;
}
