import type { Span } from "@cairn/diagnostics";
import type { Resource } from "../catalog/resource.js";
import { DeclaredResource } from "../evaluate/declared-resource.js";
import { puppetScopeOf, type PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import type { LookedUp } from "../hiera/index.js";
import type { Rendering } from "../templates/renderings.js";
import { lookUpsWithin, ranInRubyWithin, type LookUpByCall } from "./looked-up.js";
import { dataOf, dataOfParameter, type Place } from "./data.js";
import type { Part } from "./part.js";

/** The origin of a value from data: several origins are explained one by one, with the keys that they look up. */
export function partsOfData(key: string, used: readonly Place[], scope: PuppetScope): Part[] {
  const [first] = used;
  if (first && used.length === 1) return askedParts(first, scope);
  return used.map((place) => {
    const { span, value } = place;
    return { path: key, value, span, step: "merged data", lost: [], ...following(place, scope) };
  });
}

/** The data that a value looks up with `%{lookup('key')}`. */
function askedParts({ keys = [] }: Place, scope: PuppetScope): Part[] {
  return keys.flatMap((key) => {
    const { lost, used, value } = dataOfParameter(key, scope);
    const [first] = used;
    if (!first) return [];
    const step = { path: key, value, span: first.span, step: "external data", lost };
    return [
      { ...step, from: () => partsOfData(key, used, scope), story: first.keys?.length ? first.story : undefined },
    ];
  });
}

function following(place: Place, scope: PuppetScope): Pick<Part, "from" | "story"> {
  return { from: () => askedParts(place, scope), story: place.keys?.length ? place.story : undefined };
}

/** The lookups of calls in a span of a program, for the body that runs in a scope. */
export function lookUpsIn(span: Span, scope: PuppetScope): Part[] {
  return partsOf(lookUpsWithin(span, scope.compilation).filter((each) => puppetScopeOf(each.scope) === scope));
}

/** The calls in a span of a program that the installed Ruby has run, for the body that runs in a scope. */
export function ranInRubyIn(span: Span, scope: PuppetScope): Part[] {
  const ran = ranInRubyWithin(span, scope.compilation).filter((each) => puppetScopeOf(each.scope) === scope);
  return ran.map(({ name, span: place, value }) => {
    const step = "run by the installed Ruby (`--ruby`)";
    return { path: `${name}()`, value, span: place, step, lost: [], from: () => [] };
  });
}

/** The lookups of calls in a template. */
export function lookUpsInTemplate(template: Span, resource: Resource): Part[] {
  return resource instanceof DeclaredResource ? partsOf(lookUpsWithin(template, resource.scope.compilation)) : [];
}

/**
 * The lookups of calls in a line of a template; those of ERB have the position of the template's call, so the line must
 * contain their keys.
 */
export function lookUpsInLine(line: Span, { call }: Rendering, resource: Resource): Part[] {
  if (!(resource instanceof DeclaredResource)) return [];
  const { compilation } = resource.scope;
  const text = line.source.text.slice(line.start, line.end);
  const stands = ({ lookedUp }: LookUpByCall) =>
    lookedUp.names.some((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
  return partsOf([...lookUpsWithin(line, compilation), ...lookUpsWithin(call, compilation).filter(stands)]);
}

/** Each key once. */
function partsOf(all: readonly LookUpByCall[]): Part[] {
  return [...new Map(all.map(({ lookedUp }) => [keyOfLookUp(lookedUp), lookedUp])).values()].map(dataPart);
}

function keyOfLookUp({ found, names }: LookedUp): string {
  const [origin] = found?.origins ?? [];
  return origin ? origin.path.join(".") : names.join(", ");
}

/** A call that has looked up data: its key, the key's position, and the values that lost. */
function dataPart(lookedUp: LookedUp): Part {
  const { call, found, otherwise, scope } = lookedUp;
  const path = keyOfLookUp(lookedUp);
  if (!found || found.origins.length === 0) {
    const step = found ? "given to the lookup" : "default of the lookup: nobody has the key";
    return { path, value: found ? found.value : (otherwise ?? null), span: call, step, lost: [], from: () => [] };
  }
  const { lost, used } = dataOf(path, found, puppetScopeOf(scope), "a level above has it");
  const usual =
    otherwise === undefined
      ? []
      : [{ value: otherwise, span: call, step: "default of the lookup", why: "data gives it" }];
  const span = used[0]?.span ?? call;
  return {
    path,
    value: found.value,
    span,
    step: "external data",
    lost: [...lost, ...usual],
    from: () => partsOfData(path, used, puppetScopeOf(scope)),
  };
}
