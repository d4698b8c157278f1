import type { RecordId } from "./provenance.js";

/**
 * An ordered set of attributes: the papers' store. It maps names to records of the log and holds no values itself.
 *
 * Copies are shared until changed: a copy is a layer without attributes over the original, which is frozen from then on.
 * Freezing merges small layers into larger ones, so that a name is found through at most about log2(size) layers.
 */
export class Component {
  /** Attributes of this layer; a name that also stands in a lower layer keeps the place it has there. */
  own: Map<string, RecordId> | undefined = undefined;
  /** The frozen layer below. */
  base: Component | undefined = undefined;
  /** Number of attributes, all layers together. */
  size = 0;
  /** A frozen component never changes; `Store.child` puts a layer over it before writing. */
  frozen = false;
  /** The component that may write to this one through its attribute. */
  owner: Component | undefined = undefined;
  /** The record of the attribute that first held it; 0 for a root. */
  slot: RecordId = 0;
  /** The record of the step that gave it all attributes of another component at once; 0 where there was none. */
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

  /** Enters `record` under `name`, in its old place or at the end. The component must not be frozen. */
  set(name: string, record: RecordId): void {
    if (this.base === undefined || this.find(name) === 0) this.size += this.own?.has(name) ? 0 : 1;
    (this.own ??= new Map()).set(name, record);
  }

  /** Freezes it and keeps its layers few. */
  freeze(): void {
    if (this.frozen) return;
    this.frozen = true;
    this.compact();
  }

  /** A changeable layer over this component, which is frozen. */
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
   * Merges layers that are at most twice what stands above them: a binary counter's carry. Lower layers are merged first, where
   * they are, so that all components over them share the outcome and none has to do the same work again.
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

  /** Takes over what the next lower layer holds, which stays as it is for others. */
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

/** One map out of layers, the uppermost first: each name in the place where the lowest layer has it, with the uppermost's record. */
function mergedOwn(layers: readonly Component[]): Map<string, RecordId> {
  const merged = new Map(layers[layers.length - 1]!.own);
  for (let index = layers.length - 2; index >= 0; index--) {
    for (const [name, record] of layers[index]!.own ?? NOTHING) merged.set(name, record);
  }
  return merged;
}
