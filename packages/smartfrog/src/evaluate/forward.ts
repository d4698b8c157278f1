import { kindOf, OWN_COPY, UNKNOWN, type Component, type RecordId, type Store } from "@cairn/store";
import { bind, hide } from "./assign.js";
import type { Dialect } from "./dialect.js";
import { linkCycle } from "./failures.js";
import { resolveLinks } from "./forward-links.js";
import { pathOf, type Level } from "./level.js";
import { STEPS_OF_A_PLACE } from "./limits.js";
import { LinkFinder } from "./link-finder.js";
import { HIDDEN, MISSING, resolve, sourceOf, THROUGH_LINK } from "./lookup.js";
import { spanOf, type Machine, type PrototypesFrame } from "./machine.js";
import { componentAt, Place } from "./place.js";
import { STEP } from "./steps.js";
import type { Reference } from "../ast/ast.js";

/**
 * Late links (section 9.2.2 of the paper): a link is stored, and those under `sfConfig` are resolved at the end. Paths
 * lead through links. A prototype must still be defined before it is used.
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

  /** Links in a prototype's path, and one at its end, are replaced by the ends of their chains. */
  prototype(machine, frame, reference) {
    const { store } = machine;
    const found = resolve(store, frame.block, reference.path);
    if (found.record === THROUGH_LINK) return followLinks(machine, frame, reference);
    if (found.record <= 0) return found.record;
    const isLink = kindOf(store.log.value(found.record)) === "link";
    return isLink ? followLinks(machine, frame, reference) : sourceOf(store, found, reference.path);
  },

  finish: resolveLinks,
};

/**
 * The current value of a prototype that is reached through links, each looked up where it is written; it can't enclose
 * the component that inherits it.
 */
function followLinks(machine: Machine, frame: PrototypesFrame, reference: Reference): RecordId {
  const block = placeOfLevel(machine.store, frame.block);
  let problem: RecordId = HIDDEN;
  const finder = new LinkFinder(machine.store, {
    spend: () => machine.spend(() => spanOf(frame, reference), STEPS_OF_A_PLACE),
    missing: () => (problem = MISSING),
    cycle: (members) => reportCycle(machine, frame, reference, members),
  });
  const { place: found, throughLink } = finder.find(block, reference.path);
  const end = found && finder.endOf(found);
  if (!end) return problem;
  const target = pathOf(frame.target);
  const isLinked = throughLink || end !== found;
  if (!isLinked || !isPrefix(end.path, target)) return end.record;
  reportCycle(machine, frame, reference, [...linksFrom(found), end], [target, found.path]);
  return HIDDEN;
}

/** The links of a chain whose targets are known. */
function linksFrom(first: Place): Place[] {
  const links: Place[] = [];
  for (let place = first; place.target && place.target !== "asked"; place = place.target) links.push(place);
  return links;
}

function reportCycle(
  machine: Machine,
  frame: PrototypesFrame,
  reference: Reference,
  members: readonly Place[],
  last: readonly (readonly string[])[] = [],
): void {
  const { log } = machine.store;
  const links = [...new Set(members)].filter(({ record }) => kindOf(log.value(record)) === "link");
  const labels = links.map(({ path, record }) => ({
    span: log.span(record),
    message: `\`${path.join(":")}\` is a link here`,
  }));
  machine.report(linkCycle(spanOf(frame, reference), [...members.map(({ path }) => path), ...last], labels));
  if (machine.goesOn) for (const link of links) forget(machine.store, link);
}

/** Marks a reported link as unknown, so that links which lead to it don't report it again. */
function forget(store: Store, { path, record }: Place): void {
  let component: Component | undefined = store.root;
  for (const name of path.slice(0, -1)) component = component && store.child(component, name);
  const origin = { ...store.log.origin(record), step: OWN_COPY, from: record };
  if (component) store.put(component, path[path.length - 1]!, UNKNOWN, origin);
}

/** The place of a namespace. */
function placeOfLevel(store: Store, level: Level): Place {
  return pathOf(level).reduce(
    (place, name) => place.child(name, componentAt(store, place)!.find(name)),
    new Place(undefined, "", 0),
  );
}

function isPrefix(prefix: readonly string[], path: readonly string[]): boolean {
  return prefix.length <= path.length && prefix.every((name, index) => name === path[index]);
}
