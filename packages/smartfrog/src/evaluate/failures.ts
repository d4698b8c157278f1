import { didYouMean, type Diagnostic, type Label, type Span } from "@cairn/diagnostics";
import { isComponent, type Component, type RecordId } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { describeKind } from "./describe.js";
import { pathOf, type Level } from "./level.js";
import { OPEN } from "./lookup.js";
import type { Machine } from "./machine.js";

/** An assignment whose target has no component to go into: `path[index]` is not one in `level`. */
interface PlacementFailure {
  readonly level: Level;
  readonly path: readonly string[];
  readonly index: number;
  readonly span: Span;
}

/** A reference, as written at `span` in the namespace `level`, that leads to nothing. */
interface LookupFailure {
  readonly level: Level;
  readonly path: readonly string[];
  readonly span: Span;
}

/** err2 of definition 13. */
export function parentMissing(machine: Machine, failure: PlacementFailure): Diagnostic {
  const { level, path, index, span } = failure;
  const parameters = { path: path.join(":"), parent: path.slice(0, index + 1).join(":") };
  const notes = [`an assignment reaches only into ${nameOf(level)}, never into an enclosing component`];
  return catalogue.create["parent-missing"](span, parameters, {
    notes: [...notes, ...meant(path, index, namesOf(level.component))],
  });
}

/** err1 of definition 13. */
export function parentNotComponent(machine: Machine, failure: PlacementFailure, record: RecordId): Diagnostic {
  const { path, index, span } = failure;
  const { log } = machine.store;
  const parent = path.slice(0, index + 1).join(":");
  const kind = describeKind(log.value(record));
  const labels = [{ span: log.span(record), message: `\`${parent}\` became ${kind} here` }];
  return catalogue.create["parent-not-component"](span, { path: path.join(":"), parent, kind }, { labels });
}

/** err4 of definition 18, where there is nothing. */
export function prototypeMissing(machine: Machine, failure: LookupFailure): Diagnostic {
  return catalogue.create["prototype-missing"](
    failure.span,
    { path: failure.path.join(":") },
    partialMatch(machine, failure),
  );
}

/** err4 of definition 18, where there is something else than a component. */
export function prototypeNotComponent(
  machine: Machine,
  failure: LookupFailure,
  record: RecordId,
  target: string,
): Diagnostic {
  const { log } = machine.store;
  const path = failure.path.join(":");
  const kind = describeKind(log.value(record));
  const labels = [{ span: log.span(record), message: `\`${path}\` became ${kind} here` }];
  return catalogue.create["prototype-not-component"](failure.span, { path, kind, target }, { labels });
}

/** err5 of definition 24. */
export function linkMissing(machine: Machine, failure: LookupFailure): Diagnostic {
  return catalogue.create["link-missing"](
    failure.span,
    { path: failure.path.join(":") },
    partialMatch(machine, failure),
  );
}

/** The nearest place that has the beginning of the path, and what the user may have meant. */
function partialMatch(machine: Machine, failure: LookupFailure): { labels: Label[]; notes: string[] } {
  const { store } = machine;
  const labels: Label[] = [];
  for (let level: Level | undefined = failure.level; level; level = level.parent) {
    const record = level.component.find(failure.path[0]!);
    if (record === 0) continue;
    const { depth, last, inside } = walk(machine, record, failure.path);
    const found = failure.path.slice(0, depth).join(":");
    const missing = failure.path[depth]!;
    const why = inside
      ? `has no \`${missing}\``
      : `is ${describeKind(store.log.value(last))} and holds no \`${missing}\``;
    labels.push({ span: store.log.span(last), message: `\`${found}\` is here, but it ${why}` });
    return { labels, notes: inside ? meant(failure.path, depth, namesOf(inside)) : [] };
  }
  return { labels, notes: meant(failure.path, 0, visibleNames(failure.level)) };
}

/** Follows `path`, whose first name is `record`, as far as it goes. */
function walk(
  machine: Machine,
  record: RecordId,
  path: readonly string[],
): { depth: number; last: RecordId; inside?: Component } {
  const { log } = machine.store;
  let last = record;
  for (let depth = 1; ; depth++) {
    const value = log.value(last);
    if (!isComponent(value)) return { depth, last };
    const next = value.find(path[depth]!);
    if (next === 0) return { depth, last, inside: value };
    last = next;
  }
}

function meant(path: readonly string[], index: number, names: readonly string[]): string[] {
  const [name] = didYouMean(path[index]!, names, 1);
  return name === undefined
    ? []
    : [`did you mean \`${[...path.slice(0, index), name, ...path.slice(index + 1)].join(":")}\`?`];
}

function visibleNames(level: Level): string[] {
  const names: string[] = [];
  for (let each: Level | undefined = level; each; each = each.parent) names.push(...namesOf(each.component));
  return names;
}

function namesOf(component: Component): string[] {
  return Array.from(component.entries(), ([name]) => name).filter((name) => !name.startsWith(OPEN));
}

function nameOf(level: Level): string {
  return level.parent ? `\`${pathOf(level).join(":")}\`, where it stands` : "the file's own components";
}

/** Links, or what contains them, that lead back to where they began: every member, in order. */
export function linkCycle(span: Span, chain: readonly (readonly string[])[], labels: readonly Label[]): Diagnostic {
  return catalogue.create["link-cycle"](
    span,
    { chain: chain.map((path) => `\`${path.join(":")}\``).join(" → ") },
    { labels },
  );
}
