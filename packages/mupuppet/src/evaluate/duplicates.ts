import { Failure } from "@cairn/puppet-expressions/evaluate";
import { inspect, type Value } from "@cairn/puppet-expressions/values";
import type { DeclaredResource } from "./declared-resource.js";
import { placeText } from "./place-text.js";

/** That a resource is declared a second time. */
export function alreadyDeclared(resource: DeclaredResource, existing: DeclaredResource): Failure {
  const where = existing.span ? ` at ${placeText(existing.span)}` : "";
  const message = `Duplicate declaration: ${resource.reference} is already declared${where}; cannot redeclare`;
  return new Failure("duplicate-declaration", message, {
    span: resource.span,
    notes: declarationNotes(existing),
  });
}

/** That a resource has a name that another one has already. */
export function alreadyAliased(
  resource: DeclaredResource,
  existing: DeclaredResource,
  alias: Value,
  key: readonly Value[],
): Failure {
  const where = resource.span ? ` at ${placeText(resource.span)}` : "";
  const what = inspect([resource.type, ...key]).replaceAll("'", '"');
  const shown = inspect(alias).replaceAll("'", '"');
  const message = `Cannot alias ${resource.reference} to ${shown}${where}; resource ${what} already declared`;
  return new Failure("duplicate-declaration", message, { span: resource.span, notes: declarationNotes(existing) });
}

/** Where a resource was declared, and the chain of those that led there. */
export function declarationNotes(resource: DeclaredResource): { message: string; span?: DeclaredResource["span"] }[] {
  const notes = [{ message: `${resource.reference} is declared here`, span: resource.span }];
  let declaration = resource.declarations[0];
  const limit = 10;
  while (declaration?.within?.declarations[0] && notes.length < limit) {
    const { within } = declaration;
    declaration = within.declarations[0];
    if (declaration)
      notes.push({ message: `in ${within.type}[${within.title}], by ${declaration.by}`, span: declaration.span });
  }
  return notes.filter((note) => note.span !== undefined);
}
