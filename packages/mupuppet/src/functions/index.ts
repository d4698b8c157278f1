/**
 * Puppet's functions that need the compilation: they declare resources and classes, and query the catalog. Those of Hiera and
 * templates are in their folders; those that only need their arguments are in puppet-core.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { createResources } from "./create-resources.js";
import { defined } from "./defined.js";
import { generate } from "./generate.js";
import { contain, include, require } from "./include.js";
import { newWithDeferred } from "./new.js";
import { puppetdbQuery } from "./puppetdb-query.js";
import { realize } from "./realize.js";
import { tag, tagged } from "./tags.js";

const all: readonly PuppetFunction[] = [
  contain,
  createResources,
  defined,
  generate,
  include,
  newWithDeferred,
  puppetdbQuery,
  realize,
  require,
  tag,
  tagged,
];

/** The functions that declare something, or query what is declared, by name. */
export const catalogFunctions: ReadonlyMap<string, PuppetFunction> = new Map(all.map((each) => [each.name, each]));
