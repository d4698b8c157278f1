import { HashValue, isArray, settle, type Deep, type Value } from "@cairn/puppet-expressions/values";
import { RHash, RMatch, RPuppet, RRegexp, RString, RSymbol, type RubyValue } from "./values.js";

/** A value of Puppet as Ruby sees it. */
export function toRuby(value: Value): RubyValue {
  if (typeof value === "string") return new RString(value);
  if (typeof value !== "object" || value === null) return value;
  return settle(convertToRuby(value));
}

function* convertToRuby(value: Value): Deep<RubyValue> {
  if (typeof value === "string") return new RString(value);
  if (typeof value !== "object" || value === null) return value;
  if (isArray(value)) {
    const result: RubyValue[] = [];
    for (const each of value) result.push(isPlain(each) ? toRuby(each) : ((yield convertToRuby(each)) as RubyValue));
    return result;
  }
  if (value.kind === "default") return RSymbol.of("default");
  if (value.kind === "regexp") return new RRegexp(value.source, "");
  if (value.kind !== "hash") return new RPuppet(value);
  const hash = new RHash();
  for (const [key, each] of value.entries()) {
    const name = isPlain(key) ? toRuby(key) : ((yield convertToRuby(key)) as RubyValue);
    hash.set(name, isPlain(each) ? toRuby(each) : ((yield convertToRuby(each)) as RubyValue));
  }
  return hash;
}

function isPlain(value: Value): boolean {
  return typeof value !== "object" || value === null;
}

/** A value of Ruby as Puppet's functions take it; nothing for what Puppet has no counterpart of. */
export function fromRuby(value: RubyValue): Value | undefined {
  if (Array.isArray(value) || value instanceof RHash) return settle<Value | undefined>(convertFromRuby(value));
  return plainFromRuby(value);
}

function* convertFromRuby(value: RubyValue): Deep<Value | undefined> {
  if (value instanceof RHash) return (yield hashFromRuby(value)) as Value | undefined;
  if (!Array.isArray(value)) return plainFromRuby(value);
  const result: Value[] = [];
  for (const each of value) {
    const converted = (yield convertFromRuby(each)) as Value | undefined;
    if (converted === undefined) return undefined;
    result.push(converted);
  }
  return result;
}

function plainFromRuby(value: Exclude<RubyValue, RubyValue[] | RHash>): Value | undefined {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof RString) return value.text;
  if (value instanceof RSymbol)
    return value.name === "undef" ? null : value.name === "default" ? { kind: "default" } : value.name;
  if (value instanceof RRegexp) return { kind: "regexp", source: value.source };
  if (value instanceof RMatch) return undefined;
  return value instanceof RPuppet ? value.value : undefined;
}

function* hashFromRuby(hash: RHash): Deep<Value | undefined> {
  const entries: [Value, Value][] = [];
  for (const [key, value] of hash.entries()) {
    const name = (yield convertFromRuby(key)) as Value | undefined;
    const converted = (yield convertFromRuby(value)) as Value | undefined;
    if (name === undefined || converted === undefined) return undefined;
    entries.push([name, converted]);
  }
  return new HashValue(entries);
}
