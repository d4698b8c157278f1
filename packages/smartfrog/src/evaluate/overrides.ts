import type { Span } from "@cairn/diagnostics";
import { isComponent, type StoreValue } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { describeKind } from "./describe.js";
import { pathOf, type Level } from "./level.js";
import type { Machine } from "./machine.js";
import { STEP } from "./steps.js";

/** A value from the command line (`--set`) or from a file of values (`--values`). */
export interface Override {
  /** The attribute, as the user named it. */
  readonly name: string;
  /** The attribute, from the root of the store. */
  readonly path: readonly string[];
  readonly value: StoreValue;
  /** Where the user gave it. */
  readonly span: Span;
  /** Whether components on the way are made where they don't exist. */
  readonly creates: boolean;
}

/**
 * Values from outside, which win over whatever the program assigns: each is put (again) as soon as an assignment has changed its
 * place, so that links and prototypes further down see it, and at the end where no assignment ever did.
 */
export class Overrides {
  private readonly overrides: readonly Override[];
  private readonly root: Branch = { branches: new Map(), below: [] };

  constructor(overrides: readonly Override[]) {
    this.overrides = overrides;
    for (const override of overrides) grow(this.root, override);
  }

  /** To be called after an assignment to `target` in the namespace `block`. */
  after(machine: Machine, block: Level, target: readonly string[]): void {
    if (this.overrides.length === 0) return;
    let branch: Branch | undefined = this.root;
    for (const name of [...pathOf(block), ...target]) branch = branch?.branches.get(name);
    for (const override of branch?.below ?? []) put(machine, override);
  }

  /** To be called at the end: puts what has found no place yet, and reports what finds none. */
  finish(machine: Machine): void {
    for (const override of this.overrides) {
      if (override.creates) makeParents(machine, override);
      const problem = put(machine, override);
      if (problem === undefined) continue;
      machine.report(catalogue.create["cannot-set"](override.span, { path: override.name, reason: problem }));
    }
  }
}

/** A name on the way to values from outside; an assignment to its path concerns those `below`, in their order. */
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

/** Puts the value where its component exists; returns why it doesn't, if so. */
function put(machine: Machine, override: Override): string | undefined {
  const { store } = machine;
  const { path, value } = override;
  let component = store.root;
  for (let index = 0; index < path.length - 1; index++) {
    const child = store.child(component, path[index]!);
    if (!child) return reason(store.get(component, path[index]!), override, index);
    component = child;
  }
  const name = path[path.length - 1]!;
  const record = component.find(name);
  if (record !== 0 && store.log.step(record) === STEP.set && store.log.value(record) === value) return undefined;
  store.put(component, name, value, originOf(machine, override));
  return undefined;
}

/** Makes the components on the way that don't exist. */
function makeParents(machine: Machine, override: Override): void {
  const { store } = machine;
  let component = store.root;
  for (const name of override.path.slice(0, -1)) {
    const value = store.get(component, name);
    if (value !== undefined && !isComponent(value)) return;
    component = store.child(component, name) ?? store.putComponent(component, name, originOf(machine, override));
  }
}

/** Why `path[index]` holds nothing, with the names that the user gave. */
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
