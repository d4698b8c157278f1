const openPgpBlob = 2;

/**
 * The keys in a keybox (`pubring.kbx`), in which GnuPG stores its keyring since version 2.1: each in the format of a
 * binary key file. Empty if the bytes aren't a keybox.
 */
export function readKeybox(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const keys: Uint8Array[] = [];
  for (let start = 0; start + 20 <= bytes.length;) {
    const length = view.getUint32(start);
    if (length < 20 || start + length > bytes.length) return keys;
    const from = view.getUint32(start + 8);
    const size = view.getUint32(start + 12);
    if (bytes[start + 4] === openPgpBlob && from + size <= length)
      keys.push(bytes.subarray(start + from, start + from + size));
    start += length;
  }
  return keys;
}

/** Whether bytes have the header of a keybox. */
export function isKeybox(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(8, 12)) === "KBXf";
}
