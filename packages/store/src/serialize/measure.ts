import { deepestIndent, type Layout } from "./layout.js";
import { byteLength } from "./text.js";
import type { View } from "./view.js";
import { Walk, type Frame, type Sink } from "./walk.js";

/**
 * The bytes of UTF-8 that `value` takes when written. A container is walked once for each depth at which it stands,
 * and no more than 65 times, however often it is shared; what it takes may be beyond all bounds (even `Infinity`).
 */
export function measure(value: unknown, view: View, layout: Layout): number {
  const counter = new Counter();
  const walk = new Walk(value, view, layout, counter, deepestIndent);
  while (walk.step());
  return counter.total;
}

class Counter implements Sink {
  total = 0;
  private readonly known: Map<object, number>[] = [];

  write(text: string, frame: Frame | undefined): void {
    this.add(byteLength(text), frame);
  }

  skip(container: object, depth: number, parent: Frame | undefined): boolean {
    const bytes = this.known[Math.min(depth, deepestIndent)]?.get(container);
    if (bytes !== undefined) this.add(bytes, parent);
    return bytes !== undefined;
  }

  closed(frame: Frame, parent: Frame | undefined): void {
    const depth = Math.min(frame.depth, deepestIndent);
    (this.known[depth] ??= new Map()).set(frame.object, frame.bytes);
    this.add(frame.bytes, parent);
  }

  private add(bytes: number, frame: Frame | undefined): void {
    if (frame === undefined) this.total += bytes;
    else frame.bytes += bytes;
  }
}
