import { needText, str, type Methods } from "../methods/method.js";
import { fromBase64, inLines, toBase64 } from "../values/base64.js";
import { binaryString, bytesOfString } from "../values/bytes.js";
import { raise } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import { RHash, RString, RSymbol, type RClass, type RubyValue } from "../values/values.js";

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
