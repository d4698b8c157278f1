import type { ProvenanceLog } from "../provenance.js";
import type { StoreValue } from "../value.js";
import { jsonLayout } from "./json.js";
import type { Layout } from "./layout.js";
import { measure } from "./measure.js";
import { plainView, storeView, type View } from "./view.js";
import { Walk, type Sink } from "./walk.js";
import { yamlLayout } from "./yaml.js";

export type DataFormat = "json" | "yaml";

/** How a data reference is printed: as a string, or as a component of strings (`{"$data": "a:b"}`). */
export type PrintedReference = string | Readonly<Record<string, string>>;

export interface SerializeOptions {
  readonly format: DataFormat;
  /** The most bytes of UTF-8 that the text may take; 0 or nothing = any number. */
  readonly maxBytes?: number;
  /** By default the string `$.a:b`. A link that is still there is printed the same way. */
  readonly dataReference?: (path: readonly string[]) => PrintedReference;
}

/** The text in chunks of moderate size, or how many bytes it would have taken; nothing was expanded to find that out. */
export type Serialized = { readonly chunks: Iterable<string> } | { readonly tooLarge: number };

/** The text of `value`, whose components belong to `log`: order and exact digits are kept, a line end closes it. */
export function serialize(value: StoreValue, log: ProvenanceLog, options: SerializeOptions): Serialized {
  const view = storeView(log, options.dataReference ?? ((path) => `$.${path.join(":")}`));
  const layout = options.format === "json" ? jsonLayout() : yamlLayout();
  if (options.maxBytes !== undefined && options.maxBytes > 0) {
    const bytes = measure(value, view, layout) + 1;
    if (bytes > options.maxBytes) return { tooLarge: bytes };
  }
  return { chunks: { [Symbol.iterator]: () => chunksOf(value, view, layout) } };
}

/** Plain JavaScript data as JSON, however deep: what `JSON.stringify(value, undefined, 2)` prints, in chunks. */
export function serializePlain(value: unknown): Iterable<string> {
  return { [Symbol.iterator]: () => chunksOf(value, plainView, jsonLayout()) };
}

const chunkLength = 1 << 16;

function* chunksOf(value: unknown, view: View, layout: Layout): Generator<string, void> {
  let chunk = "";
  const sink: Sink = {
    text: (text) => {
      chunk += text;
    },
    skip: () => false,
    closed: () => {},
  };
  const walk = new Walk(value, view, layout, sink);
  while (walk.step()) {
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  yield `${chunk}\n`;
}
