import { createSpan } from "@cairn/diagnostics";
import type { Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

/** `# include` for `#include`. */
export function mendSpacedInclude(token: number, mender: Mender): boolean {
  const { tokens, source } = mender;
  if (tokens.textOf(token) !== "#" || tokens.textOf(token + 1) !== "include") return false;
  const span = createSpan(source, tokens.start(token), tokens.end(token + 1));
  const fixes = [{ label: "write `#include`", edits: [{ span, text: "#include" }] }];
  mender.report(
    catalogue.create["bad-include"](span, { reason: "no space is allowed between `#` and `include`" }, { fixes }),
  );
  mender.put(T.INCLUDE, span.start, span.end);
  mender.continueAt(token + 2);
  mendFile(token + 2, mender);
  return true;
}

/** `#include <file>` for `#include "file"`. */
export function mendInclude(token: number, mender: Mender): void {
  mender.keep(token);
  mendFile(token + 1, mender);
}

function mendFile(token: number, mender: Mender): void {
  const { tokens, source } = mender;
  if (tokens.textOf(token) !== "<") return;
  const start = tokens.start(token);
  const name = /^<([^<>"\r\n;]*)>/.exec(source.text.slice(start, start + 1000));
  if (name === null) return;
  const span = createSpan(source, start, start + name[0].length);
  const fixes = [{ label: "write it in double quotes", edits: [{ span, text: `"${name[1]}"` }] }];
  mender.report(catalogue.create["bad-include"](span, { reason: "the file name must be in double quotes" }, { fixes }));
  mender.put(T.STRING, span.start, span.end);
  mender.continueAtOffset(token, span.end);
}
