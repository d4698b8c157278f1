import { bytesOfStep } from "@cairn/diagnostics";
import { isContainer } from "../values/hash.js";
import type { Meter } from "../values/meter.js";
import { RRegexp, type RubyValue } from "../values/values.js";

/** Shared parts of a value: `&1` where it is written first, `*1` where it is repeated. */
export class Anchors {
  private readonly numbers: ReadonlyMap<RubyValue, number>;
  private readonly written = new Set<RubyValue>();

  constructor(numbers: ReadonlyMap<RubyValue, number>) {
    this.numbers = numbers;
  }

  /** The alias of a value that has been written. */
  alias(value: RubyValue): string | undefined {
    return this.written.has(value) ? `*${this.numbers.get(value)!}` : undefined;
  }

  /** The anchor of a value that will be repeated. */
  anchor(value: RubyValue): string | undefined {
    const number = this.numbers.get(value);
    if (number === undefined) return undefined;
    this.written.add(value);
    return `&${number}`;
  }
}

/** As Psych numbers them: in the order of their repetitions. */
export function findAnchors(root: RubyValue, meter: Meter): Anchors {
  const seen = new Set<RubyValue>();
  const numbers = new Map<RubyValue, number>();
  const waiting: RubyValue[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop()!;
    if (!isContainer(value) && !(value instanceof RRegexp)) continue;
    if (seen.has(value)) {
      if (!numbers.has(value)) numbers.set(value, numbers.size + 1);
      continue;
    }
    seen.add(value);
    if (value instanceof RRegexp) continue;
    const parts = Array.isArray(value) ? value : value.entries().flat();
    meter.take(bytesOfStep * (parts.length + 1));
    for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]!);
  }
  return new Anchors(numbers);
}
