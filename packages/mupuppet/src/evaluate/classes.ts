import type { Span } from "@cairn/diagnostics";
import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { capitalize } from "@cairn/puppet-core/types";
import type { Declaration } from "../catalog/resource.js";
import type { ClassBody } from "../resolve/definition.js";
import { runBody } from "./bodies.js";
import { unknownClass } from "./unknown-names.js";
import type { Compilation } from "./compilation.js";
import { DeclaredResource } from "./declared-resource.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import { addLegalTag } from "./tags.js";

/**
 * Declares classes by their names, and runs the bodies of those that weren't declared; returns the resources of all.
 */
export function* includeClasses(
  names: readonly string[],
  scope: PuppetScope,
  declaration: Declaration,
): Evaluation<DeclaredResource[]> {
  const { compilation } = scope;
  const declared = (name: string) => compilation.classScope(name)?.resource;
  const found = names.map((name) => declared(name) ?? findClass(name, compilation));
  const known: DeclaredResource[] = [];
  const added: DeclaredResource[] = [];
  for (const each of found) {
    const resource = each instanceof DeclaredResource ? each : declared(each.name);
    if (resource) known.push(resource);
    else added.push(ensureClass(each as ClassBody, scope, declaration));
    (resource ?? added.at(-1)!).addDeclaration(declaration);
  }
  for (const resource of added) yield* resultOf(runBody(resource));
  return [...known, ...added];
}

function findClass(name: string, compilation: Compilation): ClassBody {
  const definition = compilation.definitions.findClass(name);
  if (!definition) throw unknownClass(name, compilation);
  return definition;
}

/** The resource of a class, created if there is none; those of its parent classes precede it. */
export function ensureClass(definition: ClassBody, scope: PuppetScope, declaration: Declaration): DeclaredResource {
  const { compilation } = scope;
  const existing = compilation.resources.find("Class", definition.name);
  if (existing) return existing;
  addParents(definition, scope, declaration);
  const resource = new DeclaredResource({
    type: "Class",
    title: capitalize(definition.name),
    kind: "unknown",
    scope,
    owner: definition,
    definition,
  });
  addClassTags(resource, compilation);
  compilation.resources.add(resource);
  return resource;
}

/** Adds the parent classes of a class, the outermost first. */
export function addParents(definition: ClassBody, scope: PuppetScope, declaration: Declaration): void {
  const { compilation } = scope;
  const seen = new Set([definition]);
  for (let child = definition; child.parent !== undefined;) {
    if (compilation.resources.find("Class", child.parent)) break;
    const parent = compilation.definitions.findClass(child.parent);
    if (!parent) throw unknownParent(child);
    if (seen.has(parent)) throw inheritanceCycle([...seen], parent);
    seen.add(parent);
    child = parent;
  }
  for (const parent of [...seen].slice(1).reverse()) {
    const title = capitalize(parent.name);
    const init = { type: "Class", title, kind: "unknown", scope, owner: parent, definition: parent } as const;
    const resource = new DeclaredResource(init);
    resource.addDeclaration({ ...declaration, by: "inherits" });
    addClassTags(resource, compilation);
    compilation.resources.add(resource);
  }
}

/** The tags of a class itself are also the catalog's. */
export function addClassTags(resource: DeclaredResource, compilation: Compilation): void {
  addLegalTag(resource.tags, resource.type);
  addLegalTag(resource.tags, resource.title);
  for (const tag of resource.tags.all()) compilation.tags.add(tag);
}

function unknownParent(child: ClassBody): Failure {
  const message = `there is no class \`${child.parent ?? ""}\`, which \`${child.name}\` inherits from`;
  const at = child.node.parent;
  const span: Span | undefined = at && { source: child.source, start: at.start, end: at.end };
  return new Failure("unknown-class", message, { span });
}

function inheritanceCycle(chain: readonly ClassBody[], again: ClassBody): Failure {
  const members = [...chain.slice(chain.indexOf(again)), again].map(({ name }) => name);
  const message = `the class ${members.join(" inherits from ")}`;
  return new Failure("inheritance-cycle", message, { help: "remove one `inherits`" });
}
