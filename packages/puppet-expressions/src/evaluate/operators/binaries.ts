import type { BinaryValue } from "../../values/value.js";

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of one behind those of the other. */
export function joinBinaries(left: BinaryValue, right: BinaryValue): BinaryValue {
  return binaryOf([...bytesOf(left), ...bytesOf(right)]);
}

/** The bytes of a binary. */
export function bytesOf({ base64 }: BinaryValue): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const character of base64.replace(/=+$/, "")) {
    bits = ((bits << 6) | digits.indexOf(character)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return bytes;
}

/** Bytes as a value. */
export function binaryOf(bytes: readonly number[]): BinaryValue {
  let base64 = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const [first, second, third] = [bytes[index]!, bytes[index + 1], bytes[index + 2]];
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    base64 += digits[bits >> 18]! + digits[(bits >> 12) & 63]!;
    base64 +=
      (second === undefined ? "=" : digits[(bits >> 6) & 63]!) + (third === undefined ? "=" : digits[bits & 63]!);
  }
  return { kind: "binary", base64 };
}
