import { createSpan, type Details, type Label, type Span, replacement } from "@cairn/diagnostics";
import type { Component } from "@cairn/store";
import type { Assignment, Statement } from "../ast/ast.js";
import { pathOf, type Level } from "./level.js";
import { OPEN } from "./lookup.js";
import type { BodyFrame, Machine } from "./machine.js";

/** A reference whose name at `index` doesn't exist. */
interface Misspelt {
  readonly path: readonly string[];
  readonly index: number;
  readonly span: Span;
}

/**
 * Suggests the path that was meant, if one of `names` is similar to `path[index]`; the fix replaces the source at
 * `span`.
 */
export function meant(machine: Machine, { path, index, span }: Misspelt, names: Iterable<string>): Details {
  const [name] = machine.guesses.didYouMean(path[index]!, names, 1);
  if (name === undefined) return {};
  const text = [...path.slice(0, index), name, ...path.slice(index + 1)].join(":");
  return { help: `did you mean \`${text}\`?`, fixes: [replacement(span, text)] };
}

/** All names that are visible from `level`, the nearest first. */
export function* visibleNames(level: Level): Iterable<string> {
  for (let each: Level | undefined = level; each; each = each.parent) yield* namesOf(each.component);
}

export function* namesOf(component: Component): Iterable<string> {
  for (const [name] of component.entries()) if (!name.startsWith(OPEN)) yield name;
}

/** A namespace, as messages call it. */
export function nameOf(level: Level): string {
  const names = pathOf(level).map((name) => (name.startsWith(OPEN) ? name.slice(OPEN.length) : name));
  return names.length > 0 ? `\`${names.join(":")}\`` : "the top of the file";
}

/** Points at the definition of `name` further down in one of the open blocks, or only in `block` if that is given. */
export function laterDefinition(machine: Machine, name: string, block?: Level): Label[] {
  for (let at = machine.frames.length - 1; at >= 0; at--) {
    const frame = machine.frames[at]!;
    if (frame.kind !== "body" || (block && frame.level !== block)) continue;
    const found = lastDefinitions(frame.statements).get(name);
    if (!found || found.index < frame.next) continue;
    const { start, end } = found.assignment.target;
    return [{ span: createSpan(frame.source, start, end), message: `\`${name}\` is defined here, further down` }];
  }
  return [];
}

/** The last definition of `name` among the statements of a block that are still to be run. */
export function definitionIn(frame: BodyFrame, name: string): Assignment | undefined {
  const found = lastDefinitions(frame.statements).get(name);
  return found && found.index >= frame.next ? found.assignment : undefined;
}

interface Definition {
  readonly assignment: Assignment;
  readonly index: number;
}

const definitionsOf = new WeakMap<BodyFrame["statements"], ReadonlyMap<string, Definition>>();

/** The last definition of each name in a list of statements; memoised. */
function lastDefinitions(statements: readonly Statement[]): ReadonlyMap<string, Definition> {
  let definitions = definitionsOf.get(statements);
  if (!definitions) definitionsOf.set(statements, (definitions = findDefinitions(statements)));
  return definitions;
}

function findDefinitions(statements: readonly Statement[]): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  statements.forEach((statement, index) => {
    if (statement.kind === "assignment" && statement.target.path.length === 1)
      definitions.set(statement.target.path[0]!, { assignment: statement, index });
  });
  return definitions;
}
