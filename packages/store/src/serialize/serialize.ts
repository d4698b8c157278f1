import type { ProvenanceLog } from "../provenance.js";
import type { StoreValue } from "../value.js";
import { jsonLayout } from "./json.js";
import { deepestIndent, type Layout } from "./layout.js";
import { measure } from "./measure.js";
import { byteLength } from "./text.js";
import { plainView, storeView, type View } from "./view.js";
import { TextSink, Walk } from "./walk.js";
import { yamlLayout } from "./yaml.js";

export type DataFormat = "json" | "yaml";

/** How a data reference is printed: as a string, or as a component of strings (`{"$data": "a:b"}`). */
export type PrintedReference = string | Readonly<Record<string, string>>;

export interface SerializeOptions {
  /** A format, or a notation of the language's own. */
  readonly format: DataFormat | Layout;
  /** The most bytes of UTF-8 that the text may take; 0 or nothing = any number. */
  readonly maxBytes?: number;
  /** By default the string `$.a:b`. A link that is still there is printed the same way. */
  readonly dataReference?: (path: readonly string[]) => PrintedReference;
}

/** The text in chunks of moderate size, or how many bytes it would have taken; next to nothing was expanded to find that out. */
export type Serialized = { readonly chunks: Iterable<string> } | { readonly tooLarge: number };

/** The text of `value`, whose components belong to `log`: order and exact digits are kept, a line end closes it. */
export function serialize(value: StoreValue, log: ProvenanceLog, options: SerializeOptions): Serialized {
  return serializeView(value, storeView(log, options.dataReference ?? dataReferenceText), options);
}

/** As `serialize`, for values that `view` knows to read: a result is printed as it is, without a tree of the store. */
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

/** The chunks of a text made by others, or how many bytes of UTF-8 they take at least, where that is more than `maxBytes` (0 = any number). */
export function boundText(chunks: Iterable<string>, maxBytes: number): Serialized {
  let bytes = 0;
  if (maxBytes > 0) for (const chunk of chunks) if ((bytes += byteLength(chunk)) > maxBytes) return { tooLarge: bytes };
  return { chunks };
}

/** A text up to this size is just written; a longer one is measured first. */
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

/** The most bytes that one UTF-16 unit takes: where so many fit nothing has to be counted. */
const mostBytes = 3;

/** Plain JavaScript data as JSON, however deep: what `JSON.stringify(value, undefined, 2)` prints, in chunks. */
export function serializePlain(value: unknown): Iterable<string> {
  return { [Symbol.iterator]: () => chunksOf(value, plainView, jsonLayout()) };
}

/** `value` as JSON on one line, or `undefined` as soon as that is seen to take more than `limit` UTF-16 units. */
export function serializeShort(value: StoreValue, log: ProvenanceLog, limit: number): string | undefined {
  const sink = new TextSink();
  const walk = new Walk(value, storeView(log, dataReferenceText), jsonLayout(), sink, 0);
  do if (sink.length > limit) return undefined;
  while (walk.step());
  return sink.take();
}

/** A data reference as JSON and YAML hold it: `$.a:b`. */
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
