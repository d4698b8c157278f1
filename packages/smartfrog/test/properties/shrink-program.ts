import type { BasicValue, Program, Prototype, Statement, Value } from "../../src/ast/ast.js";
import { body, component, number } from "../oracle/nodes.js";
import { longPathNames, withoutLevel } from "./shrink-level.js";

/**
 * Programs that are a little smaller than `whole`, the largest cuts first: ranges of statements omitted, a component
 * replaced by the content of its bodies, prototypes omitted, paths shortened, values simplified.
 */
export function* smallerPrograms(whole: Program): Generator<Program> {
  for (const statements of smallerLists(whole.body, smallerStatement, unwrapped)) yield { ...whole, body: statements };
  for (const name of longPathNames(whole.body)) yield { ...whole, body: withoutLevel(whole.body, name) };
}

type Smaller<T> = (item: T) => Iterable<T>;

/** Stretches left out, halves first; then one item replaced by several or by a smaller one. */
function* smallerLists<T>(
  items: readonly T[],
  smaller: Smaller<T>,
  several: (item: T) => readonly T[],
): Generator<T[]> {
  for (let length = items.length; length >= 1; length >>= 1) {
    for (let from = 0; from + length <= items.length; from += length) yield replaced(items, from, length, []);
  }
  for (const [index, item] of items.entries()) {
    const inside = several(item);
    if (inside.length > 0) yield replaced(items, index, 1, inside);
  }
  for (const [index, item] of items.entries()) {
    for (const less of smaller(item)) yield replaced(items, index, 1, [less]);
  }
}

function replaced<T>(items: readonly T[], from: number, length: number, by: readonly T[]): T[] {
  return [...items.slice(0, from), ...by, ...items.slice(from + length)];
}

/** The statements of a component's bodies, to replace it. */
function unwrapped(statement: Statement): readonly Statement[] {
  if (statement.kind === "include" || statement.value.kind !== "extends") return [];
  return statement.value.prototypes.flatMap((prototype) => (prototype.kind === "body" ? prototype.statements : []));
}

function* smallerStatement(statement: Statement): Generator<Statement> {
  if (statement.kind === "include") return;
  for (const value of smallerValue(statement.value)) yield { ...statement, value };
  for (const path of shorter(statement.target.path)) yield { ...statement, target: { ...statement.target, path } };
}

function* smallerValue(value: Value): Generator<Value> {
  const plain: BasicValue = number("1");
  if (value.kind === "link") yield plain;
  if (value.kind === "extends") {
    for (const prototypes of smallerLists(value.prototypes, smallerPrototype, () => [])) {
      if (prototypes.length > 0) yield component(prototypes);
    }
  } else if (value.kind === "link") {
    for (const path of shorter(value.reference.path)) yield { ...value, reference: { ...value.reference, path } };
  } else if (value.kind === "vector") {
    yield plain;
    for (const items of smallerLists(value.items, smallerItem, () => [])) yield { ...value, items };
  } else if (value.kind !== "number" || value.digits !== "1") {
    yield plain;
  }
}

function* smallerItem(item: BasicValue): Generator<BasicValue> {
  for (const value of smallerValue(item)) yield value as BasicValue;
}

function* smallerPrototype(prototype: Prototype): Generator<Prototype> {
  if (prototype.kind === "body") {
    for (const statements of smallerLists(prototype.statements, smallerStatement, unwrapped)) yield body(statements);
  } else {
    yield body([]);
    for (const path of shorter(prototype.path)) yield { ...prototype, path };
  }
}

/** A path without some of its names, but for at least one. */
function* shorter(path: readonly string[]): Generator<readonly string[]> {
  for (let length = path.length - 1; length >= 1; length--) {
    for (let from = 0; from + length <= path.length; from++) yield replaced(path, from, length, []);
  }
}

/** How many statements a program has, inner ones counted. */
export function countStatements(statements: readonly Statement[]): number {
  return statements.reduce((sum, statement) => sum + 1 + countStatements(unwrapped(statement)), 0);
}
