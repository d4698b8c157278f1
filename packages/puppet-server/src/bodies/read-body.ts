/**
 * The work on a body that takes long if the body is large. These functions also run in a thread, which gets their source: they use
 * nothing but each other.
 */

/** A body before its JSON is parsed. */
export interface ReadBody {
  /** The form's fields but for the facts; empty if the body is JSON. */
  readonly fields: readonly [name: string, value: string][];
  /** The JSON; undefined in a form without facts. */
  readonly json: string | undefined;
  /** Whether the facts of the form can't be decoded. */
  readonly isBroken: boolean;
  readonly depth: number;
  readonly values: number;
}

export type BodyKind = "form" | "json";

export function readBody(kind: BodyKind, body: string): ReadBody {
  const { facts, fields } = kind === "form" ? splitForm(body) : { facts: body, fields: [] };
  const json = facts === undefined || kind === "json" ? facts : decodeFacts(facts);
  return { fields, json, isBroken: json === undefined && facts !== undefined, ...measureJson(json ?? "") };
}

/** The fields of a form. A form of an agent has about ten; all beyond a hundred are ignored. */
export function splitForm(body: string): { facts: string | undefined; fields: [string, string][] } {
  const fields: [string, string][] = [];
  let facts: string | undefined;
  for (const [name, value] of new URLSearchParams(body)) {
    if (name === "facts") facts ??= value;
    else if (fields.length < 100) fields.push([name, value]);
  }
  return { facts, fields };
}

/** Facts are encoded twice; undefined if they can't be decoded. */
export function decodeFacts(text: string): string | undefined {
  if (/^\s*\{/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** How deep JSON nests, and how many values it has at most: each follows a comma or an opening bracket. */
export function measureJson(text: string): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) {
      for (at++; at < text.length && text.charCodeAt(at) !== 0x22; at++) if (text.charCodeAt(at) === 0x5c) at++;
    } else if (sign === 0x2c) values++;
    else if (sign === 0x5b || sign === 0x7b) {
      values++;
      deepest = Math.max(deepest, ++depth);
    } else if (sign === 0x5d || sign === 0x7d) depth--;
  }
  return { depth: deepest, values };
}
