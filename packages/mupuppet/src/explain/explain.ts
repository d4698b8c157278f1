/**
 * Why a resource or a parameter is as it is. The answer is composed from what the compilation recorded (declarations,
 * overrides, data) and from the manifest's source; values that lost are shown with the one that won.
 */
import { createSource, didYouMean, startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import type { Explanation } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Parameter, type Resource } from "../catalog/resource.js";
import { catalogue } from "../diagnostics/index.js";
import { printedParameters } from "../emit/printed-parameters.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { TypeTable } from "../resource-types/type-table.js";
import { formatReferencePath, parseReferencePath } from "../view/reference-path.js";
import { DeclaredResource } from "../evaluate/declared-resource.js";
import { Explainer } from "./explainer.js";
import type { SourceAt } from "./exporter.js";
import { asksForLine, findLine } from "./text-line.js";
import { canonicalReference, resourcesByReference } from "./find-resource.js";
import { variablesNamed } from "./variables.js";

/**
 * The full explanation of a resource (`File[/etc/motd]`) or of one of its parameters (`File[/etc/motd][mode]`): what
 * asked for it, starting from the node's code; what set the value, what it was made from, and what lost.
 * `file:/etc/motd:3` is a line of a file: what wrote it; `$apache::port` is a variable. `sourceAt` finds the manifests in
 * which other nodes export what was collected.
 */
export function explain(
  catalog: Catalog,
  path: string,
  source: Source = createSource("", ""),
  types: ResourceTypes = new TypeTable(),
  sourceAt: SourceAt = () => undefined,
): Result<Explanation> {
  const explainer = new Explainer(source, catalog, sourceAt);
  if (asksForLine(path)) return explainLine(catalog, path, source, explainer);
  if (path.trim().startsWith("$")) return explainVariable(catalog, path, source);
  const resources = resourcesByReference(catalog);
  const wanted = path.trim().replace(/^@@?/, "");
  const whole = resources.get(canonicalReference(wanted));
  if (whole) return { value: explainer.resource(whole), diagnostics: [] };
  const { parameter: name, reference } = parseReferencePath(wanted);
  const resource = resources.get(canonicalReference(reference));
  if (!resource) return { diagnostics: [unknownPath(path, closest(reference, resources.keys()), source)] };
  const parameter =
    name === undefined ? undefined : (parameterNamed(resource, name) ?? givenByTitle(resource, name, types, source));
  if (parameter) return { value: explainer.parameter(resource, parameter), diagnostics: [] };
  const names = [...resource.parameters.keys()];
  const meant = didYouMean(name ?? "", names, 1).map((each) => pathOf(resource, each));
  return { diagnostics: [unknownPath(path, meant[0] ?? onlyNames(resource, names), source)] };
}

/** `$apache::port`: what was assigned to it, or what set the parameter. */
function explainVariable(catalog: Catalog, path: string, source: Source): Result<Explanation> {
  const name = path.trim().slice(1);
  const declared = catalog.resources.find((each) => each instanceof DeclaredResource);
  const [used] = declared ? variablesNamed([name], declared.scope.compilation.top) : [];
  if (used) return { value: new Explainer(source, catalog).variable(used), diagnostics: [] };
  const help = "write a variable with the class that has it: `$apache::port`";
  return { diagnostics: [catalogue.create["unknown-path"](startOf(source), { path }, { help })] };
}

function explainLine(catalog: Catalog, path: string, source: Source, explainer: Explainer): Result<Explanation> {
  const found = findLine(catalog, path);
  if (typeof found !== "string")
    return { value: explainer.line(found.resource, found.content, found.line), diagnostics: [] };
  const help = "write a file of the catalog and the number of a line of it: `/etc/motd:3`";
  return {
    diagnostics: [
      catalogue.create["unknown-path"](startOf(source), { path: path.slice("file:".length) }, { notes: [found], help }),
    ],
  };
}

/** The names of parameters are lower-case, however they were written. */
function parameterNamed(resource: Resource, name: string): Parameter | undefined {
  const wanted = name.toLowerCase();
  return [...resource.parameters].find(([each]) => each.toLowerCase() === wanted)?.[1];
}

/** Parameters that only the title sets: `File[/tmp/]` has the path `/tmp`. */
function givenByTitle(resource: Resource, name: string, types: ResourceTypes, source: Source): Parameter | undefined {
  const found = [...printedParameters(resource, types)].find(([each]) => each === name.toLowerCase());
  const span = resource.span ?? resource.declarations[0]?.span ?? startOf(source);
  return found && { name: found[0], value: found[1], step: "title", span, appends: false };
}

function pathOf({ title, type }: Resource, parameter: string): string {
  return formatReferencePath([referenceTo(type, title), parameter]);
}

function closest(reference: string, known: Iterable<string>): string | undefined {
  const candidates = [...known];
  const wanted = canonicalReference(reference);
  return didYouMean(wanted, candidates, 1)[0] ?? candidates.find((each) => each.endsWith(`[${reference}]`));
}

/** The existing names, if none is similar. */
function onlyNames({ title, type }: Resource, names: readonly string[]): string | undefined {
  return names.length === 0 ? referenceTo(type, title) : formatReferencePath([referenceTo(type, title), names[0]!]);
}

function unknownPath(path: string, meant: string | undefined, source: Source): Diagnostic {
  const notes = meant === undefined ? [] : [`did you mean \`${meant}\`?`];
  const help = "write a resource as `Type[title]`, or one of its parameters as `Type[title][name]`";
  return catalogue.create["unknown-path"](startOf(source), { path }, { notes, help });
}
