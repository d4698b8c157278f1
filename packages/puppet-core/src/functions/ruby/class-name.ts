import { inspect, isArray, kindOf, type KindValue, type Value } from "../../values/index.js";

/** The class in which Puppet itself keeps a value, which some of its messages name. */
export function rubyClass(value: Value): string {
  if (value === null) return "NilClass";
  if (isArray(value)) return "Array";
  switch (typeof value) {
    case "string":
      return "String";
    case "bigint":
      return "Integer";
    case "number":
      return "Float";
    case "boolean":
      return value ? "TrueClass" : "FalseClass";
    default:
      return value.kind === "type" ? `Puppet::Pops::Types::P${value.name}Type` : classes[value.kind];
  }
}

const classes: Readonly<Record<Exclude<KindValue["kind"], "type">, string>> = {
  default: "Symbol",
  regexp: "Regexp",
  hash: "Hash",
  sensitive: "Puppet::Pops::Types::PSensitiveType::Sensitive",
  timestamp: "Puppet::Pops::Time::Timestamp",
  timespan: "Puppet::Pops::Time::Timespan",
  version: "SemanticPuppet::Version",
  versionRange: "SemanticPuppet::VersionRange",
  binary: "Puppet::Pops::Types::PBinaryType::Binary",
  symbol: "Symbol",
  uri: "URI::Generic",
  callable: "Proc",
  iterator: "Puppet::Pops::Types::Iterator",
  object: "Puppet::Pops::Types::PuppetObject",
};

/** How Ruby names a value in a failed comparison: small ones by their value, others by their class. */
export function rubyOperand(value: Value): string {
  if (value === null) return "nil";
  if (kindOf(value) === "default") return ":default";
  const isSmall =
    typeof value === "bigint" ? BigInt.asIntN(63, value) === value : typeof value === "number" && isSmallFloat(value);
  return isSmall || typeof value === "boolean" ? inspect(value) : rubyClass(value);
}

/** Floats whose exponent is in a middle range fit in a word of Ruby. */
function isSmallFloat(value: number): boolean {
  const size = Math.abs(value);
  return Object.is(value, 0) || (size > 1.7272337110188893e-77 && size < 1.157920892373162e77);
}

/** Ruby's message for a value that doesn't have a method. Long values are named only by their class. */
export function noMethod(method: string, value: Value): string {
  const name = rubyClass(value);
  if (value === null) return `undefined method \`${method}' for nil:${name}`;
  return `undefined method \`${method}' for ${typeof value === "object" ? `#<${name}>` : `${inspect(value)}:${name}`}`;
}
