import type { Prototype, Reference, Statement, Value } from "../../src/ast/ast.js";

/** The names in paths of several names, each once. */
export function longPathNames(statements: readonly Statement[]): ReadonlySet<string> {
  const names = new Set<string>();
  mapPaths(statements, (path) => {
    if (path.length > 1) for (const name of path) names.add(name);
    return path;
  });
  return names;
}

/** The statements without the level `name`: its content moves outwards, and paths no longer go through it. */
export function withoutLevel(statements: readonly Statement[], name: string): readonly Statement[] {
  const shorter = (path: readonly string[]) => {
    const others = path.filter((part) => part !== name);
    return others.length > 0 ? others : path.slice(0, 1);
  };
  return mapPaths(hoisted(statements, name), shorter);
}

function hoisted(statements: readonly Statement[], name: string): readonly Statement[] {
  return statements.flatMap((statement): readonly Statement[] => {
    if (statement.kind === "include" || statement.value.kind !== "extends") return [statement];
    const bodies = statement.value.prototypes.map((one) =>
      one.kind === "body" ? { ...one, statements: hoisted(one.statements, name) } : one,
    );
    if (statement.target.path.join() !== name)
      return [{ ...statement, value: { ...statement.value, prototypes: bodies } }];
    return bodies.flatMap((one) => (one.kind === "body" ? one.statements : []));
  });
}

type PathMap = (path: readonly string[]) => readonly string[];

function mapPaths(statements: readonly Statement[], map: PathMap): readonly Statement[] {
  return statements.map((statement) =>
    statement.kind === "include"
      ? statement
      : { ...statement, target: mapReference(statement.target, map), value: mapValue(statement.value, map) },
  );
}

function mapValue(value: Value, map: PathMap): Value {
  if (value.kind === "link") return { ...value, reference: mapReference(value.reference, map) };
  if (value.kind !== "extends") return value;
  const prototypes = value.prototypes.map((one): Prototype =>
    one.kind === "body" ? { ...one, statements: mapPaths(one.statements, map) } : mapReference(one, map),
  );
  return { ...value, prototypes };
}

function mapReference(reference: Reference, map: PathMap): Reference {
  return { ...reference, path: map(reference.path) };
}
