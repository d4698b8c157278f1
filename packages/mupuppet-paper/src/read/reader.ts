import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { catalogue } from "../catalogue.js";
import { valueTerm } from "../make.js";
import type { ValueTerm } from "../terms.js";

/** What the functions of this folder share: the source, and what was refused. */
export class Reader {
  readonly source: Source;
  readonly diagnostics: Diagnostic[] = [];

  constructor(source: Source) {
    this.source = source;
  }

  /** Notes that `construct` is not in figure 6; `instead` is what to write. The term that comes back stands for nothing. */
  refuse(construct: string, at: Located, instead?: string): ValueTerm {
    const span = createSpan(this.source, at.start, at.end);
    this.diagnostics.push(catalogue.create["not-in-paper"](span, { construct }, { help: instead }));
    return valueTerm(false, at);
  }
}

/** From the beginning of one node to the end of another: the head of what has a body. */
export function headOf({ start }: Located, { end }: Located): Located {
  return { start, end };
}

/** A name as κ and σ know it: `::a::b` is `a::b`. */
export function bareName(written: string): string {
  return written.startsWith("::") ? written.slice(2) : written;
}
