import type { Lambda, Located } from "@cairn/puppet-core";
import type { ModelFeature } from "../../model/model.js";
import type { LogicPlace } from "./place.js";

/** The variables of a lambda, or of a whole piece of logic. */
export class Names {
  readonly outer: Names | undefined;
  /** The object that the lambda of a `new` initialises. */
  readonly made: string | undefined;
  private readonly own: Map<string, Located>;
  private readonly parameters: ReadonlySet<string>;

  constructor(names: Iterable<readonly [string, Located]>, outer?: Names, made?: string) {
    this.own = new Map(names);
    this.parameters = new Set(this.own.keys());
    this.outer = outer;
    this.made = made;
  }

  has(name: string): boolean {
    return this.holderOf(name) !== undefined;
  }

  /** Whether a variable is the object that an enclosing lambda initialises. */
  isMade(name: string): boolean {
    return this.holderOf(name)?.made === name;
  }

  /** Where this scope assigns a variable; undefined if an enclosing one does, which this scope may shadow. */
  placeOf(name: string): Located | undefined {
    return this.own.get(name);
  }

  /** Whether a variable is a parameter. */
  isParameter(name: string): boolean {
    return this.parameters.has(name);
  }

  add(name: string, place: Located): void {
    if (!this.own.has(name)) this.own.set(name, place);
  }

  /** The scope that has a variable, from here outwards. */
  private holderOf(name: string): Names | undefined {
    let names: Names | undefined = this;
    while (names && !names.own.has(name)) names = names.outer;
    return names;
  }

  *known(): Generator<string> {
    for (let names: Names | undefined = this; names; names = names.outer) yield* names.own.keys();
  }
}

/** The initial variables of a piece of logic; `seesFeatures` tells whether features are variables, too. */
export function firstNames({ role, feature }: LogicPlace, lambda: Lambda | undefined): Names {
  const nowhere = { start: 0, end: 0 };
  const names: [string, Located][] = role === "statement" ? [] : [["meta", nowhere]];
  const isBlock = lambda === undefined;
  const checks = role === "check" || role === "validate";
  if (isBlock && (checks || role === "invariant" || role === "title")) names.push(["it", nowhere]);
  if (isBlock && checks && feature) names.push([feature.name, nowhere]);
  const made = role === "invariant" ? lambda?.parameters[0]?.name : undefined;
  for (const parameter of lambda?.parameters ?? []) names.push([parameter.name, parameter]);
  return new Names(names, undefined, made);
}

/** Whether all features are variables there: everywhere in a type except where a single value is checked. */
export function seesFeatures({ role }: LogicPlace): boolean {
  return role !== "statement" && role !== "check" && role !== "validate";
}

/** The feature that a variable denotes, if features are variables and nothing shadows it. */
export function featureNamed(
  name: string,
  place: LogicPlace,
  names: Names,
  visible: ReadonlyMap<string, ModelFeature>,
): ModelFeature | undefined {
  return seesFeatures(place) && !names.has(name) ? visible.get(name) : undefined;
}
