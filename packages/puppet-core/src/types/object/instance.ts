import { HashValue } from "../../values/hash.js";
import { identityText } from "../../values/identity.js";
import { inspect } from "../../values/print.js";
import { isArray, isHash, kindOf, type ObjectMethod, type ObjectValue, type Value } from "../../values/value.js";
import type { ObjectDefinition, ObjectType } from "../type.js";
import { lineage } from "../lineage.js";
import {
  comparedAttributes,
  initialAttributes,
  isInitial,
  labelOfObject,
  membersOf,
  ownAttributes,
} from "./members.js";

/** An object of a type that a program defines: the values of its attributes, by name. */
export class ObjectInstance implements ObjectValue {
  readonly kind = "object";
  readonly objectType: ObjectType;
  readonly values: ReadonlyMap<string, Value>;
  readonly methods: Pick<ReadonlyMap<string, ObjectMethod>, "get">;

  constructor(
    objectType: ObjectType,
    values: ReadonlyMap<string, Value>,
    methodOf: (object: ObjectInstance, name: string) => ObjectMethod | undefined,
  ) {
    this.objectType = objectType;
    this.values = values;
    this.methods = { get: (name) => methodOf(this, name) };
  }

  get text(): string {
    return inspect(this);
  }

  /** The attributes that differ from their defaults. */
  get contents(): HashValue {
    const { attributes } = membersOf(this.objectType.definition);
    // An inherited default counts, too: Puppet's class of the parent leaves the value out, and that of the type adds it.
    const shown = new Set<string>();
    for (const { name, value } of [...lineage(this.definition)].flatMap(ownAttributes).filter(isInitial)) {
      if (value === undefined || !isSameDefault(value, this.values.get(name) ?? null)) shown.add(name);
    }
    const names = [...attributes.keys()].filter((name) => shown.has(name));
    return new HashValue(names.map((name) => [name, this.values.get(name) ?? null]));
  }

  /** The arguments of `new`, by name, without those at the end that are their defaults. */
  get initial(): readonly (readonly [name: string, value: Value])[] {
    const attributes = initialAttributes(this.definition);
    const last = attributes.findLastIndex(({ name, value }) => {
      return value === undefined || !isSameDefault(value, this.values.get(name) ?? null);
    });
    return attributes.slice(0, last + 1).map(({ name }) => [name, this.values.get(name) ?? null]);
  }

  get identity(): Value {
    const { definition } = this;
    const includesType = [...lineage(definition)].some(({ ignoresTypeInEquality }) => !ignoresTypeInEquality);
    const names = [...comparedAttributes(definition)];
    const compared = names.map((name) => this.values.get(name) ?? null);
    return [includesType ? labelOfObject(definition) : null, compared];
  }

  private get definition(): ObjectDefinition {
    return this.objectType.definition ?? {};
  }
}

/** What is inside is compared only if it may be the same: objects may hold objects to any depth. */
function isSameDefault(value: Value, own: Value): boolean {
  if (value === own) return true;
  // eslint-disable-next-line eqeqeq -- as in Ruby
  if (typeof value === "number" || typeof value === "bigint") return own == value;
  if (typeof value !== "object" || value === null || typeof own !== "object" || own === null) return false;
  return kindOf(value) === kindOf(own) && sizeOf(value) === sizeOf(own) && identityText(value) === identityText(own);
}

function sizeOf(value: Value): number | undefined {
  if (isArray(value)) return value.length;
  return isHash(value) ? value.size : undefined;
}
