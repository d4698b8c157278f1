import { createSource, type Source } from "./source.js";

/** Why a file's bytes are no text, and the UTF-16 offset in the decoded text at which the trouble begins. */
export interface DecodeProblem {
  readonly kind: "invalid-utf8" | "nul-character";
  readonly offset: number;
}

/** A file's bytes as a source. */
export interface Decoded {
  readonly source: Source;
  readonly problem?: DecodeProblem;
}

/**
 * Decodes `bytes` as strict UTF-8 without its byte order mark. The source is always there: up to the offset of
 * the problem it is exactly what the user wrote, behind it what can't be read stands as U+FFFD. Only the first
 * problem is told. Takes linear time and never throws.
 */
export function decodeSource(name: string, bytes: Uint8Array): Decoded {
  const source = createSource(name, decodeLoosely(bytes));
  const problem = firstProblem(source.text, bytes);
  return problem ? { source, problem } : { source };
}

function firstProblem(text: string, bytes: Uint8Array): DecodeProblem | undefined {
  const nul = text.indexOf("\0");
  const invalid = text.includes("\ufffd") ? invalidOffset(bytes) : -1;
  if (invalid >= 0 && (nul < 0 || invalid < nul)) return { kind: "invalid-utf8", offset: invalid };
  return nul < 0 ? undefined : { kind: "nul-character", offset: nul };
}

/** A U+FFFD in the text may be the user's own: only the bytes know. */
function invalidOffset(bytes: Uint8Array): number {
  const valid = validLength(bytes);
  return valid === bytes.length ? -1 : createSource("", decodeLoosely(bytes.subarray(0, valid))).text.length;
}

/** One for all files: to make one takes longer than to decode a short file. */
let decoder: InstanceType<typeof TextDecoder> | undefined;

function decodeLoosely(bytes: Uint8Array): string {
  decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
  return decoder.decode(bytes);
}

/** How many leading bytes are well-formed UTF-8 (Unicode standard, table 3-7). */
function validLength(bytes: Uint8Array): number {
  let index = 0;
  while (index < bytes.length) {
    const size = sequenceLength(bytes, index);
    if (size === 0) return index;
    index += size;
  }
  return index;
}

/** The length of the character that begins at `index`, or 0 where none does. */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const lead = bytes[index]!;
  if (lead < 0x80) return 1;
  const size = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let step = 1; step < size; step++) {
    const byte = bytes[index + step] ?? 0;
    const [low, high] = step === 1 ? secondByteRange(lead) : [0x80, 0xbf];
    if (byte < low || byte > high) return 0;
  }
  return size;
}

/** Narrower than usual where overlong forms, surrogates and code points behind U+10FFFF would otherwise fit. */
function secondByteRange(lead: number): readonly [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  if (lead === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}
