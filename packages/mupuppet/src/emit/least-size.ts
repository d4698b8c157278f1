import { levelOf, type Part } from "./rich-data.js";

interface Frame {
  readonly key: object;
  readonly parts: readonly Part[];
  next: number;
  size: number;
}

/**
 * The least that a value may take in JSON, in UTF-16 units. What stands in several places is looked at once, so that values
 * that would grow beyond all bounds are found out before they are written; then it may even be `Infinity`.
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

  /** The size of what is known or small; of what must be walked first, nothing, and it waits in `frames`. */
  private enter(part: Part, frames: Frame[]): number | undefined {
    const key = typeof part === "object" && part !== null ? part : undefined;
    const known = key && this.known.get(key);
    if (known !== undefined) return known;
    const level = levelOf(part);
    if ("text" in level) return level.text.length;
    const named = "members" in level;
    const parts = named ? level.members.map(([, each]) => each) : level.items;
    const names = named ? level.members.reduce((sum, [name]) => sum + name.length + 4, 0) : 0;
    frames.push({ key: key!, parts, next: 0, size: 2 + names });
    return undefined;
  }
}
