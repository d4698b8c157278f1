import { cTarget } from "./c/c-target.js";
import { luaTarget } from "./lua/lua-target.js";
import { puppetTarget } from "./puppet/puppet-target.js";
import { rubyTarget } from "./ruby/ruby-target.js";
import type { ConformanceTarget } from "./target.js";
import { typescriptTarget } from "./typescript/typescript-target.js";

/** All targets that carry logic. A new one is a line here. */
export const conformanceTargets: readonly ConformanceTarget[] = [
  cTarget,
  luaTarget,
  rubyTarget,
  puppetTarget,
  typescriptTarget,
];
