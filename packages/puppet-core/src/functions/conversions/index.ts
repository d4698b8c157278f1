import type { PuppetFunction } from "../../evaluate/index.js";
import { sprintf } from "../format/sprintf.js";
import { newFunction } from "../new.js";
import { strftime } from "../time/strftime.js";
import { versioncmp } from "../versions.js";

export { convert } from "./convert.js";
export { toFormattedString } from "./string.js";

/** Functions that convert values, or write them in forms of the program's own. */
export const conversions: readonly PuppetFunction[] = [newFunction, sprintf, strftime, versioncmp];
