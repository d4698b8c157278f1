/**
 * Prints results as text, in chunks, so that their size is bounded and no whole copy is kept. One file per format.
 */
import type { ProvenanceLog } from "../provenance.js";
import type { StoreValue } from "../value.js";
import { jsonLayout } from "./json.js";
import { deepestIndent, type Layout } from "./layout.js";
import { measure } from "./measure.js";
import { byteLength } from "./text.js";
import { plainView, storeView, type View } from "./view.js";
import { TextSink, Walk } from "./walk.js";
import { yamlLayout } from "./yaml.js";

/** The formats that hold every value of a store. */
export type DataFormat = "json" | "yaml";

/** The printed form of a data reference: a string, or a component of strings (`{"$data": "a:b"}`). */
export type PrintedReference = string | Readonly<Record<string, string>>;

/** How values become text, and how much of it. */
export interface SerializeOptions {
  /** A format, or a notation of the language's own. */
  readonly format: DataFormat | Layout;
  /** The maximum size in bytes of UTF-8; 0 or undefined = no limit. */
  readonly maxBytes?: number;
  /** By default the string `$.a:b`. A remaining link is printed the same way. */
  readonly dataReference?: (path: readonly string[]) => PrintedReference;
}

/**
 * The text in chunks of moderate size, or its size in bytes if that is too large; determining the size expands next to
 * nothing.
 */
export type Serialized = { readonly chunks: Iterable<string> } | { readonly tooLarge: number };

/**
 * Prints `value`, whose components belong to `log`: order and exact digits are kept, and the text ends with a line
 * break.
 */
export function serialize(value: StoreValue, log: ProvenanceLog, options: SerializeOptions): Serialized {
  return serializeView(value, treeView(log, options.dataReference), options);
}

/** The values of a tree as formats read them. */
export function treeView(
  log: ProvenanceLog,
  dataReference: (path: readonly string[]) => PrintedReference = dataReferenceText,
): View {
  return storeView(log, dataReference);
}

/**
 * Like `serialize`, for values that `view` can read: they are printed without converting them to a tree of the store.
 */
export function serializeView(
  value: unknown,
  view: View,
  { format, maxBytes = 0 }: Omit<SerializeOptions, "dataReference">,
): Serialized {
  const layout = format === "json" ? jsonLayout() : format === "yaml" ? yamlLayout() : format;
  const all = { [Symbol.iterator]: () => chunksOf(value, view, layout) };
  if (maxBytes <= 0) return { chunks: all };
  const short = shortText(all, Math.min(maxBytes, longestShort));
  if (short) return { chunks: short };
  const bytes = measure(value, view, layout, maxBytes) + 1;
  return bytes > maxBytes ? { tooLarge: bytes } : { chunks: all };
}

/**
 * Passes chunks on, or returns a lower bound of their size in bytes of UTF-8 if that exceeds `maxBytes` (0 = no limit).
 */
export function boundText(chunks: Iterable<string>, maxBytes: number): Serialized {
  let bytes = 0;
  if (maxBytes > 0) for (const chunk of chunks) if ((bytes += byteLength(chunk)) > maxBytes) return { tooLarge: bytes };
  return { chunks };
}

/** Output up to this size is simply written; larger output is measured first. */
const longestShort = 1 << 24;

/** All chunks, if they take no more than `limit` bytes. */
function shortText(chunks: Iterable<string>, limit: number): readonly string[] | undefined {
  const kept: string[] = [];
  let units = 0;
  for (const chunk of chunks) {
    units += chunk.length;
    if (units > limit) return undefined;
    kept.push(chunk);
  }
  if (units * mostBytes <= limit) return kept;
  return kept.reduce((bytes, chunk) => bytes + byteLength(chunk), 0) <= limit ? kept : undefined;
}

/** The most bytes of one UTF-16 unit: if that many fit, counting is unnecessary. */
const mostBytes = 3;

/** Plain JavaScript data as JSON, however deep: the output of `JSON.stringify(value, undefined, 2)`, in chunks. */
export function serializePlain(value: unknown): Iterable<string> {
  return { [Symbol.iterator]: () => chunksOf(value, plainView, jsonLayout()) };
}

/** `value` as JSON on one line, or `undefined` as soon as it exceeds `limit` UTF-16 units. */
export function serializeShort(value: StoreValue, log: ProvenanceLog, limit: number): string | undefined {
  return shortJson(value, treeView(log), limit);
}

/** The same for a value that `view` can read. */
export function shortJson(value: unknown, view: View, limit: number): string | undefined {
  const sink = new TextSink();
  const walk = new Walk(value, view, jsonLayout(), sink, 0);
  do if (sink.length > limit) return undefined;
  while (walk.step());
  return sink.take();
}

/** A data reference as JSON and YAML represent it: `$.a:b`. */
export function dataReferenceText(path: readonly string[]): string {
  return `$.${path.join(":")}`;
}

const chunkLength = 1 << 16;

function* chunksOf(value: unknown, view: View, layout: Layout): Generator<string, void> {
  const sink = new TextSink();
  const walk = new Walk(value, view, layout, sink, deepestIndent);
  while (walk.step()) {
    if (sink.length >= chunkLength) yield sink.take();
  }
  yield `${sink.take()}\n`;
}
