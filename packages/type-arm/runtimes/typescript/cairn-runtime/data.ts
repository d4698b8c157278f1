import { pathTo } from "./json.js";
import type { Feature, ObjectType } from "./model.js";
import { PuppetObject, stateOf, type ObjectState } from "./objects.js";
import { isList, pushReversed, type Value } from "./values.js";

type Piece = string | { readonly object: ObjectState; readonly declared: ObjectType | undefined };

/**
 * An object as data files hold it, as JSON: what is stored, without transient and derived features; parts with a `$type` where they are
 * of another type than declared, links as JSON pointers. `load` reads it.
 */
export function toData(outermost: PuppetObject): string {
  const pieces: string[] = [];
  const waiting: Piece[] = [{ object: stateOf(outermost), declared: undefined }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if (typeof piece === "string") pieces.push(piece);
    else pushReversed(waiting, members(piece.object, piece.declared, stateOf(outermost)));
  }
  return pieces.join("");
}

function members(state: ObjectState, declared: ObjectType | undefined, outermost: ObjectState): Piece[] {
  const parts: Piece[][] = state.type === declared ? [] : [[`"$type":${JSON.stringify(state.type.name)}`]];
  for (const feature of state.type.features) {
    const stored = feature.transient || feature.derived ? undefined : state.stored(feature);
    if (stored !== undefined)
      parts.push([`${JSON.stringify(feature.name)}:`, ...valueParts(stored, feature, outermost)]);
  }
  return ["{", ...separated(parts), "}"];
}

function separated(parts: readonly Piece[][]): Piece[] {
  return parts.flatMap((part, index) => (index > 0 ? [",", ...part] : part));
}

function valueParts(value: Value, feature: Feature, outermost: ObjectState): Piece[] {
  if (!isList(value)) return [one(value, feature, outermost)];
  return ["[", ...separated(value.map((each) => [one(each, feature, outermost)])), "]"];
}

function one(value: Value, { isContainment, type }: Feature, outermost: ObjectState): Piece {
  if (!(value instanceof PuppetObject)) return typeof value === "bigint" ? String(value) : JSON.stringify(value);
  const object = stateOf(value);
  if (isContainment && type.kind === "reference") return { object, declared: type.target() };
  const path = pathTo(object, outermost);
  return `{"$link":${path === undefined ? "null" : JSON.stringify(path === "" ? "#" : `#/${path}`)}}`;
}
