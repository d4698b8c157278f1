import { ByteReader } from "./bytes.js";

/** A dictionary in the encoding of KDBX 4: the bytes of each value by its name; undefined if it is damaged. */
export function readVariants(bytes: Uint8Array): ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined {
  const reader = new ByteReader(bytes);
  const version = reader.takeUint16();
  if (version === undefined || version >> 8 !== 1) return undefined;
  const values = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let type = reader.takeByte(); type !== 0; type = reader.takeByte()) {
    const key = type === undefined ? undefined : takeSized(reader);
    const value = key && takeSized(reader);
    if (!value) return undefined;
    values.set(new TextDecoder().decode(key), value);
  }
  return values;
}

function takeSized(reader: ByteReader): Uint8Array<ArrayBuffer> | undefined {
  const length = reader.takeUint32();
  return length === undefined ? undefined : reader.take(length);
}
