/** `String#encode`: the same text in another encoding. */
import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { inspectString } from "@cairn/puppet-core/values";
import type { Interpreter } from "../evaluate/interpreter.js";
import { bytesOfString, encodingOf, stringIn } from "../values/bytes.js";
import { decode, encodeSign, encodingNamed, type Decoded } from "../values/encoding.js";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RHash, RProc, RString, RSymbol, type RubyValue } from "../values/values.js";
import { needText, str, type MethodCall } from "./method.js";

/** What is done with what one of the encodings doesn't have. */
interface Options {
  readonly invalid: boolean;
  readonly undef: boolean;
  readonly replace: string | undefined;
  readonly fallback: RubyValue;
}

/** `encode(to = UTF-8, from = the own, **options)`. */
export function* encoded(self: RString, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { interpreter } = call;
  const given = args.at(-1) instanceof RHash ? (args.at(-1) as RHash) : new RHash();
  const option = (name: string): RubyValue => given.get(RSymbol.of(name), interpreter) ?? null;
  const [to, from] = args.filter((each) => each !== given);
  const source = from === undefined ? encodingOf(self) : yield* resultOf(nameOfEncoding(from, call.interpreter));
  const target = to === undefined ? "UTF-8" : yield* resultOf(nameOfEncoding(to, call.interpreter));
  const replace = option("replace");
  const options: Options = {
    invalid: option("invalid") instanceof RSymbol,
    undef: option("undef") instanceof RSymbol,
    replace: replace === null ? undefined : needText(replace),
    fallback: option("fallback"),
  };
  const made = yield* resultOf(recoded(self, source, target, options, call));
  return finished(made, option);
}

/** What options make of the text itself. */
function finished(made: RString, option: (name: string) => RubyValue): RString {
  const xml = option("xml");
  if (xml instanceof RSymbol) return inXml(made.text, xml.name);
  if (option("universal_newline") === true) return str(made.text.replace(/\r\n?/g, "\n"));
  return option("crlf_newline") === true ? str(made.text.replace(/\n/g, "\r\n")) : made;
}

function inXml(text: string, kind: string): RString {
  const escaped = text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]!);
  return str(kind === "attr" ? `"${escaped.replaceAll('"', "&quot;")}"` : escaped);
}

/** The name of an encoding that is given by it, or as an object. */
export function nameOfEncoding(encoding: RubyValue, interpreter: Interpreter): Pending<string> {
  if (encoding instanceof RString) return encoding.text;
  return after(interpreter.send(encoding, "to_s", []), (name) => textOf(name, interpreter));
}

function* recoded(self: RString, from: string, to: string, options: Options, call: MethodCall): Evaluation<RString> {
  const [source, target] = [encodingNamed(from), encodingNamed(to)];
  if (source === undefined || target === undefined)
    return raise("Encoding::ConverterNotFoundError", `code converter not found (${from} to ${to})`);
  const bytes = bytesOfString(self);
  if (source === target && !options.invalid) return stringIn(bytes, target);
  const found: number[] = [];
  if (target === "UTF-16" || target === "UTF-32") found.push(...encodeSign("\ufeff", target)!);
  const pieces = decode(bytes, source);
  for (const [at, piece] of pieces.entries()) {
    call.interpreter.spend(1);
    if ("text" in piece)
      for (const sign of piece.text)
        found.push(...(encodeSign(sign, target) ?? (yield* resultOf(missing(sign, source, target, options, call)))));
    else if (source === "ASCII-8BIT" ? options.undef : options.invalid) found.push(...replacement(target, options));
    else refuseBytes(piece.invalid, pieces.slice(at + 1, at + 2), source, target);
  }
  call.interpreter.take(found.length);
  return stringIn(Uint8Array.from(found), target);
}

function replacement(target: string, { replace }: Options): readonly number[] {
  const text = replace ?? (target.startsWith("UTF") ? "\ufffd" : "?");
  return Array.from(text, (sign) => encodeSign(sign, target) ?? []).flat();
}

/** The bytes for a character that the encoding doesn't have. */
function* missing(
  sign: string,
  source: string,
  target: string,
  options: Options,
  { interpreter }: MethodCall,
): Evaluation<readonly number[]> {
  const { fallback } = options;
  if (fallback !== null) {
    const given =
      fallback instanceof RProc
        ? yield* resultOf(fallback.call([str(sign)]))
        : yield* resultOf(interpreter.send(fallback, "[]", [str(sign)]));
    if (given !== null) return Array.from(needText(given), (each) => encodeSign(each, target) ?? []).flat();
  }
  if (options.undef) return replacement(target, options);
  const point = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  const way = source === "UTF-8" ? "from UTF-8" : `to ${target} in conversion from ${source} to UTF-8`;
  return raise("Encoding::UndefinedConversionError", `${point} ${way} to ${target}`);
}

function refuseBytes(piece: Uint8Array, rest: readonly Decoded[], source: string, target: string): never {
  const bytes = shownBytes(piece);
  if (source !== "UTF-8" && source !== "US-ASCII") {
    const way = target === "UTF-8" ? "" : ` to ${target}`;
    const isDirect = source === "ASCII-8BIT" && way === "";
    const message = isDirect ? `from ${source} to UTF-8` : `to UTF-8 in conversion from ${source} to UTF-8${way}`;
    return raise("Encoding::UndefinedConversionError", `${bytes} ${message}`);
  }
  const [next] = rest;
  const begins = source === "UTF-8" && piece[0]! >= 0xc2 && piece[0]! < 0xf5;
  const following = next && ("text" in next ? inspectString(next.text[0]!) : shownBytes(next.invalid.subarray(0, 1)));
  const shown = !begins ? bytes : following === undefined ? `incomplete ${bytes}` : `${bytes} followed by ${following}`;
  return raise("Encoding::InvalidByteSequenceError", `${shown} on ${source}`);
}

function shownBytes(bytes: Uint8Array): string {
  return `"${Array.from(bytes, (byte) => `\\x${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")}"`;
}
