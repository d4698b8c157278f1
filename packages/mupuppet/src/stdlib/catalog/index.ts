/**
 * Functions of stdlib that look at the catalog or add to it.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { resources } from "./resources.js";
import { scopes } from "./scope.js";

/** Functions that declare something, or ask what is declared. */
export const catalog: readonly PuppetFunction[] = [...resources, ...scopes];
