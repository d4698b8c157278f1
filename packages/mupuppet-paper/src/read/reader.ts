import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { catalogue } from "../catalogue.js";
import { valueTerm } from "../make.js";
import type { ValueTerm } from "../terms.js";

/** What the functions of this folder share: the source, and the reported constructs. */
export class Reader {
  readonly source: Source;
  readonly diagnostics: Diagnostic[] = [];

  constructor(source: Source) {
    this.source = source;
  }

  /** Reports that `construct` isn't in figure 6; `instead` is what to write. The returned term is a placeholder. */
  refuse(construct: string, at: Located, instead?: string): ValueTerm {
    const span = createSpan(this.source, at.start, at.end);
    this.diagnostics.push(catalogue.create["not-in-paper"](span, { construct }, { help: instead }));
    return valueTerm(false, at);
  }
}

/** From the beginning of one node to the end of another: the head of a construct with a body. */
export function headOf({ start }: Located, { end }: Located): Located {
  return { start, end };
}

/** A name as a key of κ and σ: `::a::b` is `a::b`. */
export function bareName(written: string): string {
  return written.startsWith("::") ? written.slice(2) : written;
}
