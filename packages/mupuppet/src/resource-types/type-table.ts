import type { Failure } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import type { Given, ResourceTypeFacts, ResourceTypes } from "./resource-types.js";
import { moduleTypes } from "./module-types.js";
import { coreTypes, metaparameters, vendoredTypes } from "./table.js";
import { matchTitle, typeFacts, wholeTitle, usualPatterns, type TitlePattern, type TypeFacts } from "./type-facts.js";

/** Resource types that aren't in the tables. */
export interface FoundTypes {
  find(name: string): TypeFacts | undefined;
  readonly names: Iterable<string>;
  /** Why existing types couldn't be read, by their names. */
  readonly problems: ReadonlyMap<string, Failure>;
}

/**
 * Puppet's types, those of a run's modules, and those that users add, which win. A type is read on demand. If a run has
 * no modules, those of well-known modules are used.
 */
export class TypeTable implements ResourceTypes {
  private readonly added: ReadonlyMap<string, TypeFacts>;
  private readonly metaparameters: ReadonlySet<string>;
  private readonly modules: FoundTypes | undefined;
  /** Whether types of well-known modules are used that aren't in the run. */
  private readonly standsIn: boolean;
  private readonly known = new Map<string, TypeFacts | undefined>();

  constructor(
    added: Iterable<TypeFacts> = [],
    moreMetaparameters: Iterable<string> = [],
    modules?: FoundTypes,
    standsIn = modules === undefined,
  ) {
    this.added = new Map(Array.from(added, (facts) => [facts.name, facts]));
    this.metaparameters = new Set([...metaparameters, ...moreMetaparameters]);
    this.modules = modules;
    this.standsIn = standsIn;
  }

  /** The same with the types of some modules, besides those that may be missing. */
  withModules(modules: FoundTypes): TypeTable {
    return new TypeTable(this.added.values(), this.metaparameters, modules, true);
  }

  find(name: string): TypeFacts | undefined {
    const plain = name.startsWith("::") ? name.slice(2) : name;
    if (!this.known.has(plain)) this.known.set(plain, this.added.get(plain) ?? this.look(plain));
    return this.known.get(plain);
  }

  private look(name: string): TypeFacts | undefined {
    const own = readType(name, coreTypes) ?? this.modules?.find(name) ?? readType(name, vendoredTypes);
    return own ?? (this.standsIn ? readType(name, moduleTypes()) : undefined);
  }

  get names(): Iterable<string> {
    const table = coreTypes + vendoredTypes + (this.standsIn ? moduleTypes() : "");
    const names = Array.from(table.matchAll(/^\w+(?=\t)/gm), ([name]) => name);
    return new Set([...names, ...(this.modules?.names ?? []), ...this.added.keys()]);
  }

  problemOf(name: string): Failure | undefined {
    return this.modules?.problems.get(name);
  }

  isMetaparameter(name: string): boolean {
    return this.metaparameters.has(name);
  }

  parseTitle(type: ResourceTypeFacts, title: string): ReadonlyMap<string, string> | undefined {
    const patterns = (type as TypeFacts).patterns ?? usualPatterns(type.nameParameters);
    const [only] = patterns;
    if (patterns.length === 1 && only![0] === "/(.*)/m") return new Map([[only![1][0]!, title]]);
    return matchTitle(patterns, title);
  }

  isTitle(type: ResourceTypeFacts, title: string): boolean {
    if (wholeTitle(type, title) !== undefined) return true;
    return (type as TypeFacts).patterns?.length === 0 || this.parseTitle(type, title) !== undefined;
  }

  isName(type: ResourceTypeFacts, parameter: string, title: string): boolean {
    const whole = wholeTitle(type, title);
    if (whole !== undefined) return whole === parameter;
    const parts = this.parseTitle(type, title);
    return parts?.size === 1 && parts.get(parameter) === title;
  }

  uniquenessKey(type: ResourceTypeFacts, title: string, given?: Given): readonly Value[] | undefined {
    if (!type.isIsomorphic) return undefined;
    if (type.nameParameters.length === 1 && this.isName(type, namingParameter(type), title)) {
      const name = given?.valueOf(namingParameter(type)) ?? title;
      return name === false ? undefined : [name];
    }
    const parts = this.parseTitle(type, title);
    if (!parts) return undefined;
    const valueOf = (parameter: string): Value => given?.valueOf(parameter) ?? parts.get(parameter) ?? null;
    const naming = namingParameter(type);
    const name = valueOf(naming) ?? valueOf("name") ?? title;
    const key = [...type.nameParameters].sort().map((each) => (each === naming ? name : valueOf(each)));
    return key.some((part) => part !== null && part !== false) ? key : undefined;
  }
}

/** The parameter that `name` refers to: the only one that names the resource, or `name` itself if several do. */
export function namingParameter({ nameParameters }: ResourceTypeFacts): string {
  return nameParameters.length === 1 ? nameParameters[0]! : "name";
}

function readType(name: string, table: string): TypeFacts | undefined {
  const start = name === "" ? -1 : table.indexOf(`\n${name}\t`);
  if (start < 0) return undefined;
  const [, parameters, naming, unique, patterns, autorequires] = table
    .slice(start + 1, table.indexOf("\n", start + 1))
    .split("\t");
  const nameParameters = words(naming);
  return typeFacts({
    name,
    parameters: words(parameters),
    nameParameters,
    isIsomorphic: unique !== "",
    patterns: patterns ? (JSON.parse(patterns) as TitlePattern[]) : usualPatterns(nameParameters),
    autorequires: words(autorequires),
  });
}

function words(text = ""): string[] {
  return text === "" ? [] : text.split(" ");
}
