import { Failure, type FailureNote } from "@cairn/evaluation";
import { toText, type Value } from "@cairn/puppet-core/values";
import { referenceTo } from "../catalog/resource.js";
import type { DeclaredResource } from "./declared-resource.js";

/** The error for a resource that is declared a second time. */
export function alreadyDeclared(resource: DeclaredResource, existing: DeclaredResource): Failure {
  return new Failure("duplicate-declaration", `\`${resource.reference}\` is declared already`, {
    span: resource.span,
    notes: notesOfBoth(existing, resource),
    help: existing.isClass
      ? "a class is declared with its parameters before the first `include` of it, and only once"
      : undefined,
  });
}

/** The error for a resource whose name another one has already. */
export function alreadyAliased(resource: DeclaredResource, existing: DeclaredResource, key: readonly Value[]): Failure {
  const shown = key.map((each) => (each === null ? "" : toText(each))).join(", ");
  const message = `\`${resource.reference}\` is \`${existing.reference}\` again: both have the name \`${shown}\``;
  return new Failure("duplicate-declaration", message, {
    span: resource.span,
    notes: notesOfBoth(existing, resource),
  });
}

/** The position of the first of two resources, and what declared both; declarations that they share are shown once. */
function notesOfBoth(first: DeclaredResource, second: DeclaredResource): FailureNote[] {
  const span = first.span ?? first.declarations[0]?.span;
  const notes = [{ message: `${first.reference} is declared here first`, span }, ...chainNotes(first)];
  const told = new Set(notes.map(({ message }) => message));
  return [...notes, ...chainNotes(second).filter(({ message }) => !told.has(message))];
}

/**
 * How the program reached the declaration of a resource: the enclosing classes and defined types, the innermost first.
 */
export function chainNotes(resource: DeclaredResource, limit = 8): FailureNote[] {
  const notes: FailureNote[] = [];
  let within = resource.declarations[0]?.within;
  while (within && notes.length < limit) {
    const declaration = within.declarations[0];
    if (declaration)
      notes.push({
        message: `${referenceTo(within.type, within.title)} is declared here, by ${declaration.by}`,
        span: declaration.span,
      });
    within = declaration?.within;
  }
  return notes;
}
