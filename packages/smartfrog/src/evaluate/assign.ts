import { createSpan } from "@cairn/diagnostics";
import { UNKNOWN, type Component, type Origin, type StoreValue } from "@cairn/store";
import type { Reference } from "../ast/ast.js";
import { parentMissing, parentNotComponent } from "./failures.js";
import { levelIn, writable, type Level } from "./level.js";
import { find, HIDDEN, MISSING, OPEN, rejectedName } from "./lookup.js";
import type { Machine } from "./machine.js";

/** The target of an assignment: the component that gets the value, and its level. */
interface Place {
  readonly level: Level;
  readonly component: Component;
  readonly name: string;
}

/**
 * Puts `value` at the target of an assignment in the namespace `block` (definition 13, *bind*); enclosing blocks are
 * never searched. Reports err1 or err2 and puts nothing if the target's parent isn't a component.
 */
export function bind(machine: Machine, block: Level, target: Reference, value: StoreValue, origin: Origin): void {
  const place = targetOf(machine, block, target, origin);
  if (place) machine.store.put(place.component, place.name, value, origin);
}

/** Binds the target to a new empty component (definition 24) and returns its level; `undefined` after err1 or err2. */
export function bindComponent(machine: Machine, block: Level, target: Reference, origin: Origin): Level | undefined {
  const place = targetOf(machine, block, target, origin);
  if (!place) return undefined;
  const component = machine.store.putComponent(place.component, place.name, origin);
  return levelIn(place.level, place.name, component, machine.store);
}

/** The level of the component that the target already holds (section 9.3: it is merged into), if any. */
export function componentAt({ store }: Machine, block: Level, target: Reference): Level | undefined {
  let level: Level | undefined = block;
  let component = writable(block, store);
  for (const name of target.path) {
    const child = store.child(component, name);
    if (!child) return undefined;
    level = levelIn(level, name, child, store);
    component = child;
  }
  return level;
}

/** In `check`, marks the target's value as unknown. */
export function hide(machine: Machine, block: Level, target: Reference, origin: Origin): void {
  if (machine.goesOn) bind(machine, block, target, UNKNOWN, origin);
}

/**
 * In `check`, marks which attributes the component has as unknown, because an unknown prototype may have added some.
 */
export function hideAll(machine: Machine, target: Level, origin: Origin): void {
  if (!machine.goesOn) return;
  const { store } = machine;
  const component = writable(target, store);
  for (const [name, record] of [...component.entries()])
    if (store.log.value(record) !== UNKNOWN) store.put(component, name, UNKNOWN, origin);
  store.put(component, OPEN, UNKNOWN, origin);
}

function targetOf(machine: Machine, block: Level, target: Reference, origin: Origin): Place | undefined {
  const { store } = machine;
  let component = writable(block, store);
  let level = block;
  for (let index = 0; index < target.path.length - 1; index++) {
    const name = target.path[index]!;
    const child = store.child(component, name);
    if (!child) {
      reportTarget(machine, level, target, index, origin);
      return machine.goesOn ? { level, component, name: rejectedName(target.path.slice(index)) } : undefined;
    }
    level = levelIn(level, name, child, store);
    component = child;
  }
  return { level, component, name: target.path[target.path.length - 1]! };
}

/**
 * Reports why the first `index + 1` names of the target don't lead to a component, unless an earlier error hides it.
 */
function reportTarget(machine: Machine, level: Level, target: Reference, index: number, origin: Origin): void {
  const { store } = machine;
  const name = target.path[index]!;
  const record = find(store, level.component, [name]);
  if (record === HIDDEN) return;
  const span = createSpan(store.log.sources[origin.source]!, target.start, target.end);
  const failure = { level, path: target.path, index, span };
  machine.report(record === MISSING ? parentMissing(machine, failure) : parentNotComponent(machine, failure, record));
}
