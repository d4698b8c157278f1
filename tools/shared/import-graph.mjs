/** Who imports whom among the sources of a package: value imports only, since those of types are gone when a program runs. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import typescript from "typescript";

/** Every TypeScript file below a folder. */
function sourcesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The module names that a file imports values from, or exports them again. */
export function valueImports(file) {
  const { statements } = typescript.createSourceFile(file, readFileSync(file, "utf8"), typescript.ScriptTarget.Latest);
  return statements.flatMap((statement) => (takesValues(statement) ? [statement.moduleSpecifier.text] : []));
}

function takesValues(statement) {
  if (statement.moduleSpecifier === undefined) return false;
  const clause = statement.importClause ?? statement;
  if (clause.isTypeOnly || clause.phaseModifier === typescript.SyntaxKind.TypeKeyword) return false;
  const names = (clause.namedBindings ?? clause.exportClause)?.elements;
  return (
    clause.name !== undefined || names === undefined || names.length === 0 || names.some((name) => !name.isTypeOnly)
  );
}

/** `{ from, to }` of all value imports between the files below `folder`, as paths below it. */
export function importsBelow(folder) {
  const files = new Set(sourcesBelow(folder).map((file) => resolve(file)));
  return [...files].flatMap((from) =>
    valueImports(from)
      .filter((name) => name.startsWith("."))
      .map((name) => resolve(dirname(from), name.replace(/\.js$/, ".ts")))
      .filter((to) => files.has(to))
      .map((to) => ({ from: below(folder, from), to: below(folder, to) })),
  );
}

function below(folder, file) {
  return relative(folder, file).replaceAll("\\", "/");
}

/**
 * The imports between entries of one and the same folder, files or folders, by that folder: `a/b/c.ts` → `a/d/e.ts` is
 * `b` → `d` in `a`. Each has the imports of files that it stands for.
 */
export function importsByFolder(imports) {
  const folders = new Map();
  for (const each of imports) {
    const [from, to] = [each.from.split("/"), each.to.split("/")];
    let depth = 0;
    while (from[depth] === to[depth]) depth++;
    const arrows = entry(folders, from.slice(0, depth).join("/"), () => new Map());
    const targets = entry(arrows, from[depth], () => new Map());
    entry(targets, to[depth], () => []).push(each);
  }
  return folders;
}

function entry(map, key, create) {
  if (!map.has(key)) map.set(key, create());
  return map.get(key);
}

/** The circles among the entries of each folder: `{ folder, members, imports }`, those of files that keep it closed. */
export function circlesOf(imports) {
  const circles = [];
  for (const [folder, arrows] of importsByFolder(imports)) {
    for (const members of stronglyConnected(arrows)) {
      const inside = members.flatMap((from) => members.flatMap((to) => arrows.get(from)?.get(to) ?? []));
      circles.push({ folder, members, imports: inside });
    }
  }
  return circles;
}

/** Groups of two and more nodes each of which reaches all others (Tarjan's algorithm); modules are too few to overflow a stack. */
function stronglyConnected(arrows) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const groups = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    open.push(node);
    for (const next of arrows.get(node)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) groups.push(group);
  };
  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return groups;
}
