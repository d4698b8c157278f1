/**
 * The functions that depend only on their arguments, a block, and the call itself. Each is declared with the types of
 * its parameters (`defineFunction`, or `defineLegacy` for Puppet's old API), so that wrong calls are rejected in
 * Puppet's words before it runs. Functions that need the environment (files, resources, data) belong to the language.
 */
import type { PuppetFunction } from "../evaluate/index.js";
import { collectionsGroups } from "./collections-groups.js";
import { collectionsLists } from "./collections-lists.js";
import { collectionsOrder, collectionsOrderOfSeven } from "./collections-order.js";
import { compare } from "./compare.js";
import { digests } from "./digests.js";
import { flow } from "./flow.js";
import { iterationEach } from "./iteration-each.js";
import { iterationFind } from "./iteration-find.js";
import { iterationSteps } from "./iteration-steps.js";
import { treeEach } from "./iteration-tree.js";
import { logging } from "./logging.js";
import { navigation } from "./navigation.js";
import { newFunction } from "./new.js";
import { numbers } from "./numbers.js";
import { fqdnRand } from "./random.js";
import { sprintf } from "./sprintf.js";
import { strftime } from "./strftime.js";
import { textCase } from "./text-case.js";
import { splitOfSeven, textPatterns } from "./text-patterns.js";
import { scanf } from "./text-scan.js";
import { shellquote } from "./text-shell.js";
import { textTrim } from "./text-trim.js";
import { types } from "./types.js";
import { versioncmp } from "./versions.js";

const all: readonly (readonly PuppetFunction[])[] = [
  collectionsGroups,
  collectionsLists,
  collectionsOrder,
  digests,
  flow,
  iterationEach,
  iterationFind,
  iterationSteps,
  logging,
  navigation,
  numbers,
  textCase,
  textPatterns,
  textTrim,
  types,
  [compare, fqdnRand, newFunction, scanf, shellquote, sprintf, strftime, treeEach, versioncmp],
];

/** Puppet's functions that depend only on their arguments (and a block), by name. */
export const coreFunctions: ReadonlyMap<string, PuppetFunction> = new Map(
  all.flat().map((each): [string, PuppetFunction] => [each.name, each]),
);

/** Those that are others in Puppet 7. */
export const coreFunctionsOfSeven: ReadonlyMap<string, PuppetFunction> = new Map(
  [...collectionsOrderOfSeven, splitOfSeven].map((each): [string, PuppetFunction] => [each.name, each]),
);

export { convert, createInitialization, toFormattedString } from "./conversions/index.js";
export { comparePackageVersions } from "./versions.js";
export { elementsOf, iterate } from "./iterators/iterate.js";
export { formatText } from "../values/format/format.js";
export { defineLegacy } from "./legacy.js";
export { isLazy, remaining, type LazyIterator } from "./iterators/lazy.js";
export type { LogLevel } from "./logging.js";
