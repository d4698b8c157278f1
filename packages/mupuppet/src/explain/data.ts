import { createSpan, type Span } from "@cairn/diagnostics";
import { isArray, isHash, type Value } from "@cairn/puppet-expressions/values";
import { walk } from "../ast/children.js";
import { attemptQuietly } from "../evaluate/attempt.js";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import { loadHiera } from "../evaluate/load-hiera.js";
import type { PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import type { DataOrigin, Found } from "../hiera/index.js";

/** A value where it stands. */
export interface Place {
  readonly value: Value;
  readonly span: Span;
  /** What stands there, where nobody knows its value. */
  readonly code?: string | undefined;
}

/** A value that another was stronger than. */
export interface Loser extends Place {
  readonly step: string;
  readonly why: string;
}

/** What data say of a key: what went into its value, the strongest first, and what didn't. */
export interface DataStory {
  readonly used: readonly Place[];
  readonly lost: readonly Loser[];
}

/** What Hiera says of a class's parameter, asked anew: a compilation keeps only where the strongest value stands. */
export function dataOfParameter(key: string, scope: PuppetScope): DataStory {
  const found = attemptQuietly<Found>(scope.compilation, () => scope.compilation.lookUp(key, scope));
  return found ? dataOf(key, found.origins, scope, "a level above has it") : { used: [], lost: [] };
}

/** The data behind a value whose origins are known; all other places that have the key have lost. */
export function dataOf(key: string, origins: Found["origins"], scope: PuppetScope, why: string): DataStory {
  const { compilation } = scope;
  const { Invocation } = loadHiera();
  const all = attemptQuietly<Found["origins"]>(compilation, () =>
    compilation.hiera.placesOf(key, new Invocation({ scope })),
  );
  const isUsed = (each: DataOrigin) => origins.some((origin) => origin.file === each.file);
  const lost = (all ?? []).filter((each) => !isUsed(each)).flatMap(placeOf);
  return { used: origins.flatMap(placeOf), lost: lost.map((place) => ({ ...place, step: "external data", why })) };
}

function placeOf(origin: DataOrigin): Place[] {
  const { spanOfOrigin } = loadHiera();
  let value: Value | undefined = origin.value ?? null;
  for (const segment of origin.path.slice(1)) {
    value = isHash(value) ? value.get(segment) : isArray(value) ? value[Number(segment)] : undefined;
    if (value === undefined) return [];
  }
  return [{ value, span: spanOfOrigin(origin) }];
}

/** The default of a class's or defined type's parameter, which something else was stronger than. */
export function lostDefault({ bodyScope, definition }: DeclaredResource, name: string, why: string): Loser[] {
  if (!bodyScope || (definition?.kind !== "class" && definition?.kind !== "define")) return [];
  const initial = definition.node.parameters.find((each) => each.name === name)?.initial;
  if (!initial) return [];
  const { source } = definition;
  const span = createSpan(source, initial.start, initial.end);
  let isPlain = true;
  walk(initial, ({ kind }) => {
    if (kind === "call" || kind === "method-call" || kind === "assignment") isPlain = false;
  });
  const { compilation } = bodyScope;
  const value = isPlain
    ? attemptQuietly<Value>(compilation, () => compilation.evaluator.begin(initial, bodyScope))
    : undefined;
  const code = value === undefined ? source.text.slice(span.start, span.end) : undefined;
  return [{ value: value ?? null, span, code, step: "default value", why }];
}
