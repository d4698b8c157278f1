/**
 * The output formats of models: a folder for each target, loaded on demand. All receive the model and return files, and
 * what the target can't represent; Lua and Ruby share `code` for their logic.
 */
import type { Target } from "./target.js";

/** A target as the command line sees it, before it is loaded. */
export interface TargetEntry {
  readonly summary: string;
  /** Its options besides those that all have. */
  readonly options: readonly string[];
  load(): Promise<Target>;
}

/** All targets by name. A new one is a line here. */
export const targets: Readonly<Record<string, TargetEntry>> = {
  ecore: {
    summary: "an Ecore model, with the logic in it, beside it, or without",
    options: ["logic", "profile", "ns-uri", "ns-prefix"],
    load: async () => (await import("./ecore/ecore.js")).ecore,
  },
  "json-schema": {
    summary: "a JSON Schema (2020-12) of data files",
    options: ["ns-uri"],
    load: async () => (await import("./json-schema/json-schema.js")).jsonSchema,
  },
  typescript: {
    summary: "a TypeScript module with all logic, and its runtime",
    options: [],
    load: async () => (await import("./typescript/typescript.js")).typescript,
  },
  puppet: {
    summary: "a module for Puppet 7: Object types, and functions that make their objects with all logic",
    options: [],
    load: async () => (await import("./puppet/puppet.js")).puppet,
  },
  ruby: {
    summary: "Ruby with all logic, and resource types for Puppet's Resource API",
    options: [],
    load: async () => (await import("./ruby/ruby.js")).ruby,
  },
  c: {
    summary: "a header and a source of C11 with all logic, and its runtime",
    options: [],
    load: async () => (await import("./c/c.js")).c,
  },
  lua: {
    summary: "a module of Lua 5.4 with all logic, and its runtime",
    options: [],
    load: async () => (await import("./lua/lua.js")).lua,
  },
};
