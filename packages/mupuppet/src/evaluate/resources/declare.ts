import { createSpan, type Source } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { after, Failure, inOrder, type Pending } from "@cairn/evaluation";
import { capitalize, classType, resourceType, type PuppetType } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { runBody } from "../bodies.js";
import { addClassTags, addParents } from "../classes.js";
import { DeclaredResource, type Collected } from "../declared-resource.js";
import { defaultsFor } from "../defaults.js";
import { missing } from "../parameter-list.js";
import type { PuppetScope } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";
import { addLegalTag, addTags } from "../tags.js";
import { unknownClass } from "../unknown-names.js";
import { findResourceType, type FoundType } from "../resource-type.js";

/** Resources of one type with the same parameters. */
export interface Declaring {
  /** As written: `file`, `class`, `apache::vhost`. */
  readonly typeName: string;
  readonly titles: readonly string[];
  /** Their names are unique. */
  readonly parameters: readonly SetParameter[];
  readonly form: "regular" | "virtual" | "exported";
  /** The source that contains it. */
  readonly source: Source;
  readonly at: Located;
  /** What the only title was where it wasn't a string: it isn't a tag then, and is shown as a name, too. */
  readonly oddTitle?: Value | undefined;
  /** For display: `resource declaration`, `create_resources`. */
  readonly by: string;
  /** How it came here, if it was collected from another node: then its own place is in no source. */
  readonly collected?: Collected;
}

/** Adds resources to the catalog, and runs the bodies of classes; returns references to them. */
export function declareResources(declaring: Declaring, scope: PuppetScope): Pending<PuppetType[]> {
  const { titles } = declaring;
  const type = findResourceType(declaring.typeName, scope.compilation);
  if (titles.length === 1) return after(declareResource(type, titles[0]!, declaring, scope), referenceTypesOf);
  const references: PuppetType[] = [];
  const declare = (index: number) => declareResource(type, titles[index]!, declaring, scope);
  const done = inOrder(titles.length, declare, (resource) => references.push(referenceTypeOf(resource)));
  return after(done, () => references);
}

function referenceTypesOf(only: DeclaredResource): PuppetType[] {
  return [referenceTypeOf(only)];
}

function declareResource(
  type: FoundType,
  title: string,
  declaring: Declaring,
  scope: PuppetScope,
): Pending<DeclaredResource> {
  const resource = createResource(type, title, declaring, scope);
  addResource(resource, scope);
  if (type.kind === "class") return after(runBody(resource), () => resource);
  if (type.kind === "define") scope.compilation.wait(resource);
  return resource;
}

/** A reference to a resource, as a value. */
export function referenceTypeOf({ type, title, isClass }: DeclaredResource): PuppetType {
  return isClass ? classType(title.toLowerCase()) : resourceType(type, title);
}

/** A resource that isn't in the catalog yet. */
export function createResource(
  type: FoundType,
  title: string,
  declaring: Declaring,
  scope: PuppetScope,
): DeclaredResource {
  const { at, by, collected, form, parameters, source } = declaring;
  const { types } = scope.compilation.language;
  if (type.facts && !types.isTitle(type.facts, title)) {
    const message = `No set of title patterns matched the title "${title}".`;
    throw new Failure("illegal-title", message, { help: "write a title in the form that the type asks for" });
  }
  const definition = type.kind === "class" ? declaredClass(title, scope) : type.definition;
  const defaults = missing(defaultsFor(scope, type.name), parameters);
  const resource = new DeclaredResource({
    type: type.name,
    title: type.kind === "class" ? capitalize(definition?.name ?? title) : title,
    kind: type.resourceKind,
    ...(collected === undefined ? { source, at } : { collected }),
    parameters: parameters.concat(defaults),
    virtual: form !== "regular",
    exported: form === "exported",
    scope,
    declaredBy: by,
    definition,
    typeFacts: type.facts,
    oddTitle: declaring.oddTitle,
  });
  addGivenTags(resource, parameters);
  addLegalTag(resource.tags, resource.type);
  if (!resource.hasOddTitle) addLegalTag(resource.tags, resource.title);
  addGivenTags(resource, defaults);
  if (definition?.kind === "class") {
    addParents(definition, scope, { span: createSpan(source, at.start, at.end), by, within: scope.resource });
  }
  return resource;
}

function declaredClass(title: string, { compilation }: PuppetScope) {
  const definition = compilation.definitions.findClass(title);
  if (definition) return definition;
  throw unknownClass(title, compilation);
}

function addGivenTags({ tags }: DeclaredResource, parameters: readonly SetParameter[]): void {
  for (const { name, value } of parameters) if (name === "tag") addTags(tags, value);
}

/** Adds a resource to the catalog, below the one whose body contains it. */
export function addResource(resource: DeclaredResource, scope: PuppetScope): void {
  const { compilation } = scope;
  if (resource.isClass) addClassTags(resource, compilation);
  compilation.resources.add(resource);
  const stage = resource.valueOf("stage");
  if (!resource.isClass && stage !== undefined && stage !== null && stage !== false) {
    const message = `Only classes can set 'stage'; normal resources like ${resource.reference} cannot change run stage`;
    throw new Failure("misplaced-stage", message, { span: resource.span });
  }
  if (!resource.isStage && !resource.isClass) scope.resource.contain(resource);
}
