import { scalarOf } from "./formats/scalar.js";
import type { ProvenanceLog } from "./provenance.js";
import { shortJson, treeView } from "./serialize/serialize.js";
import type { View } from "./serialize/view.js";
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
export function showValue(value: StoreValue, log: ProvenanceLog, member?: string): ShownValue {
  const shown = showView(value, treeView(log), member);
  if (value instanceof HiddenText) return { ...shown, text: value.mask };
  if (kindOf(value) !== "data") return shown;
  return { ...shown, text: shortened(`DATA ${(value as DataReference).path.join(":")}`) };
}

/** The same for a value that isn't in a store, but that `view` can read. */
export function showView(value: unknown, view: View, member = "attribute"): ShownValue {
  const json = shortJson(value, view, mostUnits);
  const text = shortText(value, view, json, member);
  return { text, json: json ?? JSON.stringify(text) };
}

function shortText(value: unknown, view: View, line: string | undefined, member: string): string {
  const container = view.container(value);
  const isShort = line !== undefined && line.length <= longestText;
  if (container?.named) return container.size === 1 ? `{1 ${member}}` : `{${container.size} ${member}s}`;
  if (isShort) return line;
  if (container) return container.size === 1 ? "[1 value]" : `[${container.size} values]`;
  const { kind, text } = scalarOf(value, view);
  if (kind === "string") return `${JSON.stringify(text.slice(0, longestText - 1)).slice(0, -1)}…"`;
  return line === undefined ? "a long number" : shortened(line);
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)}…`;
}
