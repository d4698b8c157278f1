import type { Model, ModelType } from "../../model/index.js";

/** JavaScript's globals: a class of such a name would hide it from the code of the module and of its users. */
const reserved: ReadonlySet<string> = new Set(
  (
    "AggregateError Array ArrayBuffer AsyncIterator Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError " +
    "FinalizationRegistry Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math " +
    "NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError " +
    "TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly"
  ).split(" "),
);

/** Names that no accessor of a class can have, or that have a meaning in every JavaScript object. */
const refused: ReadonlySet<string> = new Set([
  ...["constructor", "__proto__", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable"],
  ...["toLocaleString", "toString", "valueOf"],
]);

/** The names of a model's types in a module. */
export interface ClassNames {
  /** By full name: the class, and the interface of its values. */
  readonly classes: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
}

/** `Net::Host` is `Net_Host`; if two names are equal, or one is reserved, the later one gets another `_`. */
export function classNames(types: readonly ModelType[]): ClassNames {
  const taken = new Set(reserved);
  const classes = new Map(types.map(({ name }) => [name, free(name.replaceAll("::", "_"), taken)]));
  const values = new Map(types.map(({ name }) => [name, free(`${classes.get(name)!}Values`, taken)]));
  return { classes, values };
}

function free(wanted: string, taken: Set<string>): string {
  let name = wanted;
  while (taken.has(name)) name += "_";
  taken.add(name);
  return name;
}

/** The accessor of a feature: its own name, followed by `_` if a class can't have an accessor of that name. */
export function accessorName(name: string): string {
  return refused.has(name) ? `${name}_` : name;
}

/** All types that a module must have, parents first; the built-in `Resource` only if it is used. */
export function typesInOrder(model: Model): readonly ModelType[] {
  const ordered = new Set<ModelType>();
  for (const type of model.types.values()) {
    const above: ModelType[] = [];
    for (let each: ModelType | undefined = type; each && !ordered.has(each); each = each.parent) above.push(each);
    for (const each of above.reverse()) ordered.add(each);
    for (const { type: held } of type.features) {
      if (held.kind === "reference" && held.target.isBuiltIn) ordered.add(held.target);
    }
  }
  return [...ordered];
}
