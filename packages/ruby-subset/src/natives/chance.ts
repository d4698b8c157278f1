import type { RandomNumbers } from "@cairn/puppet-core/functions/ruby";
import { needCount, str, type MethodCall, type Methods } from "../methods/method.js";
import { binaryString } from "../values/bytes.js";
import type { NativeClass } from "../values/module-body.js";
import type { RClass, RubyValue } from "../values/values.js";
import { chanceOf, randomFrom } from "../methods/chance.js";
import { toBase64 } from "../values/base64.js";

type Make = (chance: RandomNumbers, args: readonly RubyValue[], call: MethodCall) => RubyValue;

const secure = (name: string, make: Make): Methods<RClass>[string] => [
  0,
  2,
  (_self, args, call) => make(chanceOf(`SecureRandom.${name}`, call.interpreter), args, call),
];

function bytes(chance: RandomNumbers, count: RubyValue | undefined, call: MethodCall): Uint8Array {
  const length = count === undefined || count === null ? 16 : needCount(count);
  call.interpreter.take(length);
  call.interpreter.spend(length);
  return Uint8Array.from({ length }, () => Number(chance.upTo(255n)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function uuid(chance: RandomNumbers, call: MethodCall): string {
  const made = bytes(chance, undefined, call);
  made[6] = (made[6]! & 0x0f) | 0x40;
  made[8] = (made[8]! & 0x3f) | 0x80;
  return hex(made).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random values: of the run's seed, if it has one. */
export const secureRandom: NativeClass = {
  name: "SecureRandom",
  isModule: true,
  classMethods: Object.fromEntries(
    Object.entries<Make>({
      hex: (chance, [count], call) => str(hex(bytes(chance, count, call))),
      uuid: (chance, _args, call) => str(uuid(chance, call)),
      random_number: (chance, [limit]) => randomFrom(chance, limit === 0n ? undefined : limit),
      rand: (chance, [limit]) => randomFrom(chance, limit === 0n ? undefined : limit),
      random_bytes: (chance, [count], call) => binaryString(bytes(chance, count, call)),
      bytes: (chance, [count], call) => binaryString(bytes(chance, count, call)),
      base64: (chance, [count], call) => str(toBase64(bytes(chance, count, call))),
      urlsafe_base64: (chance, [count], call) =>
        str(
          toBase64(bytes(chance, count, call))
            .replaceAll("+", "-")
            .replaceAll("/", "_")
            .replaceAll("=", ""),
        ),
      alphanumeric: (chance, [count], call) =>
        str(Array.from(bytes(chance, count, call), () => letters[Number(chance.upTo(61n))]!).join("")),
    }).map(([name, make]) => [name, secure(name, make)]),
  ),
};
