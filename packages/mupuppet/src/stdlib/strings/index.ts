/** Functions of stdlib on strings: letters, paths, escaping for URLs and the shell. */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { encoded } from "./encoded.js";
import { letters } from "./letters.js";
import { paths } from "./paths.js";
import { shell } from "./shell.js";

/** Functions of strings. */
export const strings: readonly PuppetFunction[] = [...encoded, ...letters, ...paths, ...shell];
