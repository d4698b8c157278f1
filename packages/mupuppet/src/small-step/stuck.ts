import { createSpan, positionAt, type Diagnostic, type Label, type Source } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-expressions";
import { catalogue } from "../diagnostics/index.js";
import type { Context } from "./context.js";
import type { Stuck } from "./machine.js";
import { scopeText } from "./scopes.js";
import type { Manifest, Term } from "./terms.js";
import { shortTerm } from "./text/term-text.js";

/** How many of the declarations around a mistake are shown. */
const mostAround = 5;

/** What is said where no rule applies: which rules would have to, and why none does. */
export function describeStuck({ term, refused, context }: Stuck, manifest: Manifest, source: Source): Diagnostic {
  const [first, ...others] = refused;
  const why =
    first?.unmet.why ?? (term.kind === "fail" ? "the paper has none for a call of `fail`" : "it has no rules");
  const labels = refused.flatMap(({ unmet }) => (unmet.blame ? [labelOf(unmet.blame, source)] : []));
  const all = [first, ...others].flatMap((each) => (each ? [`${each.rule} needs more: ${each.unmet.why}`] : []));
  const notes = refused.length > 1 ? all : [];
  const details = { labels: [...labels, ...around(context, source)], notes, help: helpFor(term, manifest, source) };
  return catalogue.create.stuck(spanOf(term.at, source), { term: shortTerm(term), why }, details);
}

/** The declarations that lead to the redex, the nearest first. */
function around(context: Context | undefined, source: Source): Label[] {
  const labels: Label[] = [];
  for (let current = context; current && labels.length < mostAround; current = current.outer) {
    const { term } = current;
    if (term.kind !== "scope" || term.scope.kind === "node") continue;
    labels.push(labelOf({ at: term.at, message: `this opened the scope \`${scopeText(term.scope)}\`` }, source));
  }
  return labels;
}

/** Where something is defined further down, that is the mistake: in μPuppet definitions come first. */
function helpFor(term: Term, manifest: Manifest, source: Source): string | undefined {
  const wanted = wantedBy(term);
  if (wanted === undefined) return undefined;
  for (let left: Manifest | undefined = manifest; left;) {
    const item: Manifest = left.kind === "manifest-sequence" ? left.first : left;
    if ((item.kind === "class" || item.kind === "define") && item.name === wanted && item.at.start > term.at.start) {
      const { line } = positionAt(source, item.at.start);
      return `move \`${item.kind} ${wanted}\` from line ${line} above this: in μPuppet definitions come before their use`;
    }
    left = left.kind === "manifest-sequence" ? left.second : undefined;
  }
  return undefined;
}

function wantedBy(term: Term): string | undefined {
  if (term.kind === "include" || term.kind === "class-declaration") return term.name;
  return term.kind === "defined-resource" ? term.type : undefined;
}

function labelOf({ at, message }: { readonly at: Located; readonly message: string }, source: Source): Label {
  return { span: spanOf(at, source), message };
}

function spanOf({ start, end }: Located, source: Source) {
  return createSpan(source, start, end);
}
