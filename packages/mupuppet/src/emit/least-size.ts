import { keyOfPart } from "./leads-to-itself.js";
import { levelOf, type Part } from "./rich-data.js";

interface Frame {
  readonly key: object;
  readonly parts: readonly Part[];
  next: number;
  size: number;
}

/**
 * A lower bound of a value's size in JSON, in UTF-16 units. Shared parts are visited once, so that values that would
 * grow beyond all bounds are detected before they are written; it may then even be `Infinity`.
 */
export class LeastSize {
  private readonly known = new Map<object, number>();

  of(value: Part): number {
    if (typeof value === "string") return value.length;
    if (typeof value !== "object") return 1;
    const frames: Frame[] = [];
    let size = this.enter(value, frames);
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      if (size !== undefined) frame.size += size + 1;
      size = frame.next < frame.parts.length ? this.enter(frame.parts[frame.next++]!, frames) : this.leave(frames);
    }
    return size!;
  }

  private leave(frames: Frame[]): number {
    const { key, size } = frames.pop()!;
    this.known.set(key, size);
    return size;
  }

  /** The size of a part that is known or small; undefined if it must be walked first, and then it waits in `frames`. */
  private enter(part: Part, frames: Frame[]): number | undefined {
    const key = typeof part === "object" && part !== null ? keyOfPart(part) : undefined;
    const known = key && this.known.get(key);
    if (known !== undefined) return known;
    const level = levelOf(part);
    if ("text" in level) return level.text.length;
    const named = "members" in level;
    const parts = named ? level.members.map(([, each]) => each) : level.items;
    const names = named ? level.members.reduce((sum, [name]) => sum + name.length + 4, 0) : 0;
    // A type may contain itself.
    this.known.set(key!, 0);
    frames.push({ key: key!, parts, next: 0, size: 2 + names });
    return undefined;
  }
}
