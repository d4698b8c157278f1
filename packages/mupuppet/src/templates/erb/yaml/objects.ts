import { kindOf, type SensitiveValue, type TimeValue, type Value } from "@cairn/puppet-expressions/values";
import { toRuby } from "../values/convert.js";
import { RHash, RPuppet, RString, type RubyValue } from "../values/values.js";

/** An object of a class as Psych writes it: a tag that names the class, and what is in the object. */
export interface YamlObject {
  readonly tag: string;
  readonly members: RHash;
}

/** The objects of Puppet's that have nothing in them but plain data. Secrets are shown, as they are in Puppet. */
export function objectOf(value: RubyValue): YamlObject | undefined {
  if (!(value instanceof RPuppet)) return undefined;
  const puppet = value.value;
  switch (kindOf(puppet)) {
    case "sensitive":
      return object("Types::PSensitiveType::Sensitive", "value", (puppet as SensitiveValue).value);
    case "timestamp":
      return object("Time::Timestamp", "nsecs", (puppet as TimeValue).nanoseconds);
    case "timespan":
      return object("Time::Timespan", "nsecs", (puppet as TimeValue).nanoseconds);
    default:
      return undefined;
  }
}

function object(name: string, member: string, value: Value): YamlObject {
  return { tag: `!ruby/object:Puppet::Pops::${name}`, members: new RHash([[new RString(member), toRuby(value)]]) };
}
