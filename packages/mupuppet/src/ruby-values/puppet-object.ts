/** Puppet's values as Ruby sees them where Ruby has no class of its own for them: a type, a reference, a timestamp, a secret. */
import {
  type ObjectValue,
  type SensitiveValue,
  type TimeValue,
  type Value,
  isType,
  kindOf,
  toText,
} from "@cairn/puppet-core/values";
import {
  type Container,
  type Meter,
  RForeign,
  RHash,
  RString,
  SharedObjects,
  throwNotInterpreted,
  type YamlObject,
} from "@cairn/ruby-subset";

const classNames: Readonly<Record<string, string>> = {
  sensitive: "Puppet::Pops::Types::PSensitiveType::Sensitive",
  timestamp: "Puppet::Pops::Time::Timestamp",
  timespan: "Puppet::Pops::Time::Timespan",
  version: "SemanticPuppet::Version",
  versionRange: "SemanticPuppet::VersionRange",
  binary: "Puppet::Pops::Types::PBinaryType::Binary",
  uri: "URI::Generic",
  type: "Puppet::Resource",
};

export class PuppetObject extends RForeign {
  override get className(): string {
    const { value } = this;
    if (isType(value) && !this.isReference) return `Puppet::Pops::Types::P${value.name}Type`;
    const kind = kindOf(value) ?? "";
    if (kind === "object") return (value as ObjectValue).objectType.definition?.name ?? "Object";
    return classNames[kind] ?? "Object";
  }

  override get text(): string {
    return kindOf(this.value) === "sensitive" ? "Sensitive [value redacted]" : toText(this.value);
  }

  override get inspected(): string {
    const { value } = this;
    if (kindOf(value) === "sensitive") return `#<${this.text}>`;
    return isType(value) ? `#<${this.className}>` : this.text;
  }

  /** Secrets are shown, as in Puppet. */
  override yaml(meter: Meter): YamlObject | undefined {
    const { value } = this;
    switch (kindOf(value)) {
      case "sensitive":
        return yamlObject("Types::PSensitiveType::Sensitive", "value", (value as SensitiveValue).value, meter);
      case "timestamp":
        return yamlObject("Time::Timestamp", "nsecs", (value as TimeValue).nanoseconds, meter);
      case "timespan":
        return yamlObject("Time::Timespan", "nsecs", (value as TimeValue).nanoseconds, meter);
      case "type":
        return this.isReference ? undefined : throwNotInterpreted(`YAML of an object of ${this.className}`);
      default:
        return undefined;
    }
  }

  /** Whether it is a reference to a resource or a class, which isn't of a class of types in Ruby. */
  private get isReference(): boolean {
    return isType(this.value) && ["Resource", "Class"].includes(this.value.name);
  }
}

function yamlObject(name: string, member: string, value: Value, meter: Meter): YamlObject {
  const members = RHash.of([[new RString(member), sharedObjects().toRuby(value, meter)]], meter);
  return { tag: `!ruby/object:Puppet::Pops::${name}`, members };
}

/** A new memory of the arrays and hashes that Ruby has seen; `isFrozen`: which of them it may not change. */
export function sharedObjects(isFrozen?: (value: Container) => boolean): SharedObjects {
  return new SharedObjects((value) => new PuppetObject(value), isFrozen);
}
