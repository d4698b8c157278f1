import type { Source } from "@cairn/diagnostics";
import { isComponent, type Tree } from "@cairn/store";
import type { Compilation, LanguageRequest, LanguageServices } from "../language.js";

/** How results are printed, and how paths are formatted. */
export interface PipelineSettings {
  readonly formats: readonly string[];
  /** A path in the language's notation; undefined if no path leads there. */
  readonly formatPath: (path: readonly string[]) => string | undefined;
}

const mostBytes = 1 << 20;
const mostPaths = 8;

/**
 * A language's phases as its command line runs them, for the deep runs of `@cairn/testing`, which feed them arbitrary
 * text.
 */
export function servicesPipeline(services: LanguageServices, request: LanguageRequest, settings: PipelineSettings) {
  return {
    ast: (source: Source) => services.ast(source, request),
    check: (source: Source) => services.check([source], request),
    format: (source: Source) => services.format(source, request),
    compile: (source: Source) => {
      const { value, diagnostics } = services.compile(source, request);
      return value ? { value: printable(value, settings), diagnostics } : { diagnostics };
    },
  };
}

function printable(compilation: Compilation, { formats, formatPath }: PipelineSettings) {
  return {
    print: () => formats.map((format) => compilation.print(format, mostBytes)),
    explain: () => somePaths(compilation.tree, formatPath).map((path) => compilation.explain(path)),
  };
}

/** The path of first names downwards, and the last name of the root. */
function somePaths({ value, log }: Tree, formatPath: PipelineSettings["formatPath"]): string[] {
  const paths: (string | undefined)[] = [];
  const path: string[] = [];
  let inside = value;
  while (isComponent(inside) && inside.size > 0 && paths.length < mostPaths) {
    const entries = [...inside.entries()];
    const [name, record] = entries[0]!;
    if (path.length === 0) paths.push(formatPath([entries.at(-1)![0]]));
    path.push(name);
    paths.push(formatPath(path));
    inside = log.value(record);
  }
  return paths.filter((each) => each !== undefined);
}
