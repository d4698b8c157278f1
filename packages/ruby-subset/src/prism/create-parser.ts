import type { PrismParser, PrismResult } from "./prism-node.js";
import { withDeepStack } from "./deep-stack.js";
import { TreeReader } from "./read-tree.js";

type Imports = Record<string, Record<string, () => number>>;

/** The part of Prism's interface that is used here. */
interface Prism {
  readonly memory: { readonly buffer: ArrayBuffer };
  _initialize(): void;
  calloc(count: number, size: number): number;
  free(pointer: number): void;
  pm_buffer_sizeof(): number;
  pm_buffer_init(buffer: number): void;
  pm_buffer_value(buffer: number): number;
  pm_buffer_length(buffer: number): number;
  pm_buffer_free(buffer: number): void;
  pm_serialize_parse(buffer: number, source: number, length: number, options: number): void;
}

/** The part of WebAssembly that is used here: TypeScript declares it only with all of the DOM. */
interface WebAssemblyApi {
  readonly Module: {
    new (bytes: Uint8Array): object;
    imports(module: object): readonly { readonly module: string; readonly name: string }[];
  };
  readonly Instance: new (module: object, imports: Imports) => { readonly exports: Prism };
  readonly RuntimeError: new () => Error;
}

/**
 * Ruby's own parser from the bytes of `prism.wasm`, which are requested when the first source is parsed. It has no
 * access to its environment. A source that is nested too deeply for its stack is rejected.
 */
export function createPrismParser(load: () => Uint8Array): PrismParser {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };
  let module: object | undefined;
  let prism: Prism | undefined;
  return (text) => {
    module ??= new WebAssembly.Module(withDeepStack(load()));
    prism ??= instanceOf(module, WebAssembly);
    try {
      return parse(prism, text);
    } catch (error) {
      // An engine whose stack is exhausted by WebAssembly throws a RangeError.
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      // Its state can't be trusted afterwards.
      prism = undefined;
      return tooDeep;
    }
  };
}

const nowhere = { startOffset: 0, length: 0 };

const tooDeep: PrismResult = {
  value: { toJSON: () => ({ type: "ProgramNode", location: nowhere }) },
  errors: [{ message: "its brackets, blocks or operators nest too deep", location: nowhere }],
};

function instanceOf(module: object, api: WebAssemblyApi): Prism {
  const imports: Imports = {};
  for (const { module: name, name: member } of api.Module.imports(module)) (imports[name] ??= {})[member] = () => 0;
  const { exports } = new api.Instance(module, imports);
  exports._initialize();
  return exports;
}

function parse(prism: Prism, text: string): PrismResult {
  const source = new TextEncoder().encode(text);
  const pointer = prism.calloc(1, source.length + 1);
  const buffer = prism.calloc(prism.pm_buffer_sizeof(), 1);
  prism.pm_buffer_init(buffer);
  new Uint8Array(prism.memory.buffer, pointer, source.length).set(source);
  prism.pm_serialize_parse(buffer, pointer, source.length, 0);
  const written = new Uint8Array(prism.memory.buffer, prism.pm_buffer_value(buffer), prism.pm_buffer_length(buffer));
  const result = new TreeReader(source, written.slice()).read();
  prism.pm_buffer_free(buffer);
  prism.free(pointer);
  prism.free(buffer);
  return result;
}

export type { PrismParser, PrismResult } from "./prism-node.js";
