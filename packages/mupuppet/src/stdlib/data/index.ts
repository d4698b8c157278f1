import type { PuppetFunction } from "@cairn/puppet-expressions/evaluate";
import { jsonWriters } from "./json.js";
import { readers } from "./read.js";

/** Functions between values and texts in formats for data. */
export const data: readonly PuppetFunction[] = [...jsonWriters, ...readers];
