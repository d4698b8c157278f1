/**
 * Functions of stdlib that parse and write data formats (JSON, TOML, Ruby's source), mostly for the contents of files.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { codeWriters } from "./code.js";
import { jsonWriters } from "./json.js";
import { readers } from "./read.js";
import { tomlWriters } from "./toml.js";

/** Functions that convert values to and from data formats. */
export const data: readonly PuppetFunction[] = [...codeWriters, ...jsonWriters, ...readers, ...tomlWriters];
