import { Failure } from "@cairn/evaluation";
import type { ExportedResource, ExportedResources } from "../../catalog/exported.js";
import { referenceTo } from "../../catalog/resource.js";
import { valueOfJson } from "../../exported/json-value.js";
import { attempt } from "../attempt.js";
import type { DeclaredResource } from "../declared-resource.js";
import { addResource, createResource } from "../resources/declare.js";
import { findResourceType } from "../resource-type.js";
import { SetParameter } from "../set-parameter.js";
import { CatalogCollector, type CollectorInit } from "./catalog-collector.js";

/**
 * `Type <<| query |>> { … }`: realizes what the node itself exports, and adds to its catalog what others export. What
 * another collector has added already it leaves alone, even if its own body would override it, as Puppet does.
 */
export class ExportedCollector extends CatalogCollector {
  private readonly exported: ExportedResources;
  private hasAsked = false;

  constructor(init: CollectorInit, exported: ExportedResources) {
    super(init);
    this.exported = exported;
  }

  protected override find(): DeclaredResource[] {
    const own = super.find().filter(({ exported }) => exported);
    if (this.hasAsked) return own;
    this.hasAsked = true;
    return [...own, ...this.collectOthers()];
  }

  private collectOthers(): DeclaredResource[] {
    const { query, scope, span, type } = this.init;
    const { compilation } = scope;
    const added: DeclaredResource[] = [];
    for (const each of this.exported.find(type)) {
      if (each.certname === compilation.node.name || (query && !query.findsElsewhere(each))) continue;
      const resource = attempt(compilation, span, () => this.add(each));
      if (resource) added.push(resource);
    }
    return added;
  }

  /** Adds a resource of another node; undefined if it is there already. */
  private add(exported: ExportedResource): DeclaredResource | undefined {
    const { scope, type } = this.init;
    const { compilation } = scope;
    const existing = compilation.resources.find(type, exported.title);
    if (existing) {
      if (existing.collected?.exported.certname === exported.certname && existing.title === exported.title)
        return undefined;
      throw collectedTwice(exported, existing);
    }
    const resource = this.create(exported);
    addResource(resource, scope);
    if (resource.definition) compilation.wait(resource);
    return resource;
  }

  private create(exported: ExportedResource): DeclaredResource {
    const { parameters, title } = exported;
    const { scope, span, type } = this.init;
    const { source } = span;
    const { owner } = scope;
    const given = Object.entries(parameters).map(([name, json]) => {
      return new SetParameter({ name, value: valueOfJson(json), step: "declaration", source, at: span, owner });
    });
    const declaring = {
      typeName: type,
      titles: [title],
      parameters: given,
      form: "regular",
      source,
      at: span,
    } as const;
    const found = findResourceType(type, scope.compilation);
    return createResource(found, title, { ...declaring, by: "collector", collected: { exported, span } }, scope);
  }
}

function collectedTwice({ certname, title, type }: ExportedResource, existing: DeclaredResource): Failure {
  const reference = referenceTo(type, title);
  const message = `A duplicate resource was found while collecting exported resources, with the type and title ${reference}`;
  const other = existing.collected?.exported.certname;
  return new Failure("duplicate-declaration", message, {
    notes: [
      { message: `${certname} exports it`, span: undefined },
      other === undefined
        ? { message: `${existing.reference} is declared here`, span: existing.span }
        : { message: `${other} exports it, too`, span: undefined },
    ],
    help: "give what each node exports a title of its own, such as one with the node's name in it",
  });
}
