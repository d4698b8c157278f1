import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { Failure, type Pending } from "@cairn/evaluation";
import { reassigned, Scope, type Binding, type Search } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { ModelFeature } from "../model/index.js";
import type { Instance } from "./instance.js";

const nowhere: Located = { start: 0, end: 0 };

/** A variable whose value is computed when it is read: a feature with a getter, or `$meta`. */
export class ComputedBinding implements Binding {
  readonly value = null;
  readonly at = nowhere;
  readonly source: Source;
  /** `place` is the location of the variable. */
  readonly read: (place: Span) => Pending<Value>;

  constructor(source: Source, read: (place: Span) => Pending<Value>) {
    this.source = source;
    this.read = read;
  }
}

/** The variables at the top level of a program. They are shared by all its files. */
export class ProgramScope extends Scope {
  source: Source;
  private readonly variables: Map<string, Binding>;
  private readonly searching: Search;

  constructor(source: Source, searching: Search, variables = new Map<string, Binding>()) {
    super();
    this.source = source;
    this.searching = searching;
    this.variables = variables;
  }

  override get search(): Search {
    return this.searching;
  }

  /** The same variables for the source of another file. */
  in(source: Source): ProgramScope {
    return new ProgramScope(source, this.searching, this.variables);
  }

  find(name: string): Binding | undefined {
    return this.variables.get(name.replace(/^::/, ""));
  }

  assign(name: string, binding: Binding): void {
    const earlier = this.variables.get(name);
    if (earlier) throw reassigned(name, earlier);
    this.variables.set(name, binding);
  }

  names(): Iterable<string> {
    return this.variables.keys();
  }
}

/** The environment of a piece of logic: its local variables are in scopes inside this one. */
export abstract class LogicScope extends Scope {
  readonly source: Source;
  private readonly searching: Search;
  private readonly meta: Binding;

  constructor(source: Source, searching: Search, meta: Binding) {
    super();
    this.source = source;
    this.searching = searching;
    this.meta = meta;
  }

  override get search(): Search {
    return this.searching;
  }

  find(name: string): Binding | undefined {
    return name === "meta" ? this.meta : this.special(name);
  }

  assign(name: string, { source, at }: Binding): void {
    throw new Failure("evaluation", `\`$${name}\` can't be assigned here`, {
      span: createSpan(source, at.start, at.end),
    });
  }

  protected abstract special(name: string): Binding | undefined;
}

/** The environment of `validate` and `check`: the value, under the name of its feature and as `$it`. */
export class ValueScope extends LogicScope {
  private readonly name: string;
  private readonly value: Binding;
  private readonly hasIt: boolean;

  constructor(source: Source, searching: Search, meta: Binding, feature: ModelFeature, value: Value, hasIt: boolean) {
    super(source, searching, meta);
    this.name = feature.name;
    this.value = { value, source, at: nowhere };
    this.hasIt = hasIt;
  }

  protected special(name: string): Binding | undefined {
    return name === this.name || (name === "it" && this.hasIt) ? this.value : undefined;
  }
}

/** Reads the features of an object. */
export type ReadFeature = (instance: Instance, name: string, place: Span) => Pending<Value>;

/** The environment of setters, getters, derived features and invariants: all features of the object. */
export class ObjectScope extends LogicScope {
  readonly instance: Instance;
  /** Whether features may be assigned here. */
  readonly isSetter: boolean;
  private readonly readFeature: ReadFeature;
  private readonly own: { readonly name: string; readonly value: Value } | undefined;

  constructor(
    source: Source,
    searching: Search,
    meta: Binding,
    instance: Instance,
    readFeature: ReadFeature,
    isSetter: boolean,
    own?: { readonly name: string; readonly value: Value } | undefined,
  ) {
    super(source, searching, meta);
    this.instance = instance;
    this.readFeature = readFeature;
    this.isSetter = isSetter;
    this.own = own;
  }

  protected special(name: string): Binding | undefined {
    if (name === this.own?.name) return { value: this.own.value, source: this.source, at: nowhere };
    if (!this.instance.shape.byName.has(name)) return undefined;
    return new ComputedBinding(this.source, (place) => this.readFeature(this.instance, name, place));
  }
}

/** A binding whose value is known. */
export function bound(value: Value, source: Source): Binding {
  return { value, source, at: nowhere };
}
