import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { HashValue } from "@cairn/puppet-core/values";
import { compile } from "../../src/compile.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { catalogJson } from "../../src/emit/catalog-json.js";
import type { NodeSettings } from "../../src/evaluate/settings.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { compilerParts } from "../../src/parts.js";

/** What became of a manifest: Puppet's JSON, or the errors. */
export interface Outcome {
  readonly json: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly Diagnostic[];
}

export const types = new TypeTable();

/** Compiles a manifest as the cases were: without facts and modules. */
export function compileCase(name: string, text: string, isStrict: boolean, node: string): Outcome {
  const settings: NodeSettings = { name: node, facts: new Map(), trusted: new HashValue(), environment: "production" };
  const files = { read: () => ({ problem: "no such file" }), resolve: (_from: string, path: string) => path };
  const { value, diagnostics } = compile(createSource(name, text), {
    node: settings,
    language: {
      parts: compilerParts,
      profile: "puppet7",
      strict: isStrict,
      types,
      modulePath: [],
      files,
      functions: new Map(),
      parseRuby: rubyParser(),
    },
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (!value) return { json: undefined, errors };
  const chunks = catalogJson(value, { types, pathOf: ({ name: path }) => path });
  return { json: JSON.parse([...chunks].join("")) as Record<string, unknown>, errors };
}

/** A catalog without what differs from run to run, and without what the cases have besides. */
export function comparable(catalog: Readonly<Record<string, unknown>>): string {
  const {
    version: _version,
    catalog_uuid: _uuid,
    x_relationships: _relationships,
    x_ral_error: _applied,
    ...rest
  } = catalog;
  return JSON.stringify(rest, undefined, 1);
}

/**
 * The line at which Puppet reports an error, if it names one: the last place of its message. What fails in the body of a
 * defined type has after that the place (without a column) where the resource was declared, which is no news.
 */
export function lineOfError(message: string): number | undefined {
  const all = [...message.matchAll(/\(file: [^,)]*, line: (\d+)(, column: \d+)?\)/g)];
  const last = all.at(-1);
  const isWrapped = message.startsWith("Puppet::PreformattedError") && last?.[2] === undefined;
  const place = isWrapped && all.length > 1 ? all.at(-2) : last;
  return place && Number(place[1]);
}

/** All lines that a message of Puppet names. */
export function linesOfError(message: string): number[] {
  return [...message.matchAll(/line: (\d+)/g)].map(([, line]) => Number(line));
}

export function lineOf({ span }: Diagnostic): number {
  return positionAt(span.source, span.start).line;
}
