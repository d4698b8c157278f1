import type { Node } from "../../../ast/children.js";
import type { Role } from "../../../check/logic/place.js";
import type { Model, ModelFeature, ModelType } from "../../../model/index.js";
import type { ModuleNames } from "../names.js";

/** A visible object: the one whose logic it is, or one that a `new` creates. */
export interface Seen {
  /** The variable with its current draft: it changes with each assignment. */
  state: string;
  readonly kind: "self" | "made";
  /** The lambda parameter that denotes it. */
  readonly variable?: string;
}

/** The meaning of a name: a variable, or an object. */
export type Meaning = "variable" | Seen;

/** The context of a piece of logic for its translation. */
export interface Task {
  readonly names: ModuleNames;
  readonly model: Model;
  readonly role: Role;
  /** The type that contains it; undefined for statements. */
  readonly type: ModelType | undefined;
  readonly feature: ModelFeature | undefined;
  /** The features that are variables in it. */
  readonly features: Pick<ReadonlyMap<string, ModelFeature>, "get" | "has">;
  /** Whether values may be objects, so that `value[key]` may read a feature. */
  readonly hasObjects: boolean;
  /** `$meta[name]` as a Puppet expression. */
  readonly metaName: string;
}

/** Something that can't be expressed in the Puppet language. */
export interface Problem {
  readonly node: Node;
  readonly why: string;
}

/** The state of translating a piece of logic. */
export class Translation {
  readonly task: Task;
  readonly effects: ReadonlySet<Node>;
  /** The features that are bound to variables at the beginning. */
  readonly bound = new Set<string>();
  /** The objects that are being set, the innermost last. */
  readonly objects: Seen[];
  /** The names of the value that the logic receives. */
  readonly given = new Set<string>();
  problem: Problem | undefined;
  private readonly meanings = new Map<string, Meaning[]>();
  private count = 0;

  constructor(task: Task, effects: ReadonlySet<Node>) {
    this.task = task;
    this.effects = effects;
    this.objects = task.type ? [{ kind: "self", state: "$_self" }] : [];
  }

  /** The object that assignments set here. */
  get current(): Seen {
    return this.objects.at(-1)!;
  }

  /** The object whose features are variables. */
  get self(): Seen {
    return this.objects[0]!;
  }

  /** A unique variable. */
  fresh(): string {
    this.count += 1;
    return `$_${this.count}`;
  }

  meaningOf(name: string): Meaning | undefined {
    return this.meanings.get(name)?.at(-1);
  }

  /** Whether a name is the value that the logic received, and isn't shadowed. */
  isGiven(name: string): boolean {
    return this.given.has(name) && this.meanings.get(name)?.length === 1;
  }

  enter(name: string, meaning: Meaning): void {
    const known = this.meanings.get(name);
    if (known) known.push(meaning);
    else this.meanings.set(name, [meaning]);
  }

  leave(name: string): void {
    this.meanings.get(name)!.pop();
  }

  /** Records what can't be expressed; the first of a piece of logic is reported. */
  refuse(node: Node, why: string): string {
    this.problem ??= { node, why };
    return "undef";
  }

  /** A call of an engine function. */
  engine(name: string, ...strings: readonly string[]): string {
    return `${this.task.names.module}::engine::${name}(${strings.join(", ")})`;
  }
}
