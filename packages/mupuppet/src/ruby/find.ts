import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "../evaluate/compilation.js";
import { rubyProgramOf } from "./program.js";

export { createRubyTypes } from "./type-definitions/create-ruby-types.js";
export { readTransports } from "./type-definitions/read-transports.js";

/** A function that a file in Ruby defines, by its name in lower case: that file, or one that was run before. */
export function findRubyFunction(
  compilation: Compilation,
  name: string,
  path: string | undefined,
): PuppetFunction | undefined {
  const program = rubyProgramOf(compilation);
  return path === undefined ? program?.defined(name) : program?.functionIn(path, name);
}
