import type { Fix } from "./diagnostic.js";
import { createSource, type Source } from "./source.js";
import { createSpan } from "./span.js";

/** Why a file's bytes aren't text, and the UTF-16 offset in the decoded text at which the problem begins. */
export interface DecodeProblem {
  readonly kind: "invalid-utf8" | "nul-character";
  readonly offset: number;
  /** Removes stray NUL characters, if the file is otherwise text. */
  readonly fixes: readonly Fix[];
}

/** A file's bytes as a source. */
export interface Decoded {
  readonly source: Source;
  readonly problem?: DecodeProblem;
}

/**
 * Decodes `bytes` as strict UTF-8 without its byte order mark. There is always a source: up to the offset of the
 * problem it is exactly what the user wrote, after it undecodable bytes are replaced by U+FFFD. Only the first problem
 * is reported. Takes linear time and never throws.
 */
export function decodeSource(name: string, bytes: Uint8Array): Decoded {
  const source = createSource(name, decodeLoosely(bytes));
  const problem = firstProblem(source.text, bytes);
  return problem ? { source, problem: { ...problem, fixes: fixesOf(source, problem.kind) } } : { source };
}

/** With more of them the file is hardly text: it may be UTF-16, or a binary file. */
const mostNuls = 20;

function fixesOf(source: Source, kind: DecodeProblem["kind"]): Fix[] {
  const { text } = source;
  const edits = [];
  if (kind === "invalid-utf8" || text.includes("\ufffd")) return [];
  for (let at = text.indexOf("\0"); at >= 0; at = text.indexOf("\0", at + 1)) {
    if (edits.length === mostNuls) return [];
    edits.push({ span: createSpan(source, at, at + 1), text: "" });
  }
  return edits.length * 2 < text.length ? [{ label: "remove U+0000", edits }] : [];
}

function firstProblem(text: string, bytes: Uint8Array): Omit<DecodeProblem, "fixes"> | undefined {
  const nul = text.indexOf("\0");
  const invalid = text.includes("\ufffd") ? invalidOffset(bytes) : -1;
  if (invalid >= 0 && (nul < 0 || invalid < nul)) return { kind: "invalid-utf8", offset: invalid };
  return nul < 0 ? undefined : { kind: "nul-character", offset: nul };
}

/** A U+FFFD in the text may be the user's own: only the bytes can tell. */
function invalidOffset(bytes: Uint8Array): number {
  const valid = validLength(bytes);
  return valid === bytes.length ? -1 : createSource("", decodeLoosely(bytes.subarray(0, valid))).text.length;
}

/** Shared by all files: creating one takes longer than decoding a short file. */
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

/** The length of the character that begins at `index`, or 0 if it is invalid. */
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

/** Narrower than usual if overlong forms, surrogates and code points beyond U+10FFFF would otherwise be accepted. */
function secondByteRange(lead: number): readonly [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  if (lead === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}
