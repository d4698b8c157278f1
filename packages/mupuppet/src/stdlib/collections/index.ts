/**
 * Functions of stdlib on lists and hashes, with Ruby's ranges and ways into nested data.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { arrays } from "./arrays.js";
import { hashes } from "./hashes.js";
import { pathsInData } from "./paths-in-data.js";
import { ranges } from "./ranges.js";

/** Functions of arrays and hashes. */
export const collections: readonly PuppetFunction[] = [...arrays, ...hashes, ...pathsInData, ...ranges];
