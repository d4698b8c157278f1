import type { Diagnostic, Span } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";

/** What is wrong with files that are read; the reading goes on with something in the place of what can't be understood. */
export class Findings {
  readonly diagnostics: Diagnostic[] = [];
  private readonly known = new Set<string>();

  /** Tells it once, however often the place is looked at. */
  malformed(why: string, span: Span): void {
    const key = `${span.source.name} ${span.start} ${why}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.diagnostics.push(catalogue.create["not-a-model"](span, { why }));
  }
}
