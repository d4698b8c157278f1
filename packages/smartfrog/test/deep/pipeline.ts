import type { Compilation, LanguageRequest } from "@cairn/cli-kit";
import { createSource, type Source } from "@cairn/diagnostics";
import { isComponent, type Tree } from "@cairn/store";
import type { CompiledText, Pipeline } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";

const FORMATS = ["json", "yaml", "sf"];
const MOST_BYTES = 1 << 20;

/** SmartFrog's phases as its command line has them, for `semantics`. */
export function pipeline(semantics: "core" | "forward"): Pipeline<Source> {
  const request: LanguageRequest = {
    files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
    options: { semantics },
    onPhase: () => {},
    maxErrors: 100,
  };
  return {
    source: (text) => createSource("deep.sf", text),
    ast: (source) => services.ast(source, request),
    check: (source) => services.check([source], request),
    format: (source) => services.format(source, request),
    compile: (source) => {
      const { value, diagnostics } = services.compile(source, request);
      return value ? { value: printable(value), diagnostics } : { diagnostics };
    },
  };
}

function printable(compilation: Compilation): CompiledText {
  return {
    print: () => FORMATS.map((format) => compilation.print(format, MOST_BYTES)),
    explain: () => somePaths(compilation.tree).map((path) => compilation.explain(path)),
  };
}

/** The first attribute of each component on the way down, and the last of the outermost. */
function somePaths({ value, log }: Tree): string[] {
  const paths: string[] = [];
  let inside = value;
  for (let path = ""; isComponent(inside) && inside.size > 0 && paths.length < 8;) {
    const entries = [...inside.entries()];
    const [name, record] = entries[0]!;
    if (path === "") paths.push(entries.at(-1)![0]);
    path = path === "" ? name : `${path}:${name}`;
    paths.push(path);
    inside = log.value(record);
  }
  return paths;
}
