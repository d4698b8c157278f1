import type { Catalog } from "../catalog/catalog.js";
import type { Compilation } from "./compilation.js";
import { addLegalTag } from "./tags.js";

/** The catalog of a finished compilation. */
export function catalogOf(compilation: Compilation): Catalog {
  const { classes, node, resources, tags } = compilation;
  const all = new Set<string>();
  for (const name of classes) addLegalTag(all, name);
  for (const tag of tags) all.add(tag);
  return {
    name: node.name,
    environment: node.environment,
    tags: [...all],
    classes,
    resources: resources.all,
    renderings: compilation.renderings,
    secrets: compilation.secrets,
  };
}
