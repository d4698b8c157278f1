import { patternOf, type Pattern } from "@cairn/puppet-core/patterns";
import type { ResourceTypeFacts } from "./resource-types.js";

/** A title pattern in Ruby's notation (`/^(.*)@(.*)$/m`) with the parameters that its groups set. */
export type TitlePattern = readonly [pattern: string, parameters: readonly string[]];

/** Facts about a type, with its title patterns. */
export interface TypeFacts extends ResourceTypeFacts {
  readonly patterns: readonly TitlePattern[];
}

/** The pattern of a type that declares none: the title is the name. */
export function usualPatterns([first, ...others]: readonly string[]): readonly TitlePattern[] {
  return first === undefined || others.length > 0 ? [] : [["/(.*)/m", [first]]];
}

/** Facts from the names of attributes; `name` is always one. */
export function typeFacts(facts: Omit<TypeFacts, "parameters"> & { parameters: Iterable<string> }): TypeFacts {
  return { ...facts, parameters: new Set([...facts.parameters, ...facts.nameParameters, "name"]) };
}

const ofPath = "/^(\\/|.+:\\/|.*[^\\/])\\/*\\Z/m";

/** The parameter that a title sets unchanged, if that can be decided without matching the pattern. */
export function wholeTitle({ patterns }: Partial<TypeFacts>, title: string): string | undefined {
  if (patterns?.length !== 1) return undefined;
  const [pattern, [parameter]] = patterns[0]!;
  if (pattern === "/(.*)/m") return parameter;
  const isPlain = pattern === ofPath && title !== "" && !title.endsWith("/") && !title.includes("\n");
  return isPlain ? parameter : undefined;
}

/** The parts of a title by the first pattern that matches; a group that matched nothing sets nothing. */
export function matchTitle(patterns: readonly TitlePattern[], title: string): ReadonlyMap<string, string> | undefined {
  for (const [pattern, parameters] of patterns) {
    const groups = compiled(pattern).find(title)?.groups;
    if (!groups) continue;
    const parts = parameters.map((name, index) => [name, groups[index + 1]] as const);
    return new Map(parts.filter((part): part is readonly [string, string] => part[1] !== undefined));
  }
  return undefined;
}

const known = new Map<string, Pattern>();

function compiled(pattern: string): Pattern {
  let found = known.get(pattern);
  if (!found) {
    const end = pattern.lastIndexOf("/");
    const flags = pattern.slice(end + 1);
    found = patternOf(`${flags === "" ? "" : `(?${flags})`}${pattern.slice(1, end).replaceAll("\\/", "/")}`);
    known.set(pattern, found);
  }
  return found;
}
