import { createSpan } from "@cairn/diagnostics";
import { UNKNOWN, type Component, type Origin, type StoreValue } from "@cairn/store";
import type { Reference } from "../ast.js";
import { parentMissing, parentNotComponent } from "./failures.js";
import { levelIn, writable, type Level } from "./level.js";
import { find, HIDDEN, MISSING, OPEN, refusedName } from "./lookup.js";
import type { Machine } from "./machine.js";

/** Where an assignment puts its value: the component that gets it, and its level. */
interface Place {
  readonly level: Level;
  readonly component: Component;
  readonly name: string;
}

/**
 * Puts `value` at the target of an assignment in the namespace `block` (definition 13, *bind*): never looked for in enclosing
 * blocks. Reports err1 or err2 where the target's parent is no component; then nothing is put.
 */
export function bind(machine: Machine, block: Level, target: Reference, value: StoreValue, origin: Origin): void {
  const place = placeOf(machine, block, target, origin);
  if (place) machine.store.put(place.component, place.name, value, origin);
}

/** Binds the target to a new empty component (definition 24) and returns its level; `undefined` after err1 or err2. */
export function bindComponent(machine: Machine, block: Level, target: Reference, origin: Origin): Level | undefined {
  const place = placeOf(machine, block, target, origin);
  if (!place) return undefined;
  const component = machine.store.putComponent(place.component, place.name, origin);
  return levelIn(place.level, place.name, component, machine.store);
}

/** The level of the component that the target holds already (section 9.3: it is merged into), if it does. */
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

/** Records, where evaluation goes on after an error, that the target's value is not known. */
export function hide(machine: Machine, block: Level, target: Reference, origin: Origin): void {
  if (machine.goesOn) bind(machine, block, target, UNKNOWN, origin);
}

/**
 * Records, where evaluation goes on after an error, that what the component has, and what it hasn't, may have come from a prototype
 * that is not known.
 */
export function hideAll(machine: Machine, target: Level, origin: Origin): void {
  if (!machine.goesOn) return;
  const { store } = machine;
  const component = writable(target, store);
  for (const [name, record] of [...component.entries()])
    if (store.log.value(record) !== UNKNOWN) store.put(component, name, UNKNOWN, origin);
  store.put(component, OPEN, UNKNOWN, origin);
}

function placeOf(machine: Machine, block: Level, target: Reference, origin: Origin): Place | undefined {
  const { store } = machine;
  let component = writable(block, store);
  let level = block;
  for (let index = 0; index < target.path.length - 1; index++) {
    const name = target.path[index]!;
    const child = store.child(component, name);
    if (!child) {
      refuse(machine, level, target, index, origin);
      return machine.goesOn ? { level, component, name: refusedName(target.path.slice(index)) } : undefined;
    }
    level = levelIn(level, name, child, store);
    component = child;
  }
  return { level, component, name: target.path[target.path.length - 1]! };
}

/** Says why the first `index + 1` names of the target are no component, unless an earlier error hides it. */
function refuse(machine: Machine, level: Level, target: Reference, index: number, origin: Origin): void {
  const { store } = machine;
  const name = target.path[index]!;
  const record = find(store, level.component, [name]);
  if (record === HIDDEN) return;
  const span = createSpan(store.log.sources[origin.source]!, target.start, target.end);
  const failure = { level, path: target.path, index, span };
  machine.report(record === MISSING ? parentMissing(machine, failure) : parentNotComponent(machine, failure, record));
}
