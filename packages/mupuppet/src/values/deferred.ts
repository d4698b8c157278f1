/**
 * Values that only manifests have: calls that the agent makes.
 */
import {
  anyArray,
  containing,
  createType,
  integerType,
  structType,
  tupleType,
  variantType,
  type Initialization,
  type ObjectType,
  type PuppetType,
} from "@cairn/puppet-core/types";
import { HashValue, inspect, type ObjectValue, type Value } from "@cairn/puppet-core/values";

/** The type of such calls. */
export const deferredType: ObjectType = { kind: "type", name: "Object", definition: { name: "Deferred" } };

/** A call that the agent makes when it applies the catalog: an object that is passed through unchanged. */
export class DeferredValue implements ObjectValue {
  readonly kind = "object";
  readonly objectType = deferredType;
  readonly attributes: HashValue;
  /** As it was given: without `arguments` if there are none. */
  readonly given: HashValue;

  constructor(name: string, values: readonly Value[] | undefined) {
    this.given = new HashValue([["name", name], ...(values ? [["arguments", values] as const] : [])]);
    this.attributes = new HashValue([...this.given.entries(), ...(values ? [] : [["arguments", null] as const])]);
  }

  get text(): string {
    return `Deferred(${inspect(this.given)})`;
  }
}

/** The values that `Init[Deferred]` accepts. */
export function deferredInitialization(): Initialization {
  const source = "\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z";
  const name = createType("Pattern", [{ kind: "regexp", source }]) as PuppetType;
  const optionalArray = containing("Optional", anyArray);
  const hash = structType([
    { key: "name", optional: false, value: name },
    { key: "arguments", optional: true, value: optionalArray },
  ]);
  return {
    single: variantType([deferredType, hash]),
    list: tupleType([name, optionalArray], integerType(1n, 2n)),
    takesFirst: true,
  };
}
