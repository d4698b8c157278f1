import type { Source, Span } from "@cairn/diagnostics";
import { LocalScope, type Caller, type Scope } from "@cairn/puppet-core/evaluate";
import { firstFrom } from "@cairn/puppet-core/manifest";
import type { Compilation, RanInRuby } from "../evaluate/compilation.js";
import type { LookedUp } from "../hiera/index.js";

/** A lookup, and a call that led to it: its own, or that of the enclosing function in Puppet's language. */
export interface LookUpByCall extends Caller {
  readonly lookedUp: LookedUp;
}

/** The lookups of the calls of a compilation, by source, in source order. */
const indexes = new WeakMap<Compilation, ReadonlyMap<Source, readonly LookUpByCall[]>>();

function indexOf(compilation: Compilation): ReadonlyMap<Source, readonly LookUpByCall[]> {
  const known = indexes.get(compilation);
  if (known) return known;
  const index = new Map<Source, LookUpByCall[]>();
  for (const each of compilation.lookedUp.flatMap(callsOf)) {
    const before = index.get(each.span.source);
    if (before) before.push(each);
    else index.set(each.span.source, [each]);
  }
  for (const list of index.values()) list.sort((one, other) => one.span.start - other.span.start);
  indexes.set(compilation, index);
  return index;
}

/** The call itself, and the outermost call of a function in Puppet's language that led there. */
function callsOf(lookedUp: LookedUp): LookUpByCall[] {
  const { call: span, scope } = lookedUp;
  let outermost: Caller | undefined;
  for (let next = callerOf(scope); next; next = callerOf(next.scope)) outermost = next;
  const own = { span, scope, lookedUp };
  return outermost ? [own, { span: outermost.span, scope: outermost.scope, lookedUp }] : [own];
}

/** The caller of the function that a scope belongs to. */
function callerOf(scope: Scope): Caller | undefined {
  for (let current = scope; current instanceof LocalScope; current = current.outer)
    if (current.caller) return current.caller;
  return undefined;
}

/** The lookups of the calls that begin in a span of a source, in a finished compilation. */
export function lookUpsWithin({ end, source, start }: Span, compilation: Compilation): LookUpByCall[] {
  const list = indexOf(compilation).get(source) ?? [];
  const startOf = ({ span }: LookUpByCall): number => span.start;
  return list.slice(firstFrom(list, start, startOf), firstFrom(list, end, startOf));
}

/** The calls in a span of a source that the installed Ruby has run. */
export function ranInRubyWithin({ end, source, start }: Span, { ranInRuby }: Compilation): RanInRuby[] {
  return ranInRuby.filter(({ span }) => span.source === source && span.start >= start && span.end <= end);
}
