import { catalogue } from "../diagnostics/index.js";
import { FAILED, isScalar, ListValue, UNDEFINED, type Value } from "../values/value.js";
import { Block } from "../blocks/block.js";
import type { Lazy } from "../blocks/cell.js";
import type { Context } from "./context.js";
import { spanOf } from "../diagnostics/said.js";
import type { Task } from "./machine.js";
import { Resource } from "../blocks/resource.js";

/** Something that contains values. */
export type Container = Block | ListValue;

/** An element of the result: of a block by its resource, of a list by its index. */
export interface Entry {
  readonly name: string;
  readonly resource: Resource | undefined;
  readonly value: Value;
}

/** A lazy value that is known to be computed. */
type Settled<L extends Lazy> = L & { readonly value: Value };

/** The contents of each block and list of the result; shared ones occur once. */
export type Contents = Map<Container, readonly Entry[]>;

/** The whole result. */
export interface Materialized {
  readonly contents: Contents;
  /** Whether a block or list occurs in several places: only then can one contain itself. */
  readonly isShared: boolean;
}

interface Visit {
  readonly container: Container;
  readonly name: string;
  readonly around: Visit | undefined;
  /** The resource whose value it is, or whose list contains it. */
  readonly resource: Resource | undefined;
}

/** Evaluates everything that belongs to the result; `includePrivate`: including private resources. */
export function* materialize(root: Block, includePrivate: boolean, context: Context): Task<Materialized> {
  const contents: Contents = new Map();
  const visits: Visit[] = [{ container: root, name: "", around: undefined, resource: undefined }];
  for (const visit of visits) {
    const { container } = visit;
    if (contents.has(container)) continue;
    const entries: Entry[] = [];
    contents.set(container, entries);
    if (container instanceof Block && (yield container.expansion) === FAILED) continue;
    for (const lazy of container instanceof Block ? container.resources() : container.items) {
      const isResource = lazy instanceof Resource;
      if (isResource && lazy.isPrivate && !includePrivate) continue;
      const value = context.atOnce(lazy) ?? (yield lazy);
      const name = isResource ? lazy.name : String(entries.length);
      entries.push(isResource ? (lazy as Settled<Resource>) : { name, resource: undefined, value });
      if (isScalar(value) || value === FAILED) continue;
      const inner = {
        container: value as Container,
        name,
        around: visit,
        resource: isResource ? lazy : visit.resource,
      };
      if (value === UNDEFINED) reportUndefined(inner, context);
      else visits.push(inner);
    }
  }
  return { contents, isShared: visits.length > contents.size };
}

function reportUndefined(visit: Visit, context: Context): void {
  const place = visit.resource?.first.place;
  if (!place) return;
  const path: string[] = [];
  for (let at: Visit = visit; at.around; at = at.around) path.push(at.name);
  const name = path.reverse().join(".");
  const problem = `\`${name}\` has no value`;
  const instead = `define it: \`${name} => …\`, in this file or in one that imports it`;
  context.report(catalogue.create.undefined(spanOf(place), { problem, instead }));
}

/** The first path from a container back to itself, by its names; a result can't be infinite. */
export function findLoop(root: Block, contents: Contents): readonly Entry[] | undefined {
  const done = new Set<Container>();
  const open = new Map<Container, number>();
  const way: Entry[] = [];
  const inner = (container: Container) => contents.get(container)!.filter(({ value }) => isContainer(value));
  const stack = [{ container: root as Container, inner: inner(root), next: 0 }];
  open.set(root, 0);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const entry = top.inner[top.next++];
    if (!entry) {
      stack.pop();
      way.pop();
      open.delete(top.container);
      done.add(top.container);
      continue;
    }
    const value = entry.value as Container;
    if (done.has(value)) continue;
    const from = open.get(value);
    way.push(entry);
    if (from !== undefined) return way.slice(from);
    open.set(value, way.length);
    stack.push({ container: value, inner: inner(value), next: 0 });
  }
  return undefined;
}

function isContainer(value: Value): value is Container {
  return value instanceof Block || value instanceof ListValue;
}
