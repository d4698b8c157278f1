import type { Diagnostic, Span } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";

/** The errors in files; reading continues with a substitute for what can't be understood. */
export class Findings {
  readonly diagnostics: Diagnostic[] = [];
  private readonly known = new Set<string>();

  /** Reports it once, however often the location is visited. */
  malformed(why: string, span: Span, help?: string): void {
    const key = `${span.source.name} ${span.start} ${why}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.diagnostics.push(catalogue.create["not-a-model"](span, { why }, { help }));
  }
}
