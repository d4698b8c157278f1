import type { Compilation, LanguageRequest } from "@cairn/cli-kit";
import { createSource, type Files, type Source } from "@cairn/diagnostics";
import { isComponent, type Tree } from "@cairn/store";
import type { CompiledText, Pipeline } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";
import { splitScenario } from "../properties/scenario.js";
import { filesOf } from "../run-text.js";

const FORMATS = ["cf2", "json", "yaml", "toml", "properties", "shell"];
const MOST_BYTES = 1 << 20;

/** CF2's phases as its command line has them, for a text whose first file may import the others. */
export function pipeline(text: string): Pipeline<Source> {
  const scenario = splitScenario(text);
  const request = requestFor(filesOf(scenario));
  return {
    checkFindsMore: true,
    source: (written) => createSource("main.cf2", written === text ? scenario["main.cf2"]! : written),
    ast: (source) => services.ast(source, request),
    check: (source) => services.check([source], request),
    format: (source) => services.format(source, request),
    compile: (source) => {
      const { value, diagnostics } = services.compile(source, request);
      return value ? { value: printable(value), diagnostics } : { diagnostics };
    },
  };
}

function requestFor(files: Files): LanguageRequest {
  return { files, options: { private: true }, onPhase: () => {}, maxErrors: 100 };
}

function printable(compilation: Compilation): CompiledText {
  return {
    print: () => FORMATS.map((format) => compilation.print(format, MOST_BYTES)),
    explain: () => somePaths(compilation.tree).map((path) => compilation.explain(path)),
  };
}

/** The first resource of each block on the way down, and the last of the outermost. */
function somePaths({ value, log }: Tree): string[] {
  const paths: string[] = [];
  let inside = value;
  for (let path = ""; isComponent(inside) && inside.size > 0 && paths.length < 8;) {
    const entries = [...inside.entries()];
    const [name, record] = entries[0]!;
    if (path === "") paths.push(entries.at(-1)![0]);
    path = path === "" ? name : `${path}.${name}`;
    paths.push(path);
    inside = log.value(record);
  }
  return paths;
}
