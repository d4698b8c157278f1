/** In place of μPuppet's module of the same name: Ruby's parser is fetched when the first Ruby is parsed. */
import type * as prismParser from "@cairn/ruby-subset/prism";
import address from "@ruby/prism/src/prism.wasm?url";

import { onDemand, partOf } from "./on-demand.js";

const prism = onDemand(() => import("@cairn/ruby-subset/prism"));
let parser: prismParser.PrismParser | undefined;

export function rubyParser(): prismParser.PrismParser {
  const { createPrismParser } = partOf(prism) as typeof prismParser;
  return (parser ??= createPrismParser(() => fetchNow(address)));
}

/** Evaluation can't wait for a promise; in a worker a request may block. */
function fetchNow(url: string): Uint8Array<ArrayBuffer> {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  request.send();
  return new Uint8Array(request.response as ArrayBuffer);
}
