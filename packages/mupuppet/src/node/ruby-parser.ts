import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createPrismParser, type PrismParser } from "@cairn/ruby-subset/prism";

let parser: PrismParser | undefined;

/** Ruby's own parser, from its package: loaded when the first source is parsed, once for all. */
export function rubyParser(): PrismParser {
  return (parser ??= createPrismParser(() => {
    return readFileSync(createRequire(import.meta.url).resolve("@ruby/prism/src/prism.wasm"));
  }));
}
