import { basename, extname, join } from "node:path";
import { namesIn } from "../file-system.js";
import type { Module } from "./modules.js";
import { fullName } from "./tasks.js";

/** Names that no plan may have: words and types of Puppet's language. */
const reserved = new Set(
  `and application attr case class consumes default else elsif environment false function if import in inherits node or private
  produces site true type undef unless any array boolean catalogentry collection callable data enum float hash integer numeric
  optional pattern resource runtime scalar string struct tuple variant`.split(/\s+/),
);

/** The names of a module's plans. */
export function plansOf(module: Module): string[] {
  const files = namesIn(join(module.root, "plans")).filter((file) => [".pp", ".yaml"].includes(extname(file)));
  const names = files.map((file) => basename(file, extname(file)));
  const valid = names.filter((name) => /^[a-z][a-z0-9_]*$/.test(name) && !reserved.has(name)).sort();
  return [...new Set(valid)].map((name) => fullName(module, name));
}
