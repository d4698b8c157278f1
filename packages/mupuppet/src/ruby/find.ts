import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "../evaluate/compilation.js";
import { pathOfNewer, pathOfOlder } from "./function-files.js";
import { rubyProgramOf } from "./program.js";

export { createRubyTypes } from "./type-definitions/create-ruby-types.js";

/** A function that a module of the module path defines in Ruby, by its name in lower case. */
export function findRubyFunction(compilation: Compilation, name: string): PuppetFunction | undefined {
  const program = rubyProgramOf(compilation);
  const path = program && pathOf(compilation, name);
  return path === undefined ? program?.defined(name) : program!.functionIn(path, name);
}

/** The file that defines a function; undefined if there is none. */
function pathOf({ language, modules }: Compilation, name: string): string | undefined {
  if (!/^[a-z]\w*(?:::[a-z]\w*)*$/.test(name)) return undefined;
  const cut = name.indexOf("::");
  const root = language.environment?.root;
  if (root !== undefined && (cut < 0 || name.startsWith("environment::"))) {
    const own = `${root}/lib/puppet/functions/${name.replaceAll("::", "/")}.rb`;
    if (modules.readPath(own)) return own;
  }
  if (cut < 0) return pathOfNewer(modules, name) ?? pathOfOlder(modules, name);
  const path = modules.pathOf(name.slice(0, cut), `lib/puppet/functions/${name.replaceAll("::", "/")}.rb`);
  return path !== undefined && modules.readPath(path) ? path : undefined;
}
