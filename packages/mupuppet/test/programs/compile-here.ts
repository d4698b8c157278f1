import { createSource, positionAt, type Diagnostic, type Files } from "@cairn/diagnostics";
import { compile } from "../../src/compile.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { catalogJson } from "../../src/emit/catalog-json.js";
import { nodeSettings } from "../../src/facts/node-settings.js";
import { readFacts } from "../../src/facts/read-facts.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import type { CatalogRequest } from "../oracle/catalog.js";
import type { OurResult, Refusal } from "./verdict.js";
import { compilerParts } from "../../src/parts.js";

const noFiles: Files = { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path };
const types = new TypeTable();

/** What our compiler makes of a manifest, in the form in which Puppet's verdict comes. */
export function compileHere({
  text,
  facts = {},
  node,
  file = "/site.pp",
  strict = false,
  profile = "puppet7",
}: CatalogRequest): OurResult {
  const given = readFacts(createSource("facts.json", JSON.stringify({ name: node, values: facts })));
  const language = {
    ...({
      parts: compilerParts,
      profile,
      strict,
      types,
      modulePath: [],
      files: noFiles,
      functions: new Map(),
      parseRuby: rubyParser(),
    } as const),
  };
  const result = compile(createSource(file, text), { language, node: nodeSettings(node, given.value) });
  if (!result.value) return { error: placeOf(result.diagnostics.find(({ severity }) => severity === "error")!) };
  const printed = [...catalogJson(result.value, { types, pathOf: ({ name }) => name })].join("");
  return { catalog: JSON.parse(printed) as unknown };
}

function placeOf({ code, message, span }: Diagnostic): Refusal["error"] {
  return { code, message, file: span.source.name, line: positionAt(span.source, span.start).line };
}
