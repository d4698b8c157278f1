import { createSpan, positionAt, type Diagnostic, type Label, type Source } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { catalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import type { Kappa } from "./kappa.js";
import type { Focus, Stuck } from "./machine.js";
import { scopeText } from "./scopes.js";
import type { Manifest, Term } from "./terms.js";
import { shortTerm } from "./text/term-text.js";

/** The maximum number of enclosing declarations that are shown. */
const mostAround = 5;

/** The subject of a run. */
export interface Run {
  readonly manifest: Manifest;
  readonly kappa: Kappa;
  readonly source: Source;
}

/** The diagnostic if no rule applies: which rules would have to, and why none does. */
export function describeStuck({ term, refused, context }: Stuck, run: Run): Diagnostic {
  const blamed = refused.flatMap(({ unmet }) => (unmet.blame ? [labelOf(unmet.blame, run.source)] : []));
  const labels = [...blamed, ...around(context, run.source)];
  const help = helpFor(term, run);
  const why = refused.map(({ unmet }) => unmet.why).join("; ") || "the paper has no rule for it";
  const rules = rulesText(refused.map(({ rule }) => rule));
  return catalogue.create.stuck(spanOf(term.at, run.source), { rules, term: shortTerm(term), why }, { labels, help });
}

function rulesText([first, ...others]: readonly string[]): string {
  if (first === undefined) return "no rule applies to";
  if (others.length === 0) return `the rule ${first} does not apply to`;
  const last = others.pop()!;
  return `neither ${[first, ...others].join(", ")} nor ${last} applies to`;
}

/** The diagnostic if a run doesn't seem to end: where it has got to. */
export function describeEndless({ term, context }: Focus, limit: number, { source }: Run): Diagnostic {
  const labels = around(context, source);
  return catalogue.create["too-many-steps"](spanOf(term.at, source), { limit }, { labels });
}

/** The declarations that lead to the redex, the innermost first. */
function around(context: Context | undefined, source: Source): Label[] {
  const labels: Label[] = [];
  for (let current = context; current && labels.length < mostAround; current = current.outer) {
    const { term } = current;
    if (term.kind !== "scope" || term.scope.kind === "node") continue;
    labels.push(labelOf({ at: term.at, message: `this opened the scope \`${scopeText(term.scope)}\`` }, source));
  }
  return labels;
}

/** If the missing definition comes later in the source, that is the mistake: in μPuppet definitions come first. */
function helpFor(term: Term, { manifest, kappa, source }: Run): string | undefined {
  const wanted = wantedBy(term, kappa);
  if (wanted === undefined || kappa.has(wanted)) return undefined;
  for (const item of itemsOfManifest(manifest)) {
    if ((item.kind !== "class" && item.kind !== "define") || item.name !== wanted) continue;
    const { line } = positionAt(source, item.at.start);
    return `move \`${item.kind} ${wanted}\` from line ${line} above its use: in μPuppet definitions come first`;
  }
  return undefined;
}

/** The class or defined type that a declaration needs: its own, or its parent. */
function wantedBy(term: Term, kappa: Kappa): string | undefined {
  if (term.kind === "defined-resource") return term.type;
  if (term.kind !== "include" && term.kind !== "class-declaration") return undefined;
  const definition = kappa.get(term.name);
  return definition?.kind === "class" ? definition.parent : term.name;
}

/** `m₁, …, mₙ` of `m₁ ⊔ … ⊔ mₙ`. */
export function* itemsOfManifest(manifest: Manifest): Iterable<Manifest> {
  let left = manifest;
  for (; left.kind === "manifest-sequence"; left = left.second) yield left.first;
  yield left;
}

function labelOf({ at, message }: { readonly at: Located; readonly message: string }, source: Source): Label {
  return { span: spanOf(at, source), message };
}

function spanOf({ start, end }: Located, source: Source) {
  return createSpan(source, start, end);
}
