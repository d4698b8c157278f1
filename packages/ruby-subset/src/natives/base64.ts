import { needText, str, type Methods } from "../methods/method.js";
import { binaryString, bytesOfString } from "../values/bytes.js";
import { raise } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import { RHash, RString, RSymbol, type RClass, type RubyValue } from "../values/values.js";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes in Base64, on one line. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const bits = (one << 16) | (two << 8) | three;
    const count = Math.min(3, bytes.length - at) + 1;
    for (let sign = 0; sign < 4; sign++) text += sign < count ? letters[(bits >> (18 - 6 * sign)) & 63]! : "=";
  }
  return text;
}

/**
 * The bytes of Base64, as Ruby's `unpack('m')` decodes it: other characters are skipped, and so is everything after
 * `=`.
 */
export function fromBase64(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const sign of text) {
    if (sign === "=") break;
    const value = letters.indexOf(sign);
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    if (++count % 4 !== 1) bytes.push((bits >> (6 - 2 * ((count - 1) % 4))) & 255);
  }
  return Uint8Array.from(bytes);
}

function need(value: RubyValue | undefined): Uint8Array {
  return value instanceof RString ? bytesOfString(value) : new TextEncoder().encode(needText(value));
}

function strict(text: string): Uint8Array {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text) || text.includes("\n"))
    raise("ArgumentError", "invalid base64");
  return fromBase64(text);
}

const encoding = (make: (plain: string) => string): Methods<RClass>[string] => [
  1,
  2,
  (_self, [value, options], { interpreter }) => {
    const text = make(toBase64(need(value)));
    const isPlain = options instanceof RHash && options.get(RSymbol.of("padding"), interpreter) === false;
    return str(isPlain ? text.replace(/=+$/, "") : text);
  },
];

/** Lines of 60 characters, as `encode64` writes them. */
export function inLines(text: string): string {
  return text.replace(/.{1,60}/g, "$&\n");
}

const urlSafe = (text: string): string => text.replaceAll("+", "-").replaceAll("/", "_");

export const base64: NativeClass = {
  name: "Base64",
  isModule: true,
  classMethods: {
    encode64: encoding(inLines),
    strict_encode64: encoding((text) => text),
    urlsafe_encode64: encoding(urlSafe),
    decode64: [1, 1, (_self, [value]) => binaryString(fromBase64(needText(value)))],
    strict_decode64: [1, 1, (_self, [value]) => binaryString(strict(needText(value)))],
    urlsafe_decode64: [
      1,
      1,
      (_self, [value]) => {
        const text = needText(value).replaceAll("-", "+").replaceAll("_", "/");
        return binaryString(strict(/=/.test(text) ? text : text + "=".repeat((4 - (text.length % 4)) % 4)));
      },
    ],
  },
};
