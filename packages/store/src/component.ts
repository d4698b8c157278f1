import type { RecordId } from "./provenance.js";

/**
 * An ordered set of attributes: the papers' store. It maps names to records of the log and contains no values itself.
 *
 * Copies are shared until changed (copy-on-write): a copy is a layer without attributes over the original, which is
 * frozen from then on. Freezing merges small layers into larger ones, so that a lookup passes at most about log2(size)
 * layers.
 */
export class Component {
  /** Attributes of this layer; a name that also exists in a lower layer keeps its position there. */
  own: Map<string, RecordId> | undefined = undefined;
  /** The frozen layer below. */
  base: Component | undefined = undefined;
  /** The number of attributes in all layers. */
  size = 0;
  /** A frozen component never changes; `Store.child` puts a layer over it before writing. */
  frozen = false;
  /** The component that may write to this one through its attribute. */
  owner: Component | undefined = undefined;
  /** The record of the attribute that first held it; 0 for a root. */
  slot: RecordId = 0;
  /** The record of the step that copied all attributes of another component to it; 0 if there was none. */
  copiedBy: RecordId = 0;

  /** The record of `name`, or 0. */
  find(name: string): RecordId {
    for (let layer: Component | undefined = this; layer; layer = layer.base) {
      const record = layer.own?.get(name);
      if (record !== undefined) return record;
    }
    return 0;
  }

  /** Names and records, in order. */
  entries(): Iterable<readonly [name: string, record: RecordId]> {
    return this.base ? mergedOwn(layersOf(this)) : (this.own ?? NOTHING);
  }

  /** Sets the record of `name`, at its old position or at the end. The component must not be frozen. */
  set(name: string, record: RecordId): void {
    if (this.base === undefined || this.find(name) === 0) this.size += this.own?.has(name) ? 0 : 1;
    (this.own ??= new Map()).set(name, record);
  }

  /** Freezes it and bounds the number of its layers. */
  freeze(): void {
    if (this.frozen) return;
    this.frozen = true;
    this.compact();
  }

  /** A writable layer over this component, which is frozen. */
  layer(): Component {
    this.freeze();
    const copy = new Component();
    copy.base = this.own ? this : this.base;
    copy.size = this.size;
    copy.slot = this.slot;
    copy.copiedBy = this.copiedBy;
    return copy;
  }

  /**
   * Merges layers that are at most twice the size of those above them, like the carry of a binary counter. Lower layers
   * are merged first, in place, so that all components above share the result and none has to repeat the work.
   */
  private compact(): void {
    const layers: Component[] = [this];
    const counts = [this.ownSize];
    for (let base = this.base; base && base.ownSize <= 2 * counts.at(-1)!; base = base.base) {
      layers.push(base);
      counts.push(counts.at(-1)! + base.ownSize);
    }
    for (let index = layers.length - 2; index >= 0; index--) {
      const lower = layers[index + 1]!;
      if (lower.ownSize <= 2 * counts[index]!) layers[index]!.absorb(lower);
    }
  }

  private get ownSize(): number {
    return this.own?.size ?? 0;
  }

  /** Merges the contents of the next lower layer, which stays unchanged for others. */
  private absorb(lower: Component): void {
    this.own = mergedOwn([this, lower]);
    this.base = lower.base;
  }
}

const NOTHING: ReadonlyMap<string, RecordId> = new Map();

function layersOf(component: Component): Component[] {
  const layers: Component[] = [];
  for (let layer: Component | undefined = component; layer; layer = layer.base) layers.push(layer);
  return layers;
}

/**
 * Merges layers, the uppermost first, into one map: each name at its position in the lowest layer, with the uppermost
 * record.
 */
function mergedOwn(layers: readonly Component[]): Map<string, RecordId> {
  const merged = new Map(layers[layers.length - 1]!.own);
  for (let index = layers.length - 2; index >= 0; index--) {
    for (const [name, record] of layers[index]!.own ?? NOTHING) merged.set(name, record);
  }
  return merged;
}
