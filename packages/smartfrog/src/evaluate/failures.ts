import {
  createSpan,
  didYouMean,
  replacement,
  spanText,
  type Details,
  type Diagnostic,
  type Fix,
  type Label,
  type Span,
} from "@cairn/diagnostics";
import { isComponent, type Component, type RecordId } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { describeKind } from "./describe.js";
import type { Level } from "./level.js";
import type { Stuck } from "./link-finder.js";
import { linkHelp } from "./link-help.js";
import type { Machine } from "./machine.js";
import { componentAt, levelOf, type Place } from "./place.js";
import { prototypeCycle } from "./prototype-cycle.js";
import { laterDefinition, meant, nameOf, namesOf, visibleNames } from "./suggestions.js";

/** An assignment whose target isn't in a component: `path[index]` isn't one in `level`. */
interface PlacementFailure {
  readonly level: Level;
  readonly path: readonly string[];
  readonly index: number;
  readonly span: Span;
}

/** A reference, written at `span` in the namespace `level`, that doesn't resolve. */
interface LookupFailure {
  readonly level: Level;
  readonly path: readonly string[];
  readonly span: Span;
}

/** err2 of definition 13. */
export function parentMissing(machine: Machine, failure: PlacementFailure): Diagnostic {
  const { level, path, index, span } = failure;
  const parameters = { path: path.join(":"), parent: path.slice(0, index + 1).join(":") };
  const later = index === 0 ? laterDefinition(machine, path[0]!, level) : [];
  const labels = later.length > 0 ? later : elsewhere(machine, failure);
  const notes = labels.length > 0 ? [] : [`it is looked for in ${nameOf(level)} only, the block of this line`];
  const help = later.length > 0 ? { help: moveUp(path[0]!) } : meant(machine, failure, namesOf(level.component));
  return catalogue.create["parent-missing"](span, parameters, { labels, notes, ...help });
}

/**
 * Points at the part of the target that exists, or at an attribute of that name in an enclosing component, which is out
 * of reach.
 */
function elsewhere(machine: Machine, { level, path, index }: PlacementFailure): Label[] {
  const { store } = machine;
  const name = path[index]!;
  if (index > 0) {
    const record = level.parent!.component.find(path[index - 1]!);
    const message = `\`${path.slice(0, index).join(":")}\` is here, but it has no \`${name}\``;
    return record === 0 ? [] : [{ span: store.log.span(record), message }];
  }
  for (let outer = level.parent; outer; outer = outer.parent) {
    const record = outer.component.find(name);
    const message = `this \`${name}\` is out of reach: an assignment only changes its own block`;
    if (record !== 0) return [{ span: store.log.span(record), message }];
  }
  return [];
}

/** err1 of definition 13. */
export function parentNotComponent(machine: Machine, failure: PlacementFailure, record: RecordId): Diagnostic {
  const { path, index, span } = failure;
  const { log } = machine.store;
  const parent = path.slice(0, index + 1).join(":");
  const kind = describeKind(log.value(record));
  const labels = [{ span: log.span(record), message: `\`${parent}\` became ${kind} here` }];
  const fixes = emptyComponentFixes(log.span(record), log.value(record));
  return catalogue.create["parent-not-component"](span, { path: path.join(":"), parent, kind }, { labels, fixes });
}

/** err4 of definition 18, if the path doesn't exist. */
export function prototypeMissing(machine: Machine, failure: LookupFailure): Diagnostic {
  const [name] = failure.path as readonly [string];
  const cycle = prototypeCycle(machine, failure.path, machine.frames.at(-1)!);
  if (cycle) {
    const { chain, labels } = cycle;
    return catalogue.create["prototype-cycle"](failure.span, { chain }, { labels });
  }
  const details = tooLate(machine, failure, moveUp(name)) ?? partialMatch(machine, failure, componentsOf(machine));
  return catalogue.create["prototype-missing"](failure.span, { path: failure.path.join(":") }, details);
}

/** err4 of definition 18, if the path leads to a value that isn't a component. */
export function prototypeNotComponent(
  machine: Machine,
  failure: LookupFailure,
  record: RecordId,
  target: string,
  isOnly: boolean,
): Diagnostic {
  const { log } = machine.store;
  const path = failure.path.join(":");
  const kind = describeKind(log.value(record));
  const labels = [{ span: log.span(record), message: `\`${path}\` became ${kind} here` }];
  const fixes = isOnly ? linkFixes(failure.span) : [];
  return catalogue.create["prototype-not-component"](failure.span, { path, kind, target }, { labels, fixes });
}

/** Turns `extends path`, whose path is in `span`, into a link. */
function linkFixes({ source, start, end }: Span): Fix[] {
  const [word] = /extends\s+$/.exec(source.text.slice(Math.max(0, start - 40), start)) ?? [];
  if (word === undefined) return [];
  const path = source.text.slice(start, end);
  return [replacement(createSpan(source, start - word.length, end), `${path};`, `write \`${path};\`, a link`)];
}

/** An attribute that has no value yet may as well be a component. */
export function emptyComponentFixes({ source, start, end }: Span, value: unknown): Fix[] {
  const [written] = /NULL\s*;?$/.exec(source.text.slice(start, Math.min(end, start + 10_000))) ?? [];
  if (value !== null || written === undefined) return [];
  return [replacement(createSpan(source, end - written.length, end), "extends {}")];
}

/** err5 of definition 24. */
export function linkMissing(machine: Machine, failure: LookupFailure): Diagnostic {
  const { path, span } = failure;
  const help = `${moveUp(path[0]!)}; or let links be resolved at the end with \`--semantics forward\``;
  const details = tooLate(machine, failure, help) ?? {
    ...linkHelp(path, " before this line", span),
    ...partialMatch(machine, failure),
  };
  return catalogue.create["link-missing"](span, { path: path.join(":") }, details);
}

/** A stored link whose target doesn't exist once everything has been evaluated (forward). */
interface LateFailure {
  readonly link: Place;
  readonly path: readonly string[];
  readonly stuck: Stuck | undefined;
}

/** err5 of a stored link, reported at its whole assignment. */
export function lateLinkMissing(machine: Machine, { link, path, stuck }: LateFailure): Diagnostic {
  const { store } = machine;
  const span = store.log.span(link.record);
  const { help } = linkHelp(path, "", span);
  const details = stuck?.link
    ? stuckAfterLink(machine, path, stuck, stuck.link)
    : partialMatch(machine, { level: levelOf(store, link.parent!), path, span });
  return catalogue.create["link-missing"](span, { path: path.join(":") }, { help, ...details, fixes: [] });
}

/**
 * Points at the place that the beginning of the path resolves to through links, which isn't evident from the source.
 */
function stuckAfterLink({ store, guesses }: Machine, path: readonly string[], stuck: Stuck, link: Place): Details {
  const { place, depth } = stuck;
  const { log } = store;
  const component = componentAt(store, place);
  const kind = describeKind(log.value(place.record));
  const why = component ? `it has no \`${path[depth]!}\`` : `it is ${kind} and has no \`${path[depth]!}\``;
  const labels = [
    { span: log.span(link.record), message: `\`${link.path.join(":")}\` is a link here` },
    { span: log.span(place.record), message: `\`${path.slice(0, depth).join(":")}\` leads here, but ${why}` },
  ];
  const [name] = component ? guesses.didYouMean(path[depth]!, namesOf(component), 1) : [];
  if (name === undefined) return { labels };
  return { labels, help: `did you mean \`${[...path.slice(0, depth), name, ...path.slice(depth + 1)].join(":")}\`?` };
}

/** If no part of the path exists yet: the definition that comes too late, if there is one. */
function tooLate(machine: Machine, { level, path }: LookupFailure, help: string): Details | undefined {
  for (let at: Level | undefined = level; at; at = at.parent) if (at.component.find(path[0]!) !== 0) return undefined;
  const labels = laterDefinition(machine, path[0]!);
  return labels.length > 0 ? { labels, help } : undefined;
}

function moveUp(name: string): string {
  return `move the definition of \`${name}\` above this line: a file is evaluated from top to bottom`;
}

/** The nearest place that has the beginning of the path, and a suggestion. */
function partialMatch(machine: Machine, failure: LookupFailure, fits: Fits = () => true): Details {
  const { path, span } = failure;
  for (let level: Level | undefined = failure.level; level; level = level.parent) {
    const record = level.component.find(path[0]!);
    if (record === 0) continue;
    const { depth, last, inside } = walk(machine, record, path);
    const { log } = machine.store;
    const why = inside
      ? `it has no \`${path[depth]!}\``
      : `it is ${describeKind(log.value(last))} and has no \`${path[depth]!}\``;
    const message = `\`${path.slice(0, depth).join(":")}\` is here, but ${why}`;
    const labels = [{ span: log.span(last), message }];
    if (!inside) return { labels };
    const names = depth < path.length - 1 ? namesOf(inside) : fitting(inside, fits);
    return { labels, ...meant(machine, { path, index: depth, span }, names) };
  }
  const names = path.length > 1 ? visibleNames(failure.level) : fittingAround(failure.level, fits);
  return { notes: lookedIn(failure.level), ...meant(machine, { path, index: 0, span }, names) };
}

/** Whether an attribute qualifies as a suggestion. */
type Fits = (record: RecordId) => boolean;

function componentsOf({ store }: Machine): Fits {
  return (record) => isComponent(store.log.value(record));
}

function* fitting(component: Component, fits: Fits): Iterable<string> {
  for (const name of namesOf(component)) if (fits(component.find(name))) yield name;
}

function* fittingAround(level: Level, fits: Fits): Iterable<string> {
  for (let each: Level | undefined = level; each; each = each.parent) yield* fitting(each.component, fits);
}

function lookedIn(level: Level): string[] {
  return level.parent ? [`it is looked for in ${nameOf(level)}, and in all enclosing blocks`] : [];
}

/** Follows `path`, whose first name is `record`, as far as possible. */
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

/** err7 of definition 27, if there is no `sfConfig`. */
export function mainMissing({ store }: Machine, span: Span): Diagnostic {
  const [name] = didYouMean("sfConfig", namesOf(store.root), 1);
  if (name === undefined) return catalogue.create["main-missing"](span, {});
  const place = store.log.span(store.root.find(name));
  const fixes = spanText(place).startsWith(name)
    ? [replacement(createSpan(place.source, place.start, place.start + name.length), "sfConfig")]
    : [];
  const labels = [{ span: place, message: `should this \`${name}\` be \`sfConfig\`?` }];
  return catalogue.create["main-missing"](
    span,
    {},
    { labels, help: `write \`sfConfig\` instead of \`${name}\``, fixes },
  );
}

/** A cycle of links, or of components that contain them: every member, in order. */
export function linkCycle(span: Span, chain: readonly (readonly string[])[], labels: readonly Label[]): Diagnostic {
  return catalogue.create["link-cycle"](
    span,
    { chain: chain.map((path) => `\`${path.join(":")}\``).join(" → ") },
    { labels },
  );
}
