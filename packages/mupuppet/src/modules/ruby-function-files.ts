import type { Modules } from "./modules.js";
import { rubyFilesIn } from "./ruby-files.js";

/** The functions without a module in their names, by API: the file that defines each. */
interface Globals {
  readonly newer: ReadonlyMap<string, string>;
  readonly older: ReadonlyMap<string, string>;
}

const globals = new WeakMap<Modules, Globals>();

function globalsOf(modules: Modules): Globals {
  const known = globals.get(modules);
  if (known) return known;
  const found = {
    newer: rubyFilesIn(modules, "lib/puppet/functions"),
    older: rubyFilesIn(modules, "lib/puppet/parser/functions"),
  };
  globals.set(modules, found);
  return found;
}

/** The file that defines a function of Puppet 3's API; undefined if there is none. */
export const pathOfOlder = (modules: Modules, name: string): string | undefined => globalsOf(modules).older.get(name);

/** The file that defines a function of Puppet 4's API; undefined if there is none. */
export const pathOfNewer = (modules: Modules, name: string): string | undefined => globalsOf(modules).newer.get(name);

/** The file of a module, or of the environment in the folder `environment`, that defines a function in Ruby, if there is one. */
export function fileOfFunction(modules: Modules, name: string, environment: string | undefined): string | undefined {
  if (!/^[a-z]\w*(?:::[a-z]\w*)*$/.test(name)) return undefined;
  const cut = name.indexOf("::");
  const below = `lib/puppet/functions/${name.replaceAll("::", "/")}.rb`;
  if (environment !== undefined && (cut < 0 || name.startsWith("environment::"))) {
    const own = `${environment}/${below}`;
    if (modules.readPath(own)) return own;
  }
  if (cut < 0) return pathOfNewer(modules, name) ?? pathOfOlder(modules, name);
  const path = modules.pathOf(name.slice(0, cut), below);
  return path !== undefined && modules.readPath(path) ? path : undefined;
}
