import { createSpan, removal, spanText, type Fix, type Span } from "@cairn/diagnostics";
import { Component, isComponent, OWN_COPY, type RecordId, type StoreValue } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import type { Machine } from "./machine.js";

/** The attribute that holds the constraints of its component. */
const ORDER = "order";

/** A component whose nested components are being sorted. */
interface Visit {
  readonly component: Component;
  readonly inner: Component[];
}

/**
 * Sorts the attributes of every component of `sfConfig` as its `order` demands (section 10.4). Each keeps its position,
 * except that its missing predecessors are put right before it. Shared components are visited once; a cycle is
 * reported.
 */
export function obeyConstraints(machine: Machine): void {
  const ordered = new Map<Component, Component>();
  const { log, root } = machine.store;
  const record = root.find("sfConfig");
  const main = log.value(record) as Component;
  const visits: Visit[] = [{ component: main, inner: componentsIn(machine, main) }];
  while (visits.length > 0) {
    const { component, inner } = visits[visits.length - 1]!;
    const next = inner.pop();
    if (next && !ordered.has(next)) visits.push({ component: next, inner: componentsIn(machine, next) });
    if (next) continue;
    visits.pop();
    ordered.set(component, orderOne(machine, component, ordered));
  }
  root.set("sfConfig", replaced(machine, "sfConfig", record, ordered.get(main)!));
}

function componentsIn({ store }: Machine, component: Component): Component[] {
  return [...component.entries()].map(([, record]) => store.log.value(record)).filter(isComponent);
}

/** The component with its attributes sorted, or itself if nothing in it changes. */
function orderOne(machine: Machine, component: Component, ordered: ReadonlyMap<Component, Component>): Component {
  const { store } = machine;
  const { log } = store;
  const names = namesInOrder(machine, component);
  const result = new Component();
  result.slot = component.slot;
  result.copiedBy = component.copiedBy;
  let changed = names !== undefined;
  for (const name of names ?? [...component.entries()].map(([each]) => each)) {
    const record = component.find(name);
    const value = log.value(record);
    const inner = isComponent(value) ? ordered.get(value)! : value;
    changed ||= inner !== value;
    result.set(name, inner === value ? record : replaced(machine, name, record, inner));
  }
  return changed ? result : component;
}

/** A record that notes that the value has been reordered. */
function replaced({ store: { log } }: Machine, name: string, record: RecordId, value: StoreValue): RecordId {
  const origin = { ...log.origin(record), step: OWN_COPY, from: record };
  return log.add(value, name, log.parent(record), log.previous(record), origin);
}

/** The names in the demanded order; undefined if there is no `order` or it has a cycle. */
function namesInOrder(machine: Machine, component: Component): string[] | undefined {
  const record = component.find(ORDER);
  const before = record === 0 ? undefined : predecessors(machine, component, record);
  if (!before) return undefined;
  const done = new Set<string>();
  for (const [first] of component.entries()) {
    const circle = place(first, before, done);
    if (circle) {
      reportCycle(machine, record, circle);
      return undefined;
    }
  }
  return [...done];
}

/** Adds the predecessors of `first` to `done`, then `first` itself; returns a cycle if there is one. */
function place(first: string, before: ReadonlyMap<string, Iterator<string>>, done: Set<string>): string[] | undefined {
  const open = [first];
  const inProgress = new Set(open);
  while (open.length > 0) {
    const name = open[open.length - 1]!;
    const next = before.get(name)?.next();
    if (!next || next.done) {
      done.add(name);
      inProgress.delete(open.pop()!);
    } else if (inProgress.has(next.value)) return [...open.slice(open.indexOf(next.value)), next.value];
    else if (!done.has(next.value)) {
      open.push(next.value);
      inProgress.add(next.value);
    }
  }
  return undefined;
}

/** For each attribute its predecessors, as the constraints name them; names that don't exist are ignored. */
function predecessors(
  { store }: Machine,
  component: Component,
  record: RecordId,
): Map<string, Iterator<string>> | undefined {
  const value = store.log.value(record);
  if (!Array.isArray(value)) return undefined;
  const before = new Map<string, string[]>();
  for (const constraint of value as readonly unknown[]) {
    const [, first, second] = typeof constraint === "string" ? (/^(\w+) before (\w+)$/.exec(constraint) ?? []) : [];
    if (first === undefined || second === undefined) continue;
    if (component.find(first) === 0 || component.find(second) === 0) continue;
    const known = before.get(second);
    if (known) known.push(first);
    else before.set(second, [first]);
  }
  if (before.size === 0) return undefined;
  return new Map([...before].map(([name, first]) => [name, first[Symbol.iterator]()]));
}

/** Each member comes before the previous one in the array, so they are reported in reverse. */
function reportCycle(machine: Machine, record: RecordId, members: readonly string[]): void {
  const { log } = machine.store;
  const chain = [...members]
    .reverse()
    .map((name) => `\`${name}\``)
    .join(" before ");
  const path = log.path(log.parent(record)).join(":");
  const pairs = members.map((first, at) => [first, members.at(at - 1)!] as const);
  const choices = pairs.slice(0, mostChoices).flatMap((pair) => withoutConstraint(log.span(record), pair));
  const fixes = choices.length > 1 ? choices : [];
  machine.report(catalogue.create["order-cycle"](log.span(record), { path, chain }, { fixes }));
}

/** Removes `first < second`, if it is written exactly once among several constraints. */
function withoutConstraint(span: Span, [first, second]: readonly [string, string]): Fix[] {
  const text = spanText(span).slice(0, longestSearched);
  const constraint = `\\b${first}\\s*<\\s*${second}\\b`;
  const found = [...text.matchAll(new RegExp(`\\s*,\\s*${constraint}|${constraint}\\s*,\\s*`, "g"))];
  if (found.length !== 1) return [];
  const start = span.start + found[0]!.index;
  return [removal(createSpan(span.source, start, start + found[0]![0].length), `remove \`${first} < ${second}\``)];
}

/** Longer cycles have more ways out than anyone reads. */
const mostChoices = 5;

/** Longer lists aren't searched for the constraint to remove. */
const longestSearched = 10_000;
