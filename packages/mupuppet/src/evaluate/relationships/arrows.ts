import type { Span } from "@cairn/diagnostics";
import { Failure, growList } from "@cairn/evaluation";
import { isArray, type Value } from "@cairn/puppet-core/values";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import type { Collecting, Reference, Relating, RelationshipEnd } from "../interfaces.js";
import { SetParameter } from "../set-parameter.js";
import { referenceText } from "./references.js";

/** Converts chaining arrows to parameters. */
export class Arrows {
  private readonly compilation: Compilation;
  /** Lists that only arrows use, which they may extend. */
  private readonly own = new Set<Value>();
  /** Lists from the source, and their extensions by arrows: for all resources that they were written for. */
  private readonly extended = new Map<readonly Value[], Value[]>();

  constructor(compilation: Compilation) {
    this.compilation = compilation;
  }

  /** Adds the targets of an arrow to its sources; throws a Failure if one of them isn't declared. */
  add({ source, target, parameter, span }: Relating): void {
    const targets = asReferences(target);
    const strings = targets.map(referenceText);
    let areChecked = false;
    for (const from of targets.length > 0 ? asReferences(withoutEmpty(source)) : []) {
      const resource = this.compilation.resources.find(from.type, from.title);
      if (!resource) throw missing(from, `on '${strings[0]!}'`, span);
      if (!areChecked) this.checkTargets(from, targets, span);
      areChecked = true;
      const list = this.listOf(resource, parameter, span);
      growList(strings.length);
      for (const text of strings) list.push(text);
    }
  }

  /** Replaces the lists that were written for several resources at once. */
  finish(): void {
    if (this.extended.size === 0) return;
    for (const resource of this.compilation.resources.all) {
      for (const name of ["before", "notify"]) {
        const parameter = resource.parameters.get(name);
        const value = parameter && isArray(parameter.value) ? this.extended.get(parameter.value) : undefined;
        if (parameter && value) resource.parameters.set(extending(parameter, value));
      }
    }
  }

  private checkTargets(from: Reference, targets: readonly Reference[], span: Span): void {
    for (const to of targets) {
      if (!this.compilation.resources.find(to.type, to.title)) throw missing(to, `from '${referenceText(from)}'`, span);
    }
  }

  private listOf(source: DeclaredResource, name: "before" | "notify", span: Span): Value[] {
    const old = source.parameters.get(name);
    const value = old?.value ?? null;
    if (isArray(value)) {
      if (this.own.has(value)) return value as Value[];
      let list = this.extended.get(value);
      if (!list) this.extended.set(value, (list = [...value]));
      return list;
    }
    const list: Value[] = value === null ? [] : [value];
    this.own.add(list);
    const parameter = new SetParameter({
      name,
      value: list,
      step: "relationship",
      source: span.source,
      at: span,
      owner: source.owner,
    });
    source.parameters.set(
      old ? parameter.with({ lost: { parameter: old, why: "a chaining arrow adds to it" } }) : parameter,
    );
    return list;
  }
}

function extending(parameter: SetParameter, value: Value): SetParameter {
  return parameter.with({ value, lost: { parameter, why: "a chaining arrow adds to it" } });
}

/** The left operand of an arrow: for a collector that found nothing, the operand to its left in the chain. */
function withoutEmpty(end: RelationshipEnd): RelationshipEnd {
  let current = end;
  const seen = new Set<Collecting>();
  for (;;) {
    const [only, ...others] = current;
    const isEmptyCollector = only && others.length === 0 && "run" in only && only.collected.size === 0;
    if (!isEmptyCollector || !only.whenEmpty || seen.has(only)) return current;
    seen.add(only);
    current = only.whenEmpty;
  }
}

function asReferences(end: RelationshipEnd): readonly Reference[] {
  return end.flatMap((each) => ("run" in each ? [...each.collected] : [each]));
}

function missing(reference: Reference, relation: string, span: Span): Failure {
  return new Failure(
    "missing-resource",
    `Could not find resource '${referenceText(reference)}' for relationship ${relation}`,
    {
      span,
    },
  );
}
