import { createSpan, type Span } from "@cairn/diagnostics";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { attemptQuietly } from "../evaluate/attempt.js";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import type { PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import type { DataOrigin, Found } from "@cairn/hiera";
import { plainValue } from "./overridden.js";
import { holdsSecret } from "../view/secrets.js";

/** A value with its position. */
export interface Place {
  readonly value: Value;
  readonly span: Span;
  /** The source at the position, if its value isn't known. */
  readonly code?: string | undefined;
  /** The keys that it looks up (`%{lookup('key')}`). */
  readonly keys?: readonly string[] | undefined;
  /** The same for all that look it up. */
  readonly story?: object | undefined;
}

/** A value that another one won over. */
export interface Loser extends Place {
  readonly step: string;
  readonly why: string;
}

/** The data for a key: the values that its value consists of, the strongest first, and the others. */
export interface DataStory {
  readonly value: Value;
  readonly used: readonly Place[];
  readonly lost: readonly Loser[];
}

/**
 * Hiera's data for a class's parameter, looked up again: a compilation keeps only the position of the strongest value.
 */
export function dataOfParameter(key: string, scope: PuppetScope): DataStory {
  const found = attemptQuietly<Found>(scope.compilation, () => scope.compilation.lookUp(key, scope));
  if (!found) return { value: null, used: [], lost: [] };
  return dataOf(key, found, scope, "a level above has it");
}

/** The data of a value whose origins are known; all other values of the key have lost. */
export function dataOf(key: string, { origins, value }: Found, scope: PuppetScope, why: string): DataStory {
  const { compilation } = scope;
  const all = attemptQuietly<Found["origins"]>(compilation, () =>
    compilation.hiera.placesOf(key, compilation.hiera.begin({ scope })),
  );
  const isUsed = (each: DataOrigin) => origins.some((origin) => origin.file === each.file);
  const places = (from: Found["origins"]) => from.flatMap(placesOfOrigin).map(holdsSecret(value) ? hidden : same);
  const lost = places((all ?? []).filter((each) => !isUsed(each)));
  return { value, used: places(origins), lost: lost.map((place) => ({ ...place, step: "external data", why })) };
}

const same = (place: Place): Place => place;

/** A value that `convert_to` makes a secret is treated as one in its file already. */
function hidden(place: Place): Place {
  return { ...place, value: { kind: "sensitive", value: place.value } };
}

function placesOfOrigin(origin: DataOrigin): Place[] {
  let value: Value | undefined = origin.value ?? null;
  for (const segment of origin.path.slice(1)) {
    value = isHash(value) ? value.get(segment) : isArray(value) ? value[Number(segment)] : undefined;
    if (value === undefined) return [];
  }
  return [{ value, span: origin.file.placeOf(origin.path), ...asked(origin) }];
}

const lookups = /%\{\s*(?:lookup|hiera|alias)\((?:"([^"]+)"|'([^']+)')\)\s*\}/g;

/** The keys in a value as it is written in its file. */
function asked({ file, path }: DataOrigin): Pick<Place, "keys" | "story"> {
  const [key] = path;
  const story = file.get(String(key));
  if (!story?.isTemplate || story !== file.get(String(key))) return {};
  const keys = new Set<string>();
  const waiting: Value[] = [story.value];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === "string")
      for (const [, double, single] of value.matchAll(lookups)) keys.add((double ?? single)!);
    else if (isArray(value)) for (const each of value) waiting.push(each);
    else if (isHash(value)) for (const each of value.values()) waiting.push(each);
  }
  return { keys: [...keys], story };
}

/** The default of a class's or defined type's parameter, if another value won over it. */
export function lostDefault({ bodyScope, definition }: DeclaredResource, name: string, why: string): Loser[] {
  if (!bodyScope || (definition?.kind !== "class" && definition?.kind !== "define")) return [];
  const initial = definition.node.parameters.find((each) => each.name === name)?.initial;
  if (!initial) return [];
  const { source } = definition;
  const span = createSpan(source, initial.start, initial.end);
  const value = plainValue(initial, bodyScope);
  const code = value === undefined ? source.text.slice(span.start, span.end) : undefined;
  return [{ value: value ?? null, span, code, step: "default value", why }];
}
