import { createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import { catalogue } from "./catalogue.js";

/** A statement. */
export interface Line {
  readonly kind: "pair" | "use";
  readonly name: string;
  readonly value: string;
  /** Without a comment. */
  readonly span: Span;
}

export interface Parsed {
  readonly lines: readonly Line[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Every line is independent: an invalid one doesn't hide the others. */
export function parse(source: Source): Parsed {
  const lines: Line[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { 0: text, index } of source.text.matchAll(/[^\r\n]+/g)) {
    const start = index + /^[ \t]*/.exec(text)![0].length;
    const said = text.replace(/#.*/, "").trimEnd();
    const span = createSpan(source, start, Math.max(start, index + said.length));
    const pair = /^[ \t]*([\w.]+)[ \t]*=[ \t]*([^#]*?)[ \t]*(?:#.*)?$/.exec(text);
    const use = /^[ \t]*use[ \t]+([^#\s]+)[ \t]*(?:#.*)?$/.exec(text);
    if (pair) lines.push({ kind: "pair", name: pair[1]!, value: pair[2]!, span });
    else if (use) lines.push({ kind: "use", name: "use", value: use[1]!, span });
    else if (!/^[ \t]*(?:#.*)?$/.test(text)) diagnostics.push(catalogue.create.syntax(span, { found: text.trim() }));
  }
  return { lines, diagnostics };
}
