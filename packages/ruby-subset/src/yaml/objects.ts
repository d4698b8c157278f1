import { type SensitiveValue, type TimeValue, type Value, kindOf } from "@cairn/puppet-core/values";
import type { Meter } from "../values/meter.js";
import { SharedObjects } from "../values/shared.js";
import { RHash, RPuppet, RString, type RubyValue } from "../values/values.js";

/** An object of a class as Psych writes it: a tag with the class's name, and the object's contents. */
export interface YamlObject {
  readonly tag: string;
  readonly members: RHash;
}

/** Puppet's objects that contain only plain data. Secrets are shown, as in Puppet. */
export function objectOf(value: RubyValue, meter: Meter): YamlObject | undefined {
  if (!(value instanceof RPuppet)) return undefined;
  const puppet = value.value;
  switch (kindOf(puppet)) {
    case "sensitive":
      return object("Types::PSensitiveType::Sensitive", "value", (puppet as SensitiveValue).value, meter);
    case "timestamp":
      return object("Time::Timestamp", "nsecs", (puppet as TimeValue).nanoseconds, meter);
    case "timespan":
      return object("Time::Timespan", "nsecs", (puppet as TimeValue).nanoseconds, meter);
    default:
      return undefined;
  }
}

function object(name: string, member: string, value: Value, meter: Meter): YamlObject {
  const members = RHash.of([[new RString(member), new SharedObjects().toRuby(value, meter)]], meter);
  return { tag: `!ruby/object:Puppet::Pops::${name}`, members };
}
