import { Component } from "../component.js";
import type { ProvenanceLog, RecordId } from "../provenance.js";
import { kindOf, type DataReference, type ExactNumber, HiddenText, type Link, type StoreValue } from "../value.js";
import type { Layout } from "./layout.js";
import type { PrintedReference } from "./serialize.js";

/** A container as the writer traverses it: pairs whose second half `View.value` turns into a value. */
export interface Container {
  readonly object: object;
  readonly named: boolean;
  readonly size: number;
  entries(): Iterator<readonly [unknown, unknown]>;
}

/** What the writer can write: the values of a store, or plain JavaScript data. */
export interface View {
  /** `undefined` for a scalar. */
  container(value: unknown): Container | undefined;
  /** The value of an entry of a named container. */
  value(entry: unknown): unknown;
  scalar(value: unknown, layout: Layout, inline: boolean): string;
}

/** The values of a store. */
export function storeView(log: ProvenanceLog, dataReference: (path: readonly string[]) => PrintedReference): View {
  return {
    container(value) {
      if (Array.isArray(value)) return vectorContainer(value);
      if (!(value instanceof Component)) return undefined;
      return { object: value, named: true, size: value.size, entries: () => value.entries()[Symbol.iterator]() };
    },
    value: (entry) => log.value(entry as RecordId),
    scalar: (value, layout, inline) => storeScalar(value as StoreValue, layout, inline, dataReference),
  };
}

/** Plain JavaScript data, as `JSON.stringify` interprets it. */
export const plainView: View = {
  container(value) {
    if (Array.isArray(value)) return vectorContainer(value);
    if (typeof value !== "object" || value === null) return undefined;
    const entries = Object.entries(value).filter(([, member]) => isPrintable(member));
    return { object: value, named: true, size: entries.length, entries: () => entries[Symbol.iterator]() };
  },
  value: (entry) => entry,
  scalar(value, layout, inline) {
    if (typeof value === "string") return layout.quote(value, inline);
    if (typeof value === "number" && Number.isFinite(value)) return layout.number(String(value));
    if (typeof value === "bigint") return layout.number(String(value));
    return typeof value === "boolean" ? String(value) : layout.null;
  },
};

function isPrintable(member: unknown): boolean {
  return member !== undefined && typeof member !== "function" && typeof member !== "symbol";
}

/** A vector as the writer traverses it. */
export function vectorContainer(vector: readonly unknown[]): Container {
  return { object: vector, named: false, size: vector.length, entries: () => vector.entries() };
}

type Scalar = Exclude<StoreValue, object> | null | ExactNumber | DataReference | HiddenText | Link;

function storeScalar(
  value: StoreValue,
  layout: Layout,
  inline: boolean,
  dataReference: (path: readonly string[]) => PrintedReference,
): string {
  const scalar = value as Scalar;
  if (typeof scalar !== "object" || scalar === null) return plainView.scalar(scalar, layout, inline);
  if (scalar instanceof HiddenText) return layout.quote(scalar.mask, inline);
  if (kindOf(value) === "unknown") return layout.null;
  if (scalar.kind === "number") return layout.number(scalar.digits);
  if (layout.reference) return layout.reference(scalar);
  const printed = dataReference(scalar.path);
  return typeof printed === "string" ? layout.quote(printed, inline) : inlineRecord(printed, layout);
}

function inlineRecord(record: Readonly<Record<string, string>>, layout: Layout): string {
  const members = Object.entries(record).map(
    ([name, text]) => `${layout.quote(name, true)}: ${layout.quote(text, true)}`,
  );
  return `{${members.join(", ")}}`;
}
