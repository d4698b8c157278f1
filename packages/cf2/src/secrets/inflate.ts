import { joinBytes } from "./bytes.js";
import { LIMITS } from "./limits.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** Unpacks gzip; undefined if it is damaged or would exceed the limit, which is detected while unpacking. */
export async function inflate(bytes: Bytes, limit: number = LIMITS.unpacked): Promise<Bytes | undefined> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const step = await unpacked.read().catch(() => undefined);
    if (!step) return undefined;
    if (step.done) return joinBytes(parts);
    const part = step.value as Uint8Array;
    size += part.length;
    if (size > limit) {
      await unpacked.cancel();
      return undefined;
    }
    parts.push(part);
  }
}
