import { afterAll, describe, expect, it } from "@jest/globals";
import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { HashValue } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import type { Catalog } from "../../src/catalog/catalog.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { compile } from "../../src/compile.js";
import { catalogJson } from "../../src/emit/catalog-json.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { CatalogOracle, type CatalogVerdict, type OracleCatalog, type OracleResource } from "../oracle/catalog.js";
import { hasPuppet } from "../oracle/puppet.js";
import { compilerParts } from "../../src/parts.js";

/** A rule by an example. */
export interface Rule {
  readonly name: string;
  readonly text: string;
  readonly strict?: boolean;
  /** The parameters of some resources; undefined for one that must not be in the catalog. */
  readonly parameters?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  readonly tags?: Readonly<Record<string, readonly string[]>>;
  /** The line of the first error, and a part of its message. */
  readonly error?: readonly [line: number, message: string | RegExp];
  /** Puppet compiles it, and no agent would apply it. */
  readonly isCycle?: boolean;
  readonly warnings?: readonly string[];
}

const types = new TypeTable();
const files = { read: () => ({ problem: "no such file" }), resolve: (_from: string, path: string) => path };

/** What becomes of a manifest for a node without facts. */
export function compileText(text: string, strict = false) {
  const { value, diagnostics } = compile(createSource("/site.pp", text), {
    node: { name: "default", facts: new Map(), trusted: new HashValue(), environment: "production" },
    language: {
      parts: compilerParts,
      profile: "puppet7",
      strict,
      types,
      modulePath: [],
      files,
      functions: new Map(),
      parseRuby: rubyParser(),
    },
  });
  return {
    value,
    json: value && printed(value),
    errors: diagnostics.filter(({ severity }) => severity === "error"),
    warnings: diagnostics.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

function printed(catalog: Catalog): OracleCatalog {
  return JSON.parse([...catalogJson(catalog, { types, pathOf: ({ name }) => name })].join("")) as OracleCatalog;
}

export function lineOf({ span }: Diagnostic): number {
  return positionAt(span.source, span.start).line;
}

/** Each rule is a test; where Puppet is installed, another one asks whether it says the same. */
export function testRules(title: string, rules: readonly Rule[]): void {
  describe(title, () => {
    it.each(rules)("$name", expectRule);
    const oracle = new CatalogOracle();
    afterAll(() => oracle.close());
    testIf(hasPuppet, "needs puppet")(
      "real Puppet says the same of all of them",
      async () => {
        for (const rule of rules)
          expectSame(rule, await oracle.ask({ text: rule.text, strict: rule.strict ?? false, agent: true }));
      },
      60_000,
    );
  });
}

function expectRule({ text, strict, error, parameters, tags, warnings }: Rule): void {
  const outcome = compileText(text, strict);
  const [first] = outcome.errors;
  if (error) {
    expect({ line: first && lineOf(first), message: first?.message }).toEqual({
      line: error[0],
      message: typeof error[1] === "string" ? expect.stringContaining(error[1]) : expect.stringMatching(error[1]),
    });
  } else {
    expect(outcome.errors.map(({ message }) => message)).toEqual([]);
  }
  for (const [reference, expected] of Object.entries(parameters ?? {})) {
    const resource = resourceOf(outcome.json!, reference);
    expect({ [reference]: resource && (resource.parameters ?? {}) }).toEqual({ [reference]: expected });
  }
  for (const [reference, expected] of Object.entries(tags ?? {})) {
    expect({ [reference]: resourceOf(outcome.json!, reference)?.tags }).toEqual({ [reference]: expected });
  }
  if (warnings) expect(outcome.warnings).toEqual(warnings);
}

/** The resource of a catalog that a reference names. */
export function resourceOf({ resources }: OracleCatalog, reference: string): OracleResource | undefined {
  return resources.find(({ type, title }) => `${type}[${title}]` === reference);
}

/** The same catalog, to the order of keys; or an error at a line that Puppet names. */
function expectSame(rule: Rule, { agent, catalog, error }: CatalogVerdict): void {
  const { text, isCycle = false, strict } = rule;
  const outcome = compileText(text, strict);
  const [first] = outcome.errors;
  expect({ text, isCycle: (agent?.cycles ?? []).length > 0 }).toEqual({ text, isCycle });
  if (isCycle) return;
  expect({ text, catalog: comparable(outcome.json) }).toEqual({ text, catalog: comparable(catalog) });
  const lines = error?.places.map(({ line }) => line) ?? [];
  if (lines.length > 0)
    expect({ text, lines }).toEqual({ text, lines: expect.arrayContaining([first && lineOf(first)]) });
}

function comparable(catalog: OracleCatalog | undefined): string {
  if (!catalog) return "an error";
  const { version: _version, catalog_uuid: _uuid, ...rest } = catalog;
  return JSON.stringify(rest, undefined, 1);
}
