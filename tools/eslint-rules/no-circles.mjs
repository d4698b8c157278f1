/**
 * The entries of a folder, files or folders, never import one another in a circle: each can be read, and tested, after those that it
 * uses. Imports of types only are allowed, and so are those on demand.
 */
import { dirname, join, relative, resolve, sep } from "node:path";
import { circlesOf, importsBelow } from "../shared/import-graph.mjs";

const circlesBySources = new Map();

/** The folder `src` of the package that a file belongs to. */
function sourcesOf(filename) {
  const at = filename.lastIndexOf(`${sep}src${sep}`);
  return at < 0 ? undefined : filename.slice(0, at + 4);
}

/** The circles of a package, found once for all of its files. */
function circlesBelow(folder) {
  if (!circlesBySources.has(folder)) circlesBySources.set(folder, circlesOf(importsBelow(folder)));
  return circlesBySources.get(folder);
}

export const noCirclesRule = {
  meta: { type: "problem", schema: [], messages: { circle: "this import closes a circle in {{folder}}: {{members}}" } },
  create(context) {
    const sources = sourcesOf(context.filename);
    if (sources === undefined) return {};
    const from = relative(sources, context.filename).replaceAll("\\", "/");
    const targetOf = (specifier) =>
      relative(sources, resolve(dirname(context.filename), specifier.replace(/\.js$/, ".ts"))).replaceAll("\\", "/");
    const look = (node) => {
      if (typeof node.source?.value !== "string" || !node.source.value.startsWith(".")) return;
      if (node.importKind === "type" || node.exportKind === "type") return;
      const to = targetOf(node.source.value);
      for (const { folder, members, imports } of circlesBelow(sources)) {
        if (!imports.some((each) => each.from === from && each.to === to)) continue;
        context.report({
          node: node.source,
          messageId: "circle",
          data: { folder: join("src", folder), members: [...members].sort().join(", ") },
        });
      }
    };
    return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look };
  },
};
