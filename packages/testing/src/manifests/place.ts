import type { Random } from "../deep/index.js";

/** The kind of a value; a variable's name determines it, so that shadowing never changes it. */
export type ValueKind = "integer" | "string" | "boolean" | "strings" | "integers" | "settings";

export const variableNames: Readonly<Record<ValueKind, readonly string[]>> = {
  integer: ["count", "size", "port", "limit"],
  string: ["owner", "mode", "label", "path"],
  boolean: ["enabled", "strict", "quiet"],
  strings: ["users", "names"],
  integers: ["ports", "sizes"],
  settings: ["settings", "options"],
};

export const valueKinds = Object.keys(variableNames) as ValueKind[];

const kindsByName = new Map(valueKinds.flatMap((kind) => variableNames[kind].map((name) => [name, kind] as const)));

/** The kind of value that a variable holds. */
export function kindOfVariable(name: string): ValueKind {
  return kindsByName.get(name) ?? "string";
}

/** A class that was written: how it can be used. */
export interface ClassInfo {
  readonly name: string;
  readonly parent: ClassInfo | undefined;
  readonly parameters: readonly ParameterInfo[];
  /** The variables that it definitely binds once it is declared, without those of its parents. */
  readonly variables: Set<string>;
  /** The classes that are definitely declared once it is. */
  readonly brings: Set<ClassInfo>;
  /** Whether it is to be declared by `class { … }`, which can be done once. */
  readonly isSingle: boolean;
  /** Whether it reads variables that only nodes bind, so that it must be declared inside one. */
  readonly needsNode: boolean;
  isTaken: boolean;
}

export interface DefineInfo {
  readonly name: string;
  readonly parameters: readonly ParameterInfo[];
  readonly needsNode: boolean;
}

export interface ParameterInfo {
  readonly name: string;
  readonly hasDefault: boolean;
}

/** A resource that is definitely declared, with the kinds of its attributes. */
export interface ResourceInfo {
  readonly type: string;
  readonly title: string;
  readonly attributes: ReadonlyMap<string, ValueKind>;
}

/** The context of a statement: what is known to exist when it runs. */
export class Place {
  readonly kind: "top" | "node" | "class" | "define";
  /** The variables that can't be assigned here any more. */
  readonly taken: Set<string>;
  /** Variables that are definitely bound. */
  readonly visible: Set<string>;
  /** Classes that are definitely declared. */
  readonly declared: Set<ClassInfo>;
  readonly resources: ResourceInfo[];
  /** Whether things that need the variables of a node may be used here. */
  isInNode: boolean;
  /** The type whose resources get the title of the defined type, as long as none has it. */
  titleType: string | undefined;

  constructor(kind: Place["kind"], visible: Iterable<string>, taken: Iterable<string> = []) {
    this.kind = kind;
    this.visible = new Set(visible);
    this.taken = new Set(taken);
    this.declared = new Set();
    this.resources = [];
    this.isInNode = kind === "node";
  }

  /** The place inside a branch: its effects aren't certain afterwards, but nothing may be assigned twice. */
  branch(): Place {
    const inner = new Place(this.kind, this.visible);
    Object.assign(inner, { taken: this.taken });
    for (const each of this.declared) inner.declared.add(each);
    inner.resources.push(...this.resources);
    inner.isInNode = this.isInNode;
    inner.titleType = this.titleType;
    this.titleType = undefined;
    return inner;
  }

  assign(name: string): void {
    this.taken.add(name);
    this.visible.add(name);
  }

  declare(info: ClassInfo): void {
    for (const each of info.brings) this.declared.add(each);
  }

  /** A variable of a kind that is definitely bound, as it is written: `$x`, `$::x` of `topNames`, `$::a::x`. */
  variable(kind: ValueKind, topNames: ReadonlySet<string>, random: Random): string | undefined {
    const isFitting = (name: string) => kindOfVariable(name) === kind;
    const written = [...this.visible].filter(isFitting).map((name) => `$${name}`);
    if (random.chance(25)) written.push(...[...topNames].filter(isFitting).map((name) => `$::${name}`));
    if (random.chance(40)) {
      const found = [...this.declared].flatMap(({ name, variables }) =>
        [...variables].filter(isFitting).map((each) => `$::${name}::${each}`),
      );
      if (found.length > 0) return random.pick(found);
    }
    return written.length > 0 ? random.pick(written) : undefined;
  }
}
