import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { HashValue, inspect, type Value } from "@cairn/puppet-core/values";
import type { Catalog } from "../../src/catalog/catalog.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import type { Resource } from "../../src/catalog/resource.js";
import { compile } from "../../src/compile.js";
import type { LanguageSettings, NodeSettings } from "../../src/evaluate/settings.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { compilerParts } from "../../src/parts.js";

export const types = new TypeTable();

export interface RunOptions {
  readonly node?: string;
  readonly strict?: boolean;
  readonly profile?: LanguageSettings["profile"];
  readonly facts?: Readonly<Record<string, Value>>;
  readonly maxMemory?: number;
  /** Files of modules, by path below the folder `modules`. */
  readonly modules?: Readonly<Record<string, string>>;
}

/** What became of a manifest. */
export interface Run {
  readonly catalog: Catalog | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Each diagnostic as `line: code`, the lines of its other places after it. */
  readonly errors: readonly string[];
  /** `Type[title]` of all resources but those that are in every catalog. */
  readonly resources: readonly string[];
  /** The value of a parameter, as a manifest would write it. */
  value(reference: string, parameter: string): string | undefined;
  resource(reference: string): Resource | undefined;
}

export function settingsFor(options: RunOptions): { language: LanguageSettings; node: NodeSettings } {
  const { facts = {}, maxMemory, modules = {}, node = "default", profile = "puppet7", strict = false } = options;
  const files = {
    read: (path: string) => {
      const text = modules[path.replace("modules/", "")];
      return text === undefined ? { problem: "no such file" } : { bytes: new TextEncoder().encode(text) };
    },
    resolve: (_from: string, path: string) => path,
  };
  return {
    language: {
      parts: compilerParts,
      profile,
      strict,
      types,
      modulePath: ["modules"],
      files,
      functions: new Map(),
      parseRuby: rubyParser(),
      maxMemory,
    },
    node: { name: node, facts: new Map(Object.entries(facts)), trusted: new HashValue(), environment: "production" },
  };
}

export function run(text: string, options: RunOptions = {}): Run {
  const { value: catalog, diagnostics } = compile(createSource("site.pp", text), settingsFor(options));
  const find = (reference: string) => catalog?.resources.find(({ type, title }) => `${type}[${title}]` === reference);
  return {
    catalog,
    diagnostics,
    errors: diagnostics.filter(({ severity }) => severity === "error").map(describe),
    resources: (catalog?.resources ?? []).slice(3).map(({ type, title }) => `${type}[${title}]`),
    value(reference, parameter) {
      const value = find(reference)?.parameters.get(parameter)?.value;
      return value === undefined ? undefined : inspect(value);
    },
    resource: find,
  };
}

function describe({ code, labels, span }: Diagnostic): string {
  const lines = [span, ...labels.map((label) => label.span)].map((each) => {
    const { line } = positionAt(each.source, each.start);
    return each.source.name === "site.pp" ? String(line) : `${each.source.name}:${line}`;
  });
  return `${lines[0]}: ${code.replace("mupuppet/", "")}${lines.length > 1 ? ` (${lines.slice(1).join(", ")})` : ""}`;
}
