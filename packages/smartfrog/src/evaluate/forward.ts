import {
  kindOf,
  OWN_COPY,
  UNKNOWN,
  type Component,
  type Link as StoredLink,
  type RecordId,
  type Store,
} from "@cairn/store";
import { bind, hide } from "./assign.js";
import type { Dialect } from "./dialect.js";
import { linkCycle } from "./failures.js";
import { resolveLinks } from "./forward-links.js";
import { pathOf } from "./level.js";
import { STEPS_OF_A_PLACE } from "./limits.js";
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
    const path = [...pathOf(found.level), ...reference.path];
    return endOfChain(machine, frame, reference, { path, record: found.record });
  },

  finish: resolveLinks,
};

/** Follows links from the first, each looked up where it stands. */
function endOfChain(machine: Machine, frame: PrototypesFrame, reference: Reference, first: Member): RecordId {
  const { store } = machine;
  const seen = new Map<string, Member>();
  let member = first;
  for (let link = storedLink(store, member.record); link; link = storedLink(store, member.record)) {
    const key = member.path.join(":");
    if (seen.has(key)) return refuseCycle(machine, frame, reference, from(seen, key), member.path);
    if (!machine.spend(() => spanOf(frame, reference), STEPS_OF_A_PLACE)) return HIDDEN;
    seen.set(key, member);
    const found = resolveFrom(store, member.path.slice(0, -1), link.path);
    if (!found) return MISSING;
    member = found;
  }
  const target = pathOf(frame.target);
  if (!isPrefix(member.path, target)) return member.record;
  return refuseCycle(machine, frame, reference, [...seen.values(), member], target, first.path);
}

/** An attribute on the way of a chain of links. */
interface Member {
  readonly path: readonly string[];
  readonly record: RecordId;
}

/** The members from the one with `key` on: what comes before leads into the circle, but is no part of it. */
function from(seen: ReadonlyMap<string, Member>, key: string): Member[] {
  return [...seen.values()].slice([...seen.keys()].indexOf(key));
}

function refuseCycle(
  machine: Machine,
  frame: PrototypesFrame,
  reference: Reference,
  members: readonly Member[],
  ...last: readonly (readonly string[])[]
): RecordId {
  const { log } = machine.store;
  const links = members.filter(({ record }) => storedLink(machine.store, record));
  const labels = links.map(({ path, record }) => ({
    span: log.span(record),
    message: `\`${path.join(":")}\` is a link here`,
  }));
  const chain = [...members.map(({ path }) => path), ...last];
  machine.report(linkCycle(spanOf(frame, reference), chain, labels));
  if (machine.goesOn) for (const link of links) forget(machine.store, link);
  return HIDDEN;
}

/** What has been reported isn't reported once more by those who meet it later. */
function forget(store: Store, { path, record }: Member): void {
  let component: Component | undefined = store.root;
  for (const name of path.slice(0, -1)) component = component && store.child(component, name);
  const origin = { ...store.log.origin(record), step: OWN_COPY, from: record };
  if (component) store.put(component, path[path.length - 1]!, UNKNOWN, origin);
}

/** *resolve* for a namespace that is given as a path from the root. */
function resolveFrom(store: Store, namespace: readonly string[], link: readonly string[]): Member | undefined {
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
