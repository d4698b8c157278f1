import { existsSync } from "node:fs";
import { join } from "node:path";

/** The module path that Debian's `puppet-module-*` packages fill. */
export const debianModules = "/usr/share/puppet/modules";

/**
 * The Debian packages that are missing on this machine, of those that bring the given modules. A module is named by its
 * author and name: `puppetlabs-stdlib` is in `puppet-module-puppetlabs-stdlib`.
 */
export function missingModules(modules: readonly string[]): string[] {
  const missing = modules.filter((name) => !existsSync(join(`${debianModules}.available`, name)));
  return missing.map((name) => `puppet-module-${name}`);
}
