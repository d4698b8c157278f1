import type { Value } from "@cairn/puppet-core/values";
import type { Meter } from "./meter.js";
import { RHash, RString, type RubyValue } from "./values.js";

/**
 * The variables of a scope as a hash. Most templates look up one of them and drop the hash: its entries are created on
 * demand.
 */
export class LateHash extends RHash {
  private waiting: ReadonlyMap<string, Value> | undefined;
  private readonly convert: (value: Value) => RubyValue;
  private readonly converted = new Map<string, RubyValue>();

  private readonly meter: Meter;

  /** The map must not be changed. */
  constructor(values: ReadonlyMap<string, Value>, convert: (value: Value) => RubyValue, meter: Meter) {
    super();
    this.meter = meter;
    this.waiting = values;
    this.convert = convert;
  }

  override get size(): number {
    return this.waiting?.size ?? super.size;
  }

  override has(key: RubyValue, meter: Meter): boolean {
    if (!this.waiting) return super.has(key, meter);
    return key instanceof RString && this.waiting.has(key.text);
  }

  override get(key: RubyValue, meter: Meter): RubyValue | undefined {
    if (!this.waiting) return super.get(key, meter);
    return key instanceof RString ? this.convertOnce(key.text, this.waiting.get(key.text)) : undefined;
  }

  override set(key: RubyValue, value: RubyValue, meter: Meter): void {
    this.makeEntries();
    super.set(key, value, meter);
  }

  override delete(key: RubyValue, meter: Meter): RubyValue | undefined {
    this.makeEntries();
    return super.delete(key, meter);
  }

  override clear(): void {
    this.makeEntries();
    super.clear();
  }

  override entries(): [key: RubyValue, value: RubyValue][] {
    this.makeEntries();
    return super.entries();
  }

  override firstEntry(): readonly [key: RubyValue, value: RubyValue] | undefined {
    this.makeEntries();
    return super.firstEntry();
  }

  override keys(): RubyValue[] {
    this.makeEntries();
    return super.keys();
  }

  override values(): RubyValue[] {
    this.makeEntries();
    return super.values();
  }

  override parts(): RubyValue[] {
    this.makeEntries();
    return super.parts();
  }

  private makeEntries(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.waiting = undefined;
    for (const [name, value] of waiting) super.set(new RString(name), this.convertOnce(name, value)!, this.meter);
  }

  /** Once returned, it is always the same object. */
  private convertOnce(name: string, value: Value | undefined): RubyValue | undefined {
    if (value === undefined) return undefined;
    const known = this.converted.get(name);
    if (known !== undefined) return known;
    const made = this.convert(value);
    this.converted.set(name, made);
    return made;
  }
}
