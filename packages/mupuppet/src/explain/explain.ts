import { createSource, didYouMean, startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import type { Explanation } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Parameter, type Resource } from "../catalog/resource.js";
import { catalogue } from "../diagnostics/index.js";
import { formatReferencePath, parseReferencePath } from "../view/reference-path.js";
import { Explainer } from "./explainer.js";
import { canonicalReference, resourcesByReference } from "./find-resource.js";

/**
 * The whole story of a resource (`File[/etc/motd]`) or one of its parameters (`File[/etc/motd][mode]`): who asked for it, down
 * from the node's code; what set the value, what it was made from, and what lost.
 */
export function explain(catalog: Catalog, path: string, source: Source = createSource("", "")): Result<Explanation> {
  const resources = resourcesByReference(catalog);
  const whole = resources.get(canonicalReference(path.trim()));
  const explainer = new Explainer(source);
  if (whole) return { value: explainer.resource(whole), diagnostics: [] };
  const { parameter: name, reference } = parseReferencePath(path);
  const resource = resources.get(canonicalReference(reference));
  if (!resource) return { diagnostics: [unknownPath(path, closest(reference, resources.keys()), source)] };
  const parameter = name === undefined ? undefined : parameterNamed(resource, name);
  if (parameter) return { value: explainer.parameter(resource, parameter), diagnostics: [] };
  const names = [...resource.parameters.keys()];
  const meant = didYouMean(name ?? "", names, 1).map((each) => pathOf(resource, each));
  return { diagnostics: [unknownPath(path, meant[0] ?? onlyNames(resource, names), source)] };
}

/** Parameters have names in lower case, however they were written. */
function parameterNamed(resource: Resource, name: string): Parameter | undefined {
  const wanted = name.toLowerCase();
  return [...resource.parameters].find(([each]) => each.toLowerCase() === wanted)?.[1];
}

function pathOf({ title, type }: Resource, parameter: string): string {
  return formatReferencePath([referenceTo(type, title), parameter]);
}

function closest(reference: string, known: Iterable<string>): string | undefined {
  const candidates = [...known];
  const wanted = canonicalReference(reference);
  return didYouMean(wanted, candidates, 1)[0] ?? candidates.find((each) => each.endsWith(`[${reference}]`));
}

/** Where nothing is alike, what there is. */
function onlyNames({ title, type }: Resource, names: readonly string[]): string | undefined {
  return names.length === 0 ? referenceTo(type, title) : formatReferencePath([referenceTo(type, title), names[0]!]);
}

function unknownPath(path: string, meant: string | undefined, source: Source): Diagnostic {
  const notes = meant === undefined ? [] : [`did you mean \`${meant}\`?`];
  const help = "write a resource as `Type[title]`, or one of its parameters as `Type[title][name]`";
  return catalogue.create["unknown-path"](startOf(source), { path }, { notes, help });
}
