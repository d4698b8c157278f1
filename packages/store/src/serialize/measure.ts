import { deepestIndent, type Layout } from "./layout.js";
import { byteLength } from "./text.js";
import type { View } from "./view.js";
import { Walk, type Frame, type Sink } from "./walk.js";

/** No notation here takes less than a quarter of its size on one line. */
const leastShare = 1 / 4;

/**
 * The size of `value` in bytes of UTF-8, exactly, or, if it is far beyond `limit`, approximately: it may be astronomic
 * (even `Infinity`). On one line the size of a container is independent of its position, so it is visited once, however
 * often it is shared; only what may be within the limit is visited once per depth, of which at most 65 are distinct.
 */
export function measure(value: unknown, view: View, layout: Layout, limit: number): number {
  const onOneLine = count(value, view, layout, 0);
  return onOneLine * leastShare > limit ? onOneLine : count(value, view, layout, deepestIndent);
}

function count(value: unknown, view: View, layout: Layout, inlineFrom: number): number {
  const counter = new Counter(inlineFrom);
  const walk = new Walk(value, view, layout, counter, inlineFrom);
  while (walk.step());
  return counter.total;
}

class Counter implements Sink {
  total = 0;
  private readonly known: Map<object, number>[] = [];
  private readonly inlineFrom: number;

  constructor(inlineFrom: number) {
    this.inlineFrom = inlineFrom;
  }

  write(text: string, frame: Frame | undefined): void {
    this.add(byteLength(text), frame);
  }

  skip(container: object, depth: number, parent: Frame | undefined): boolean {
    const bytes = this.known[Math.min(depth, this.inlineFrom)]?.get(container);
    if (bytes !== undefined) this.add(bytes, parent);
    return bytes !== undefined;
  }

  closed(frame: Frame, parent: Frame | undefined): void {
    const depth = Math.min(frame.depth, this.inlineFrom);
    (this.known[depth] ??= new Map()).set(frame.object, frame.bytes);
    this.add(frame.bytes, parent);
  }

  private add(bytes: number, frame: Frame | undefined): void {
    if (frame === undefined) this.total += bytes;
    else frame.bytes += bytes;
  }
}
