import { Component } from "./component.js";
import type { ProvenanceLog } from "./provenance.js";
import { serializeShort } from "./serialize/serialize.js";
import { HiddenText, kindOf, type DataReference, type StoreValue } from "./value.js";

/** A value in a form for people and one for programs, both of bounded length. */
export interface ShownValue {
  /** `"text"`, `{2 attributes}`, `[1, 2]`, `DATA a:b`. */
  readonly text: string;
  /** JSON on one line; of a value that is too large, its `text` as a JSON string. */
  readonly json: string;
}

const longestText = 80;
const mostUnits = 1000;

/** Abbreviates `value` for use within a message or table; `member`: what the language calls a part of a component. */
export function showValue(value: StoreValue, log: ProvenanceLog, member = "attribute"): ShownValue {
  const json = serializeShort(value, log, mostUnits);
  const text = shortText(value, json, member);
  return { text, json: json ?? JSON.stringify(text) };
}

function shortText(value: StoreValue, line: string | undefined, member: string): string {
  if (value instanceof HiddenText) return value.mask;
  if (value instanceof Component) return value.size === 1 ? `{1 ${member}}` : `{${value.size} ${member}s}`;
  if (Array.isArray(value)) {
    if (line !== undefined && line.length <= longestText) return line;
    return value.length === 1 ? "[1 value]" : `[${value.length} values]`;
  }
  if (kindOf(value) === "data") return shortened(`DATA ${(value as DataReference).path.join(":")}`);
  if (line !== undefined && line.length <= longestText) return line;
  if (typeof value === "string") return `${JSON.stringify(value.slice(0, longestText - 1)).slice(0, -1)}…"`;
  return line === undefined ? "a long number" : shortened(line);
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)}…`;
}
