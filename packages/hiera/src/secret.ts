import { createSource, type Source, type Span } from "@cairn/diagnostics";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";

/** The display form of a secret. */
export const masked = "Sensitive [value redacted]";

/**
 * Text with everything masked that eyaml has encrypted: such values are passed through to the catalog, and not shown
 * anywhere else.
 */
export function maskText(text: string): string {
  return text.includes("ENC[") ? text.replace(/ENC\[[^\]]*\]?/g, masked) : text;
}

const cipher = /(?<!\w)ENC\[(?:\w+,[^\]]*\]?|[A-Za-z0-9+/=]{4}[A-Za-z0-9+/=\s]*\])/g;

/** The identity of each ciphertext in a string: the ciphertext without the white space that folds it. */
export function ciphersIn(text: string): string[] {
  if (!text.includes("ENC[")) return [];
  return Array.from(text.matchAll(cipher), ([found]) => found.replace(/\s+/g, ""));
}

/** Text in which `*` replaces each character of a ciphertext: every other position stays the same. */
export function maskCiphers(text: string): string {
  if (!text.includes("ENC[")) return text;
  return text.replace(cipher, (found) => `ENC[${found.slice(4).replace(/[^\s\]]/g, "*")}`);
}

/** The same position in a source whose lines can be shown: they contain no ciphertext. */
export function withoutCiphers(place: Span, masked = new Map<Source, Source>()): Span {
  const { name, text } = place.source;
  let source = masked.get(place.source);
  if (!source) masked.set(place.source, (source = createSource(name, maskCiphers(text))));
  return { ...place, source };
}

/** A value with its secrets masked. */
export function maskSecrets(value: Value): Value {
  if (typeof value === "string") return maskText(value);
  return holdsEncrypted(value) ? maskContainer(value) : value;
}

/** Whether data contains anything that eyaml has encrypted. */
export function holdsEncrypted(value: Value): boolean {
  const waiting: Value[] = [value];
  const seen = new Set<Value>();
  while (waiting.length > 0) {
    const each = waiting.pop()!;
    if (typeof each === "string" && each.includes("ENC[")) return true;
    if (typeof each !== "object" || each === null || seen.has(each)) continue;
    seen.add(each);
    if (isArray(each)) for (const part of each) waiting.push(part);
    else if (isHash(each)) for (const part of each.values()) waiting.push(part);
  }
  return false;
}

interface Frame {
  readonly keys: readonly Value[] | undefined;
  readonly parts: readonly Value[];
  readonly done: Value[];
}

/** Data is rebuilt from the inside out. */
function maskContainer(value: Value): Value {
  const frames: Frame[] = [frameOf(value)];
  for (;;) {
    const frame = frames.at(-1)!;
    const part = frame.parts[frame.done.length];
    if (frame.done.length < frame.parts.length) {
      if (part === undefined || typeof part === "string") frame.done.push(maskText(part ?? ""));
      else if (isArray(part) || isHash(part)) frames.push(frameOf(part));
      else frame.done.push(part);
      continue;
    }
    frames.pop();
    const made = frame.keys ? new HashValue(frame.keys.map((key, index) => [key, frame.done[index]!])) : frame.done;
    const outer = frames.at(-1);
    if (!outer) return made;
    outer.done.push(made);
  }
}

function frameOf(value: Value): Frame {
  if (isHash(value)) return { keys: value.keys(), parts: value.values(), done: [] };
  return { keys: undefined, parts: isArray(value) ? value : [value], done: [] };
}
