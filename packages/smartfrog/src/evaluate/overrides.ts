import type { Diagnostic, Span } from "@cairn/diagnostics";
import { isComponent, type Component, type RecordId, type Store, type StoreValue } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { describeKind } from "./describe.js";
import { pathOf, type Level } from "./level.js";
import { find, HIDDEN } from "./lookup.js";
import type { Machine } from "./machine.js";
import { STEP } from "./steps.js";
import { namesOf } from "./suggestions.js";
import { isReserved } from "../values/path.js";

/** A value from the command line (`--set`) or from a file of values (`--values`). */
export interface Override {
  /** The attribute's path, as the user wrote it. */
  readonly name: string;
  /** The attribute, from the root of the store. */
  readonly path: readonly string[];
  readonly value: StoreValue;
  /** Where the user wrote it. */
  readonly span: Span;
  /** Whether missing components on the path are created. */
  readonly creates: boolean;
}

/**
 * Values from outside, which override whatever the program assigns: each is put (again) right after an assignment that
 * changed its place, so that links and prototypes further down see it, and at the end if there was no such assignment.
 */
export class Overrides {
  private readonly overrides: readonly Override[];
  private readonly root: Branch = { branches: new Map(), below: [] };
  /** The paths that may be new. */
  private readonly created: ReadonlySet<string>;

  constructor(overrides: readonly Override[]) {
    this.overrides = overrides;
    this.created = new Set(overrides.filter(({ creates }) => creates).map(({ path }) => path.join(":")));
    for (const override of overrides) if (!override.path.some(isReserved)) grow(this.root, override);
  }

  /** To be called after an assignment to `target` in the namespace `block`. */
  after(machine: Machine, block: Level, target: readonly string[]): void {
    if (this.overrides.length === 0) return;
    let branch: Branch | undefined = this.root;
    for (const name of [...pathOf(block), ...target]) branch = branch?.branches.get(name);
    for (const override of branch?.below ?? []) put(machine, override);
  }

  /** To be called at the end: puts the values that no assignment triggered, and reports those that have no place. */
  finish(machine: Machine): void {
    for (const override of this.overrides) {
      const reserved = override.path.find(isReserved);
      if (reserved === undefined && override.creates) makeParents(machine, override);
      const failure =
        reserved === undefined ? put(machine, override) : reservedNameProblem(machine, override, reserved);
      if (failure) machine.report(cannotSet(machine, override, failure));
    }
    for (const override of this.overrides) this.reportMisspelt(machine, override);
  }

  /** An attribute that no assignment created, with a name similar to an existing one, is reported as a typing error. */
  private reportMisspelt(machine: Machine, override: Override): void {
    const { store } = machine;
    const component = componentOf(store, override.path.slice(0, -1));
    const name = override.path[override.path.length - 1]!;
    if (this.created.has(override.path.join(":")) || !component || !isAdded(store, component.find(name))) return;
    const others = (): Iterable<string> => this.knownNames(store, component, override.path);
    if (machine.guesses.didYouMean(name, others, 1).length === 0) return;
    const parent = override.name.split(":").slice(0, -1).join(":") || "sfConfig";
    const failure = { reason: `\`${parent}\` has no \`${name}\``, index: override.path.length - 1, names: others };
    machine.report(cannotSet(machine, override, failure));
  }

  /** The names beside the last one of `path`, except for misspelt ones. */
  private *knownNames(store: Store, component: Component, path: readonly string[]): Iterable<string> {
    const parent = path.slice(0, -1).join(":");
    for (const name of namesOf(component))
      if (!isAdded(store, component.find(name)) || this.created.has(`${parent}:${name}`)) yield name;
  }
}

/** A prefix of the paths of values from outside; an assignment to it concerns those `below`, in their order. */
interface Branch {
  readonly branches: Map<string, Branch>;
  readonly below: Override[];
}

function grow(root: Branch, override: Override): void {
  let branch = root;
  for (const name of override.path) {
    let next = branch.branches.get(name);
    if (!next) branch.branches.set(name, (next = { branches: new Map(), below: [] }));
    next.below.push(override);
    branch = next;
  }
}

/** Why a value can't be put: the error at `path[index]`, and candidates for what was meant. */
interface Failure {
  readonly reason: string;
  /** Help for the case that no candidate is similar. */
  readonly help?: string;
  readonly index: number;
  readonly names: () => Iterable<string>;
}

/** Puts the value if its component exists; returns the reason if not, unless an earlier error explains it. */
function put(machine: Machine, override: Override): Failure | undefined {
  const { store } = machine;
  const { path, value } = override;
  let component = store.root;
  for (let index = 0; index < path.length - 1; index++) {
    const child = store.child(component, path[index]!);
    if (!child) return noComponent(machine, component, override, index);
    component = child;
  }
  const name = path[path.length - 1]!;
  const record = component.find(name);
  if (record !== 0 && store.log.step(record) === STEP.set && store.log.value(record) === value) return undefined;
  store.put(component, name, value, originOf(machine, override));
  return undefined;
}

function noComponent({ store }: Machine, inside: Component, override: Override, index: number): Failure | undefined {
  const value = store.get(inside, override.path[index]!);
  if (find(store, inside, [override.path[index]!]) === HIDDEN) return undefined;
  const isFirst = override.path.length - override.name.split(":").length === index;
  const names = (): Iterable<string> => [...namesOf(inside), ...(isFirst ? namesOf(store.root) : [])];
  return { reason: reason(value, override, index), index, names };
}

function reservedNameProblem({ store }: Machine, { path }: Override, word: string): Failure {
  const index = path.indexOf(word);
  const inside = componentOf(store, path.slice(0, index));
  const names = (): Iterable<string> => (inside ? namesOf(inside) : []);
  const help = "choose another name: `true`, `false`, `NULL`, `DATA` and `extends` can't be one";
  return { reason: `\`${word}\` is a reserved word`, help, index, names };
}

/** The path as the user wrote it, with the name that was probably meant. */
function cannotSet(
  { guesses }: Machine,
  { name, path, span }: Override,
  { reason, help: otherwise, index, names }: Failure,
): Diagnostic {
  const [meant] = guesses.didYouMean(path[index]!, names, 1);
  const written = name.split(":");
  const at = index - (path.length - written.length);
  const help = meant === undefined || at < 0 ? otherwise : `did you mean \`${written.with(at, meant).join(":")}\`?`;
  return catalogue.create["cannot-set"](span, { path: name, reason }, help === undefined ? {} : { help });
}

function componentOf(store: Store, path: readonly string[]): Component | undefined {
  if (path.length === 0) return store.root;
  const record = store.find(store.root, path);
  const value = record === 0 ? undefined : store.log.value(record);
  return isComponent(value) ? value : undefined;
}

/** Whether only values from outside were ever assigned there. */
function isAdded({ log }: Store, record: RecordId): boolean {
  let at = record;
  while (at !== 0 && log.step(at) === STEP.set) at = log.previous(at);
  return record !== 0 && at === 0;
}

/** Creates the missing components on the path. */
function makeParents(machine: Machine, override: Override): void {
  const { store } = machine;
  let component = store.root;
  for (const name of override.path.slice(0, -1)) {
    const value = store.get(component, name);
    if (value !== undefined && !isComponent(value)) return;
    component = store.child(component, name) ?? store.putComponent(component, name, originOf(machine, override));
  }
}

/** Why `path[index]` has no attributes, in terms of the path that the user wrote. */
function reason(value: StoreValue | undefined, { name, path }: Override, index: number): string {
  const names = name.split(":");
  const parent = names.slice(0, index + 1 - (path.length - names.length)).join(":") || "sfConfig";
  return value === undefined
    ? `there is no component \`${parent}\``
    : `\`${parent}\` is ${describeKind(value)}, not a component`;
}

function originOf(machine: Machine, { span }: Override): ReturnType<Machine["origin"]> {
  return machine.origin(STEP.set, span.source, span.start, span.end);
}
