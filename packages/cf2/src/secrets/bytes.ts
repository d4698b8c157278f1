/** Reads little-endian values from bytes sequentially; reading past the end returns `undefined`, and never throws. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  offset = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.offset;
  }

  /** The next `length` bytes as a copy. */
  take(length: number): Uint8Array<ArrayBuffer> | undefined {
    if (length > this.left) return undefined;
    const taken = new Uint8Array(length);
    taken.set(this.bytes.subarray(this.offset, this.offset + length));
    this.offset += length;
    return taken;
  }

  takeByte(): number | undefined {
    return this.left < 1 ? undefined : this.view.getUint8(this.offset++);
  }

  takeUint16(): number | undefined {
    if (this.left < 2) return undefined;
    this.offset += 2;
    return this.view.getUint16(this.offset - 2, true);
  }

  takeUint32(): number | undefined {
    if (this.left < 4) return undefined;
    this.offset += 4;
    return this.view.getUint32(this.offset - 4, true);
  }
}

/** An unsigned number of one to eight bytes, little-endian; beyond 2^53 only its magnitude is right. */
export function readUnsigned(bytes: Uint8Array): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
