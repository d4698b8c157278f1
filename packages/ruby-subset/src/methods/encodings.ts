/** Strings in other encodings: text is UTF-8, and what isn't is bytes. */
import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { become, binaryString, bytesOfString, encodingOf, stringIn } from "../values/bytes.js";
import { decode, encodingNamed } from "../values/encoding.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { inspect } from "../values/print.js";
import { RClass, RString, type RubyValue } from "../values/values.js";
import { copyOfString } from "./copies.js";
import { encoded, nameOfEncoding } from "./encode.js";
import { needName, needText, str, type MethodCall, type Methods } from "./method.js";

function encodingObject(self: RString, interpreter: Interpreter): Pending<RubyValue> {
  return interpreter.send(interpreter.world.constant("Encoding", undefined) ?? new RClass("Encoding"), "find", [
    str(encodingOf(self)),
  ]);
}

/** `force_encoding`: the bytes stay, and are read in another way. */
function forced(self: RString, [encoding]: readonly RubyValue[], { interpreter }: { interpreter: Interpreter }) {
  return after(nameOfEncoding(encoding!, interpreter), (name) => {
    const known = encodingNamed(name) ?? raise("ArgumentError", `unknown encoding name - ${name}`);
    return become(self, stringIn(bytesOfString(self), known));
  });
}

function isValid(self: RString): boolean {
  const encoding = encodingOf(self);
  if (encoding === "ASCII-8BIT" || (encoding === "UTF-8" && !self.isBinary)) return true;
  const bytes = bytesOfString(self);
  const size = /^UTF-(16|32)/.exec(encoding)?.[1];
  if (size !== undefined) return bytes.length % (Number(size) / 8) === 0;
  return decode(bytes, encoding).every((piece) => "text" in piece);
}

/** Bytes that aren't text are replaced. */
function* scrubbed(self: RString, [by]: readonly RubyValue[], { block }: MethodCall): Evaluation<RubyValue> {
  if (isValid(self)) return copyOfString(self);
  const pieces: string[] = [];
  for (const piece of decode(bytesOfString(self), encodingOf(self))) {
    if ("text" in piece) pieces.push(piece.text);
    else if (by instanceof RString) pieces.push(by.text);
    else if (block) pieces.push(needText(yield* resultOf(block.call([binaryString(piece.invalid)]))));
    else pieces.push("\ufffd");
  }
  return str(pieces.join(""));
}

const forms: Readonly<Record<string, string>> = { nfc: "NFC", nfd: "NFD", nfkc: "NFKC", nfkd: "NFKD" };

/** A text with escapes for everything that isn't ASCII. */
function dumped(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (sign) => {
    const digits = sign.codePointAt(0)!.toString(16).toUpperCase();
    return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, "0")}`;
  });
}

/** `crypt`, as the host computes it; DES, which two letters of salt mean, isn't there. */
function crypted(self: RString, [given]: readonly RubyValue[], { interpreter }: { interpreter: Interpreter }) {
  const salt = needText(given);
  if (salt.length < 2) return raise("ArgumentError", "salt too short (need >=2 bytes)");
  const [, method, rounds, text] = /^\$([156])\$(?:(rounds=\d+)\$)?([^$]*)/.exec(salt) ?? [];
  const made =
    text === undefined || (rounds !== undefined && rounds !== "rounds=5000")
      ? undefined
      : interpreter.host.crypt?.(method as "1" | "5" | "6", self.text, text);
  if (made === undefined) return throwNotInterpreted(`\`String#crypt\` with the salt \`${salt}\``);
  interpreter.spend(100_000);
  const result = str(rounds === undefined ? made : made.replace(/^\$\d\$/, (start) => `${start}${rounds}$`));
  result.isBinary = true;
  return result;
}

/** What strings do with encodings. */
export const encodingMethods: Methods<RString> = {
  encoding: [0, 0, (self, _args, { interpreter }) => encodingObject(self, interpreter)],
  force_encoding: [1, 1, forced],
  encode: [0, 3, encoded],
  "valid_encoding?": [0, 0, isValid],
  scrub: [0, 1, scrubbed],
  b: [0, 0, (self) => binaryString(bytesOfString(self))],
  unicode_normalize: [
    0,
    1,
    ({ text }, [form]) => str(text.normalize(form === undefined ? "NFC" : (forms[needName(form)] ?? "NFC"))),
  ],
  dump: [0, 0, (self, _args, { interpreter }) => str(dumped(inspect(self, interpreter)))],
  "casecmp?": [1, 1, ({ text }, [other]) => (other instanceof RString ? folded(text) === folded(other.text) : null)],
  crypt: [1, 1, crypted],
};

/** Without differences of case; `ß` is `ss`. */
function folded(text: string): string {
  return text.toUpperCase().toLowerCase();
}
