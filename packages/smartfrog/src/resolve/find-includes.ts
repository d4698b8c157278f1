import type { Source } from "@cairn/diagnostics";
import type { Include, Program, Statement } from "../ast/ast.js";
import { decodeString } from "../parse/build-ast/strings.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { tokenize } from "../parse/parse.js";

/** The includes of a file in source order, including those in bodies. */
export function includesOf(program: Program): Include[] {
  if (!program.source.text.includes("#include")) return [];
  const includes: Include[] = [];
  const waiting: Statement[] = [...program.body].reverse();
  while (waiting.length > 0) {
    const statement = waiting.pop()!;
    if (statement.kind === "include") includes.push(statement);
    else if (statement.value.kind === "extends") {
      for (const prototype of [...statement.value.prototypes].reverse()) {
        if (prototype.kind === "body") for (const inner of [...prototype.statements].reverse()) waiting.push(inner);
      }
    }
  }
  return includes;
}

/**
 * The includes of a file with a syntax error, as far as its tokens show: `#include "file"`, with or without the `;`.
 */
export function includesOfBroken(source: Source): Include[] {
  if (!source.text.includes("#include")) return [];
  const includes: Include[] = [];
  let start: number | undefined;
  for (const token of tokenize(source)) {
    if (token.isComment) continue;
    if (token.type === T.STRING && start !== undefined) {
      const file = decodeString(source.text.slice(token.start, token.end));
      includes.push({ kind: "include", file, fileStart: token.start, fileEnd: token.end, start, end: token.end });
    }
    start = token.type === T.INCLUDE ? token.start : undefined;
  }
  return includes;
}
