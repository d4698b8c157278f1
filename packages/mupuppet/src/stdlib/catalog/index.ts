/** Functions of stdlib that query or extend the catalog. */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { resources } from "./resources.js";
import { scopes } from "./scope.js";

/** Functions that declare something, or query what is declared. */
export const catalog: readonly PuppetFunction[] = [...resources, ...scopes];
