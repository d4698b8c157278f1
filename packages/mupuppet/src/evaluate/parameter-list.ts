import type { Parameters } from "../catalog/resource.js";
import type { SetParameter } from "./set-parameter.js";

/**
 * The number of parameters from which on their positions are kept in a map: searching fewer is as fast and takes far
 * less memory.
 */
const many = 12;

/** The parameters of a resource by name as written, in the order in which they were first set. */
export class ParameterList implements Parameters {
  private readonly list: SetParameter[];
  private places: Map<string, number> | undefined = undefined;

  /** The initial parameters, with different names. The list is owned by this object from then on. */
  constructor(parameters: SetParameter[] = []) {
    this.list = parameters;
  }

  get size(): number {
    return this.list.length;
  }

  get(name: string): SetParameter | undefined {
    const place = this.placeOf(name);
    return place < 0 ? undefined : this.list[place];
  }

  has(name: string): boolean {
    return this.placeOf(name) >= 0;
  }

  /** Sets a parameter at the position of one with the same name, or at the end. */
  set(parameter: SetParameter): void {
    const place = this.placeOf(parameter.name);
    if (place >= 0) this.list[place] = parameter;
    else this.append(parameter);
  }

  keys(): string[] {
    return this.list.map(({ name }) => name);
  }

  values(): readonly SetParameter[] {
    return this.list;
  }

  *[Symbol.iterator](): Generator<[string, SetParameter]> {
    for (const parameter of this.list) yield [parameter.name, parameter];
  }

  private append(parameter: SetParameter): void {
    this.places?.set(parameter.name, this.list.length);
    this.list.push(parameter);
  }

  /** The position of the parameter of a name; -1 if there is none. */
  private placeOf(name: string): number {
    const { list } = this;
    if (list.length >= many) return this.knownPlaces().get(name) ?? -1;
    for (let place = 0; place < list.length; place++) if (list[place]!.name === name) return place;
    return -1;
  }

  private knownPlaces(): Map<string, number> {
    return (this.places ??= new Map(this.list.map(({ name }, place) => [name, place])));
  }
}

/** Some parameters, and others that replace those with the same names. */
export function overlaid(below: readonly SetParameter[], above: readonly SetParameter[]): ParameterList {
  const all = new ParameterList(below.slice());
  for (const parameter of above) all.set(parameter);
  return all;
}

/** The parameters whose names aren't given. */
export function missing(wanted: ParameterList, given: readonly SetParameter[]): readonly SetParameter[] {
  if (!hasSome(wanted, given)) return wanted.values();
  const names = new Set(given.map(({ name }) => name));
  return wanted.values().filter(({ name }) => !names.has(name));
}

function hasSome(list: ParameterList, parameters: readonly SetParameter[]): boolean {
  for (const { name } of parameters) if (list.has(name)) return true;
  return false;
}

/** The name of the first parameter whose name an earlier one has already. */
export function firstRepeated(parameters: readonly SetParameter[]): string | undefined {
  const known = parameters.length >= many ? new Set<string>() : undefined;
  return parameters.find(({ name }, place) => {
    if (!known) return isAmong(name, parameters, place);
    return known.size === known.add(name).size;
  })?.name;
}

function isAmong(name: string, parameters: readonly SetParameter[], count: number): boolean {
  for (let place = 0; place < count; place++) if (parameters[place]!.name === name) return true;
  return false;
}
