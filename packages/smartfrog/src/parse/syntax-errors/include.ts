import { createSpan, replacement } from "@cairn/diagnostics";
import type { TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

/** `# include` for `#include`. */
export function repairSpacedInclude(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  if (tokens.textOf(token) !== "#" || tokens.textOf(token + 1) !== "include") return false;
  const span = createSpan(source, tokens.start(token), tokens.end(token + 1));
  const fixes = [replacement(span, "#include")];
  repairer.report(
    catalogue.create["bad-include"](span, { reason: "no space is allowed between `#` and `include`" }, { fixes }),
  );
  repairer.put(T.INCLUDE, span.start, span.end);
  repairer.continueAt(token + 2);
  repairFile(token + 2, repairer);
  return true;
}

/** `#include <file>` for `#include "file"`. */
export function repairInclude(token: number, repairer: TokenRepairer): void {
  repairer.keep(token);
  repairFile(token + 1, repairer);
}

function repairFile(token: number, repairer: TokenRepairer): void {
  const { tokens, source } = repairer;
  if (tokens.textOf(token) !== "<") return;
  const start = tokens.start(token);
  const name = /^<([^<>"\r\n;]*)>/.exec(source.text.slice(start, start + 1000));
  if (name === null) return;
  const span = createSpan(source, start, start + name[0].length);
  const fixes = [replacement(span, `"${name[1]}"`, "write it in double quotes")];
  repairer.report(
    catalogue.create["bad-include"](span, { reason: "the file name must be in double quotes" }, { fixes }),
  );
  repairer.put(T.STRING, span.start, span.end);
  repairer.continueAtOffset(token, span.end);
}
