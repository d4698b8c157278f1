import { Component } from "./component.js";
import { OWN_COPY, ProvenanceLog, type Origin, type RecordId } from "./provenance.js";
import { isComponent, type StoreValue } from "./value.js";

/**
 * The ordered tree of values that the papers call a store: a root component and the log of everything put below it.
 * `put`, `find` and copying a whole component take constant time; order and provenance are kept.
 */
export class Store {
  readonly root = new Component();
  readonly log: ProvenanceLog;
  /** Incremented when a component is frozen: holders of a writable component must request it again after that. */
  freezes = 0;

  constructor(stepNames: readonly string[]) {
    this.log = new ProvenanceLog(["own copy", ...stepNames]);
  }

  /**
   * Puts `value` under `name`: at the old position if the name exists, otherwise at the end. `component` must not be
   * frozen.
   */
  put(component: Component, name: string, value: StoreValue, origin: Origin): RecordId {
    const record = this.log.add(value, name, component.slot, component.find(name), origin);
    component.set(name, record);
    return record;
  }

  /** Puts a new empty component under `name`. */
  putComponent(component: Component, name: string, origin: Origin): Component {
    const child = new Component();
    child.slot = this.put(component, name, child, origin);
    child.owner = component;
    return child;
  }

  /** The value under `name`, or `undefined`. */
  get(component: Component, name: string): StoreValue | undefined {
    const record = component.find(name);
    return record === 0 ? undefined : this.log.value(record);
  }

  /** The record at `path` below `component`, or 0; the papers' *find*. */
  find(component: Component, path: readonly string[]): RecordId {
    let inside: StoreValue = component;
    let record = 0;
    for (const name of path) {
      if (!isComponent(inside)) return 0;
      record = inside.find(name);
      if (record === 0) return 0;
      inside = this.log.value(record);
    }
    return record;
  }

  /**
   * The record of `name` as an attribute of this very component, to be recorded as a source; a copied attribute gets
   * its own record.
   */
  attribute(component: Component, name: string): RecordId {
    const record = component.find(name);
    const { log } = this;
    if (record === 0 || log.parent(record) === component.slot) return record;
    return log.add(log.value(record), name, component.slot, 0, { ...log.origin(record), step: OWN_COPY, from: record });
  }

  /** The component under `name` for writing, copied first if it is shared; `undefined` if there is none. */
  child(component: Component, name: string): Component | undefined {
    const record = component.find(name);
    const value = record === 0 ? undefined : this.log.value(record);
    if (!isComponent(value)) return undefined;
    if (!value.frozen && value.owner === component) return value;
    return this.ownCopy(component, name, record, value);
  }

  /** The current state of `value`, to be stored in a second place. */
  share(value: StoreValue): StoreValue {
    if (isComponent(value) && !value.frozen) {
      value.freeze();
      this.freezes++;
    }
    return value;
  }

  /**
   * Copies all attributes of `prototype` to `component`, in order, over existing ones (the paper's *copy*). The
   * prototype must have been shared before `component` was obtained for writing, since it may enclose it.
   */
  copyAll(component: Component, prototype: Component, origin: Origin): void {
    const step = this.log.add(prototype, "", component.slot, 0, origin);
    if (component.size > 0) this.copyEach(component, prototype, origin);
    else {
      component.base = prototype.own ? prototype : prototype.base;
      component.size = prototype.size;
      component.copiedBy = step;
    }
  }

  /**
   * Each attribute's record refers to the prototype itself if `origin` names its record, so that provenance is kept.
   */
  private copyEach(component: Component, prototype: Component, origin: Origin): void {
    const whole = typeof origin.from === "number" && this.log.value(origin.from) === prototype;
    for (const [name, record] of prototype.entries()) {
      this.put(component, name, this.log.value(record), whole ? origin : { ...origin, from: record });
    }
  }

  private ownCopy(component: Component, name: string, record: RecordId, shared: Component): Component {
    if (!shared.frozen) this.freezes++;
    const copy = shared.layer();
    copy.owner = component;
    const origin = { ...this.log.origin(record), step: OWN_COPY, from: record };
    copy.slot = this.log.add(copy, name, component.slot, this.log.previous(record), origin);
    component.set(name, copy.slot);
    return copy;
  }
}

/** An empty store whose log knows the given steps: an `Origin`'s step 1 is the first of them. */
export function createStore(stepNames: readonly string[]): Store {
  return new Store(stepNames);
}
