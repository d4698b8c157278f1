/**
 * Functions of stdlib that read and write texts of data (JSON, TOML, Ruby's code), mostly for files that a resource will hold.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { codeWriters } from "./code.js";
import { jsonWriters } from "./json.js";
import { readers } from "./read.js";
import { tomlWriters } from "./toml.js";

/** Functions between values and texts in formats for data. */
export const data: readonly PuppetFunction[] = [...codeWriters, ...jsonWriters, ...readers, ...tomlWriters];
