/** Strings in other encodings: text is UTF-8, and what isn't is bytes. */
import { after, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { binaryString, bytesOfString, decodedText, inEncoding } from "../values/bytes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import { RClass, RHash, RString, RSymbol, type RubyValue } from "../values/values.js";
import { isAscii } from "./mark-binary.js";
import { needName, needText, str, type Methods } from "./method.js";

function encodingOf(self: RString, interpreter: Interpreter): Pending<RubyValue> {
  const name = self.isBinary ? "ASCII-8BIT" : "UTF-8";
  return interpreter.send(interpreter.world.constant("Encoding", undefined) ?? new RClass("Encoding"), "find", [
    str(name),
  ]);
}

/** `force_encoding`: the bytes stay, and are read in another way. */
function forced(self: RString, [encoding]: readonly RubyValue[], { interpreter }: { interpreter: Interpreter }) {
  return after(nameOf(encoding!, interpreter), (name) => {
    if (self.isBinary && /utf-?8/i.test(name) && isText(self)) {
      self.text = decodedText(bytesOfString(self));
      self.isBinary = false;
    } else if (!self.isBinary && /^(?:ascii-8bit|binary)$/i.test(name)) {
      self.text = binaryString(bytesOfString(self)).text;
      self.isBinary = true;
    }
    return self;
  });
}

function nameOf(encoding: RubyValue, interpreter: Interpreter): Pending<string> {
  if (encoding instanceof RString) return encoding.text;
  return after(interpreter.send(encoding, "to_s", []), (name) => textOf(name, interpreter));
}

function isText(string: RString): boolean {
  if (!string.isBinary) return true;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytesOfString(string));
    return true;
  } catch {
    return false;
  }
}

/** `encode`, whose last argument may hold options. */
function encoded(self: RString, args: readonly RubyValue[], { interpreter }: { interpreter: Interpreter }) {
  const options = args.at(-1) instanceof RHash ? (args.at(-1) as RHash) : new RHash();
  const option = (name: string): RubyValue => options.get(RSymbol.of(name), interpreter) ?? null;
  const xml = option("xml");
  if (xml instanceof RSymbol) return inXml(self.text, xml.name);
  const [to, from] = args.filter((each) => each !== options);
  if (to === undefined) return copyOf(self);
  return after(nameOf(to, interpreter), (target) =>
    after(from === undefined ? undefined : nameOf(from, interpreter), (source) =>
      recoded(source === undefined ? self : readAs(self, source), target, option),
    ),
  );
}

function inXml(text: string, kind: string): RString {
  const escaped = text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]!);
  return str(kind === "attr" ? `"${escaped.replaceAll('"', "&quot;")}"` : escaped);
}

/** A string's bytes as text of an encoding. */
function readAs(self: RString, encoding: string): RString {
  if (/^(?:iso-?8859-1|latin1|windows-1252|cp1252)$/i.test(encoding))
    return str(binaryString(bytesOfString(self)).text);
  return self;
}

/** The highest code point that an encoding of one byte has. */
const highest: Readonly<Record<string, number>> = {
  "us-ascii": 127,
  ascii: 127,
  "iso-8859-1": 255,
  "ascii-8bit": 127,
  binary: 127,
};

function copyOf(self: RString): RString {
  const made = str(self.text);
  made.isBinary = self.isBinary;
  return made;
}

const hasHighBytes = (text: string): boolean => /[\x80-\xff]/.test(text);

function recoded(self: RString, target: string, option: (name: string) => RubyValue): RString {
  if (self.isBinary && /^(?:ascii-8bit|binary)$/i.test(target)) return copyOf(self);
  if (self.isBinary && isAscii(self)) return str(self.text);
  const limit = highest[target.toLowerCase()];
  if (limit === undefined) return copyOf(inEncoding(self, target));
  const fallback = option("undef") === null ? undefined : option("replace");
  const signs = Array.from(self.text, (sign) => {
    const point = sign.codePointAt(0)!;
    if (point <= limit) return sign;
    if (fallback !== undefined) return fallback instanceof RString ? fallback.text : "?";
    const shown = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    return raise("Encoding::UndefinedConversionError", `${shown} from UTF-8 to ${target.toUpperCase()}`);
  });
  const made = str(signs.join(""));
  made.isBinary = /^(?:ascii-8bit|binary)$/i.test(target) || (limit === 255 && hasHighBytes(made.text));
  return made;
}

/** Bytes that aren't text are replaced. */
function scrubbed(self: RString, [by]: readonly RubyValue[]): RString {
  if (isText(self)) return str(self.text);
  const sign = by instanceof RString ? by.text : "\ufffd";
  return str(decodedText(bytesOfString(self)).replaceAll("\ufffd", () => sign));
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
  encoding: [0, 0, (self, _args, { interpreter }) => encodingOf(self, interpreter)],
  force_encoding: [1, 1, forced],
  encode: [0, 3, encoded],
  "valid_encoding?": [0, 0, isText],
  scrub: [0, 1, scrubbed],
  b: [
    0,
    0,
    (self) => {
      const made = binaryString(bytesOfString(self));
      made.isBinary = true;
      return made;
    },
  ],
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
