/** Functions of stdlib on arrays and hashes, with Ruby's ranges and paths into nested data. */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { arrays } from "./arrays.js";
import { hashes } from "./hashes.js";
import { pathsInData } from "./paths-in-data.js";
import { ranges } from "./ranges.js";

/** Functions of arrays and hashes. */
export const collections: readonly PuppetFunction[] = [...arrays, ...hashes, ...pathsInData, ...ranges];
