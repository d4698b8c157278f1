/**
 * Prints the result in a format that all languages offer, or as SmartFrog itself (`program-layout`). The size is known
 * before anything is written.
 */
import type { Result, Span } from "@cairn/diagnostics";
import { colonPaths, formatOf, formatPath, layoutFormat, printedResult, type StoreValue, treeView } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { programLayout } from "./program-layout.js";

export interface PrintOptions {
  /** `sf`, which compiles to itself, or the name of a format that all languages offer. */
  readonly format: string;
  /** Prints the whole store instead of `sfConfig` alone. */
  readonly whole: boolean;
  /** The maximum output size in bytes; 0 = no limit. */
  readonly maxOutput: number;
  /** Writes `{"$data": "a:b"}` for `DATA a:b`, instead of `"$.a:b"`, in JSON and YAML. */
  readonly tagged: boolean;
}

/** The printed result, or an error if it would take more than `maxOutput` bytes or the format can't represent it. */
export function print(compiled: Compiled, options: PrintOptions): Result<Iterable<string>> {
  const { maxOutput, tagged, whole } = options;
  const { main, program, store } = compiled;
  const shown: StoreValue = whole ? store.root : main!;
  const format = formatOf(options.format, [layoutFormat("sf", "SmartFrog", () => programLayout(whole))])!;
  const view = treeView(store.log, tagged ? (path) => ({ $data: path.join(":") }) : undefined);
  return printedResult(
    format.write(shown, view, maxOutput),
    { title: format.title, maxOutput },
    {
      create: catalogue.create,
      source: program.main.source,
      formatPath: (path) => formatPath(path, colonPaths),
      spanOf: (path) => definitionAt(whole ? path : ["sfConfig", ...path], compiled),
    },
  );
}

/** Where the value at a path is written: the longest part of the path that has a place. */
function definitionAt(path: readonly string[], { store }: Compiled): Span | undefined {
  for (let length = path.length; length > 0; length--) {
    const record = store.find(store.root, path.slice(0, length));
    if (record !== 0) return store.log.span(record);
  }
  return undefined;
}
