/**
 * Functions of stdlib on texts: letters, paths, escapes for addresses and the shell.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { encoded } from "./encoded.js";
import { letters } from "./letters.js";
import { paths } from "./paths.js";
import { shell } from "./shell.js";

/** Functions of texts. */
export const texts: readonly PuppetFunction[] = [...encoded, ...letters, ...paths, ...shell];
