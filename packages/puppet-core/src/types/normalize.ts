import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { generalize } from "./generalize.js";
import { acceptsUndef } from "../values/print-type.js";
import * as make from "./make.js";
import {
  changeAll,
  changeArray,
  changeCallable,
  changeContained,
  changeHash,
  changeStruct,
  changeTuple,
} from "./rebuild.js";
import { mergeAlternatives } from "./merge.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;

/**
 * The shortest type that means the same, as Puppet's messages show it: enums and ranges are merged, optionality is
 * factored out.
 */
export function normalize(type: PuppetType): PuppetType {
  return settle(normalizing(type));
}

function* normalizing(type: PuppetType): Deep<PuppetType> {
  switch (type.name) {
    case "Collection":
      return type.size ? { kind: "type", name: "Collection" } : type;
    case "Array":
      if (type.element.name === "Any") return make.anyArray;
      return yield* resultOf(changeArray(type, type.size, normalizing));
    case "Hash":
      return yield* resultOf(normalizeHash(type));
    case "Tuple":
      return yield* resultOf(changeTuple(type, normalizing));
    case "Struct":
      return yield* resultOf(changeStruct(type, normalizing));
    case "Callable":
      return yield* resultOf(changeCallable(type, normalizing));
    case "Variant":
      return yield* resultOf(normalizeVariant(type));
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
    case "Sensitive":
      return yield* resultOf(normalizeContaining(type));
    default:
      return type;
  }
}

/** The key and value types of a hash whose size is zero don't matter. */
function* normalizeHash(type: Types.HashType): Deep<PuppetType> {
  const changed = yield* resultOf(changeHash(type, type.size, normalizing));
  if (!changed.size) return changed;
  const made = make.hashType(changed.key, changed.value, changed.size);
  // An unchanged type must be the same object: alternatives keep their order only if none has changed.
  return made.key === type.key && made.value === type.value && made.size === type.size ? type : made;
}

function* normalizeContaining(type: Types.ContainingType): Deep<PuppetType> {
  const changed = yield* resultOf(changeContained(type, normalizing));
  const inside = changed.type;
  if (!inside) return changed;
  if (type.name === "Sensitive") return changed === type ? type : make.containing("Sensitive", generalize(inside));
  if (type.name === "Optional") {
    if (inside.name === "NotUndef") return yield* resultOf(normalizing(make.containing("Optional", inside.type)));
    return acceptsUndef(inside) ? inside : changed;
  }
  if (type.name === "NotUndef") {
    if (inside.name === "Optional") return yield* resultOf(normalizing(make.containing("NotUndef", inside.type)));
    return acceptsUndef(inside) ? changed : inside;
  }
  return changed;
}

function* normalizeVariant(type: Types.VariantType): Deep<PuppetType> {
  if (type.types.length === 0) return type;
  const types = yield* resultOf(changeAll(type.types, normalizing));
  if (types.length === 1) return types[0]!;
  if (types.some((each) => each.name === "Undef" || each.name === "Optional")) {
    const others = types.filter((each) => each.name !== "Undef");
    const opened = others.flatMap((each) => (each.name !== "Optional" ? [each] : each.type ? [each.type] : []));
    return yield* resultOf(normalizing(make.containing("Optional", make.variantType(opened))));
  }
  const flat = types.flatMap((each) => (each.name === "Variant" ? each.types : [each]));
  const merged = mergeAlternatives(yield* resultOf(mergeNotUndefs(flat)));
  if (merged.length === 1) return merged[0]!;
  return types !== type.types || merged.length !== flat.length ? make.variantType(merged) : type;
}

/** Several NotUndef become one, at the end. */
function* mergeNotUndefs(types: readonly PuppetType[]): Deep<readonly PuppetType[]> {
  const notUndefs = types.filter((each) => each.name === "NotUndef");
  if (notUndefs.length < 2) return types;
  const inside = make.variantType(notUndefs.flatMap((each) => ("type" in each && each.type ? [each.type] : [])));
  const merged = make.containing("NotUndef", yield* resultOf(normalizing(inside)));
  return [...types.filter((each) => each.name !== "NotUndef"), merged];
}
