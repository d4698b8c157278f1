import { Failure } from "./failure.js";
import type { Feature } from "./model.js";
import { PuppetObject, stateOf, type ObjectState } from "./objects.js";
import { readFeature } from "./read.js";
import { toText } from "./text.js";
import { isList, pushReversed, type Value } from "./values.js";

type Piece = string | { readonly object: ObjectState; readonly computed: number };

/** How deep objects that are only computed may lie in each other. */
const mostComputed = 1000;

/**
 * An object as its user sees it, as JSON: all features that have a value, derived ones too; objects in it with `$type`, links as paths
 * from the outermost one. Integers are written out, however long they are.
 */
export function toJson(outermost: PuppetObject): string {
  const pieces: string[] = [];
  const waiting: Piece[] = [{ object: stateOf(outermost), computed: 0 }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if (typeof piece === "string") pieces.push(piece);
    else pushReversed(waiting, members(piece.object, piece.computed, stateOf(outermost)));
  }
  return pieces.join("");
}

function members(state: ObjectState, computed: number, outermost: ObjectState): Piece[] {
  const parts: Piece[] = [`{"$type":${JSON.stringify(state.type.name)}`];
  for (const feature of state.type.features) {
    const value = readFeature(state, feature);
    if (value === null && !(feature.unsettable && state.stored(feature) === null)) continue;
    parts.push(`,${JSON.stringify(feature.name)}:`);
    if (!isList(value)) parts.push(one(value, feature, computed, outermost));
    else {
      parts.push("[");
      for (const [index, each] of value.entries()) {
        if (index > 0) parts.push(",");
        parts.push(one(each, feature, computed, outermost));
      }
      parts.push("]");
    }
  }
  return [...parts, "}"];
}

/** A part is shown in its place, a link as a path. What logic has computed is a link too, unless no path leads there. */
function one(value: Value, feature: Feature, computed: number, outermost: ObjectState): Piece {
  if (!(value instanceof PuppetObject)) return plain(value);
  const target = stateOf(value);
  if (feature.isContainment && !feature.derived) return { object: target, computed };
  const path = pathTo(target, outermost);
  if (path !== undefined) return `{"$link":${JSON.stringify(path)}}`;
  if (!feature.isContainment) return `{"$link":null,"$type":${JSON.stringify(target.type.name)}}`;
  if (computed < mostComputed) return { object: target, computed: computed + 1 };
  throw new Failure(`the objects that \`${feature.name}\` computes hold each other without an end`);
}

function plain(value: Value): string {
  if (typeof value === "string" || typeof value === "number") return JSON.stringify(value);
  return value === null ? "null" : toText(value);
}

/** The features and places in lists that lead from the outermost object to one in it: `people/0`. */
export function pathTo(target: ObjectState, outermost: ObjectState): string | undefined {
  const steps: string[] = [];
  let each = target;
  while (each !== outermost) {
    const { holder } = each;
    if (!holder) return undefined;
    const stored = holder.state.stored(holder.feature) ?? null;
    if (isList(stored)) steps.push(String(stored.indexOf(each.object)));
    steps.push(holder.feature.name);
    each = holder.state;
  }
  return steps.reverse().join("/");
}
