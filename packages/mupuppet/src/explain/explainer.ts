import { positionAt, startOf, type Source, type Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-expressions/values";
import { Component, createStore, showValue, type Explanation, type LostValue, type ShownValue } from "@cairn/store";
import { referenceTo, type Declaration, type Parameter, type Resource } from "../catalog/resource.js";
import { formatReferencePath } from "../view/reference-path.js";
import { holdsSecret, mask, toStoreValue } from "../view/to-store.js";
import { variablesOf } from "./variables.js";

/** The most steps of one chain that are told; further ones are counted. */
const mostSteps = 1000;

/** How often a variable's story leads on to that of another parameter. */
const deepestStory = 50;

const masked: ShownValue = { text: mask, json: JSON.stringify(mask) };

/** Turns what a catalog knows of its resources into explanations. */
export class Explainer {
  private readonly source: Source;

  /** `source`: the program, where what Puppet itself makes has its place. */
  constructor(source: Source) {
    this.source = source;
  }

  /** Who asked for a resource: each step is what the next one stands in. */
  resource(resource: Resource): Explanation {
    const chain: Resource[] = [];
    const seen = new Set<Resource>();
    let next: Resource | undefined = resource;
    while (next && !seen.has(next) && (chain.length === 0 || !isMain(next))) {
      seen.add(next);
      chain.push(next);
      next = next.declarations[0]?.within;
    }
    const omitted = Math.max(0, chain.length - mostSteps);
    let explanation: Explanation | undefined;
    for (const each of chain.slice(0, mostSteps).toReversed()) {
      const from = explanation ? [explanation] : [];
      explanation = this.declared(each, from, explanation === undefined ? omitted : 0);
    }
    return explanation!;
  }

  /** What set a parameter, what it was made from, who asked for the resource, and what lost. */
  parameter(resource: Resource, parameter: Parameter): Explanation {
    const story = this.value(resource, parameter, 0);
    return { ...story, from: [...story.from, this.resource(resource)] };
  }

  /** What set a parameter, and the variables in it; those that are parameters themselves have a story of their own. */
  private value(resource: Resource, parameter: Parameter, depth: number): Explanation {
    const isSecret = resource.sensitive.has(parameter.name) || holdsSecret(parameter.value);
    const from = variablesOf(resource, parameter).map(({ name, owner, span, step, value }) => {
      const given = owner?.parameters.get(name);
      const isTold = owner !== undefined && given !== undefined && depth < deepestStory;
      return {
        ...this.step(span, step, isSecret ? masked : this.shown(value)),
        ...{ path: `$${name}`, lost: [], omitted: owner && !isTold ? 1 : 0 },
        from: isTold ? [this.value(owner, given, depth + 1)] : [],
      };
    });
    const path = formatReferencePath([referenceTo(resource.type, resource.title), parameter.name]);
    const step = this.step(parameter.span, describeStep(parameter), isSecret ? masked : this.shown(parameter.value));
    return { ...step, path, from, ...this.lost(parameter, isSecret) };
  }

  private declared(resource: Resource, from: readonly Explanation[], omitted: number): Explanation {
    const [first, ...later] = resource.declarations;
    return {
      ...this.step(first?.span ?? resource.span, first?.by ?? "made by Puppet itself", this.shownResource(resource)),
      path: referenceTo(resource.type, resource.title),
      from,
      lost: later.slice(0, mostSteps).map((declaration) => this.later(declaration)),
      omitted: omitted + Math.max(0, later.length - mostSteps),
    };
  }

  private later({ by, span, within }: Declaration): LostValue {
    const place = within && !isMain(within) ? ` in ${referenceTo(within.type, within.title)}` : "";
    const value = { text: `another ${by}${place}`, json: JSON.stringify(`${by}${place}`) };
    return { ...this.step(span, by, value), why: "it was there already" };
  }

  private lost(parameter: Parameter, isSecret: boolean): Pick<Explanation, "lost" | "omitted"> {
    const lost: LostValue[] = [];
    let omitted = 0;
    for (let next = parameter.lost; next; next = next.parameter.lost) {
      const { parameter: loser, why } = next;
      if (lost.length === mostSteps) omitted++;
      else
        lost.push({ ...this.step(loser.span, describeStep(loser), isSecret ? masked : this.shown(loser.value)), why });
    }
    return { lost, omitted };
  }

  private step(span: Span = startOf(this.source), step: string, value: ShownValue) {
    const { column, line } = positionAt(span.source, span.start);
    return { value, step, file: span.source.name, line, column, span };
  }

  private shown(value: Value): ShownValue {
    const store = createStore(["value"]);
    return showValue(toStoreValue(value, store, this.origin(store)), store.log);
  }

  private shownResource({ parameters, sensitive }: Resource): ShownValue {
    const store = createStore(["value"]);
    const origin = this.origin(store);
    const component = new Component();
    for (const { name, value } of parameters.values())
      if (value !== null)
        store.put(
          component,
          name.toLowerCase(),
          sensitive.has(name) ? mask : toStoreValue(value, store, origin),
          origin,
        );
    return showValue(component, store.log);
  }

  private origin({ log }: ReturnType<typeof createStore>) {
    return { step: 1, source: log.addSource(this.source), start: 0, end: 0 };
  }
}

/** What stands at top level stands in the class `main`, which says nothing. */
function isMain({ title, type }: Resource): boolean {
  return type === "Class" && title === "main";
}

function describeStep({ appends, step }: Parameter): string {
  return appends ? `${step} with +>` : step;
}
