import { kindOf, type Component, type Link as StoredLink, type RecordId, type Store } from "@cairn/store";
import { bind, hide } from "./assign.js";
import type { Dialect } from "./dialect.js";
import { linkCycle } from "./failures.js";
import { resolveLinks } from "./forward-links.js";
import { pathOf, writable } from "./level.js";
import { find, HIDDEN, MISSING, resolve, sourceOf } from "./lookup.js";
import { spanOf, type Machine, type PrototypesFrame } from "./machine.js";
import { STEP } from "./steps.js";
import type { Reference } from "../ast.js";

/**
 * Late links (section 9.2.2 of the paper): a link is stored, and what is under `sfConfig` is resolved when all is evaluated.
 * A prototype must still be defined before it is used, and a path never walks through a stored link.
 */
export const forward: Dialect = {
  name: "forward",

  /** Stored, unless it would lead, read from the root, to its own target or a component around it. */
  link(machine, frame, assignment, link) {
    const { path } = link.reference;
    const origin = machine.origin(STEP.linked, frame.source, assignment.start, assignment.end);
    const target = [...pathOf(frame.level), ...assignment.target.path];
    if (isPrefix(path, target)) {
      machine.report(
        linkCycle(spanOf(frame, assignment), path.length < target.length ? [path, target, path] : [path, target], []),
      );
      return hide(machine, frame.level, assignment.target, origin);
    }
    bind(machine, frame.level, assignment.target, { kind: "link", path }, origin);
  },

  /** A prototype that is a stored link stands for the end of its chain. */
  prototype(machine, frame, reference) {
    const found = resolve(machine.store, frame.block, reference.path);
    if (found.record <= 0) return found.record;
    const link = storedLink(machine.store, found.record);
    if (!link) return sourceOf(machine.store, found, reference.path);
    return endOfChain(machine, frame, reference, found.record, [...pathOf(found.level), ...reference.path]);
  },

  finish: resolveLinks,
};

/** Follows links from the one at `path`, each looked up where it stands. */
function endOfChain(
  machine: Machine,
  frame: PrototypesFrame,
  reference: Reference,
  first: RecordId,
  start: string[],
): RecordId {
  const { store } = machine;
  const seen = new Map<string, readonly string[]>();
  let record = first;
  let path = start;
  for (let link = storedLink(store, record); link; link = storedLink(store, record)) {
    const key = path.join(":");
    if (seen.has(key)) return refuseCycle(machine, frame, reference, [...seen.values(), path]);
    seen.set(key, path);
    const found = resolveFrom(store, path.slice(0, -1), link.path);
    if (!found) return MISSING;
    ({ record, path } = found);
  }
  const target = pathOf(frame.target);
  return isPrefix(path, target) ? refuseCycle(machine, frame, reference, [...seen.values(), path, target]) : record;
}

function refuseCycle(
  machine: Machine,
  frame: PrototypesFrame,
  reference: Reference,
  chain: readonly (readonly string[])[],
): RecordId {
  machine.report(linkCycle(spanOf(frame, reference), chain, []));
  return HIDDEN;
}

/** *resolve* for a namespace that is given as a path from the root. */
function resolveFrom(
  store: Store,
  namespace: readonly string[],
  link: readonly string[],
): { record: RecordId; path: string[] } | undefined {
  const components: Component[] = [store.root];
  for (const name of namespace) components.push(store.get(components[components.length - 1]!, name) as Component);
  for (let depth = namespace.length; depth >= 0; depth--) {
    const record = find(store, components[depth]!, link);
    if (record !== MISSING) return { record, path: [...namespace.slice(0, depth), ...link] };
  }
  return undefined;
}

function storedLink(store: Store, record: RecordId): StoredLink | undefined {
  const value = record > 0 ? store.log.value(record) : null;
  return kindOf(value) === "link" ? (value as StoredLink) : undefined;
}

function isPrefix(prefix: readonly string[], path: readonly string[]): boolean {
  return prefix.length <= path.length && prefix.every((name, index) => name === path[index]);
}
