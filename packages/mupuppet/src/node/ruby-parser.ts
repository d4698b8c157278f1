import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PrismParser, PrismResult } from "@cairn/ruby-subset";

type Exports = Readonly<Record<string, unknown>>;
type Imports = Record<string, Record<string, () => number>>;

interface PrismModule {
  parsePrism(exports: Exports, text: string): PrismResult;
}

/** What is used of WebAssembly, which TypeScript knows only together with all of a browser. */
interface WebAssemblyApi {
  readonly Module: {
    new (bytes: Uint8Array): object;
    imports(module: object): readonly { readonly module: string; readonly name: string }[];
  };
  readonly Instance: new (module: object, imports: Imports) => { readonly exports: Exports };
}

const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };

/**
 * Ruby's own parser, Prism, as WebAssembly: it is loaded when the first text is parsed, and has nothing of this machine in its hands.
 * `load` gets the part of Prism that reads its trees; without it Node's `require` does.
 */
export function rubyParser(load: (require: NodeJS.Require) => PrismModule = loadPrism): PrismParser {
  let parse: PrismParser | undefined;
  return (text) => (parse ??= createParser(load))(text);
}

function createParser(load: (require: NodeJS.Require) => PrismModule): PrismParser {
  const require = createRequire(typeof __filename === "string" ? __filename : import.meta.url);
  const { parsePrism } = load(require);
  const module = new WebAssembly.Module(readFileSync(require.resolve("@ruby/prism/src/prism.wasm")));
  const { exports } = new WebAssembly.Instance(module, nothingOutside(module));
  (exports["_initialize"] as () => void)();
  return (text) => parsePrism(exports, text);
}

/** Node.js says with a warning of its own that `require` of an ES module is new; users have no use for that. */
function loadPrism(require: NodeJS.Require): PrismModule {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return require("@ruby/prism/src/parsePrism.js") as PrismModule;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** What the module imports of its surroundings (WASI), none of which it needs to parse a text. */
function nothingOutside(module: object): Imports {
  const imports: Imports = {};
  for (const { module: name, name: member } of WebAssembly.Module.imports(module)) {
    (imports[name] ??= {})[member] = () => 0;
  }
  return imports;
}
