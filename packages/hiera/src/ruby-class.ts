import { isArray, isHash, type Value } from "@cairn/puppet-core/values";

/** The name of Ruby's class of a value, which some of Puppet's messages use. */
export function rubyClass(value: Value): string {
  if (value === null) return "NilClass";
  if (isArray(value)) return "Array";
  if (isHash(value)) return "Hash";
  if (typeof value === "string") return "String";
  if (typeof value === "bigint") return "Integer";
  if (typeof value === "number") return "Float";
  if (typeof value === "boolean") return value ? "TrueClass" : "FalseClass";
  return "Object";
}
