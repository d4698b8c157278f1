/**
 * Values that only manifests have: calls that the agent makes.
 */
import { aliasType, anyArray, anyString, enumType, structType, type AliasType } from "@cairn/puppet-core/types";
import { HashValue, type Value } from "@cairn/puppet-core/values";

/** A call that the agent makes when it applies the catalog. It is handed through as a hash, and written as Puppet writes it. */
export class DeferredValue extends HashValue {
  constructor(name: string, values: readonly Value[] | undefined) {
    super([["__ptype", "Deferred"], ["name", name], ...(values ? [["arguments", values] as const] : [])]);
  }
}

/** The type of such calls. */
export const deferredType: AliasType = aliasType(
  "Deferred",
  () =>
    structType([
      { key: "__ptype", optional: false, value: enumType(["Deferred"]) },
      { key: "name", optional: false, value: anyString },
      { key: "arguments", optional: true, value: anyArray },
    ]),
  true,
)!;
