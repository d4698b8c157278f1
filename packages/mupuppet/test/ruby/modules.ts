import { memoryHost } from "@cairn/cli-kit/testing";
import { createSource, type Diagnostic, type Files } from "@cairn/diagnostics";
import { type Value, inspect } from "@cairn/puppet-core/values";
import type { Catalog } from "../../src/catalog/catalog.js";
import { Compiler } from "../../src/compile.js";
import { confineModules } from "../../src/facts/module-files.js";
import { nodeSettings } from "../../src/facts/node-settings.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { compilerParts } from "../../src/parts.js";

const parser = rubyParser();

/** What came of an expression that calls functions of modules. */
export interface Outcome {
  readonly value?: string;
  readonly error?: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly catalog?: Catalog | undefined;
}

/** Evaluates an expression with the modules whose files are given. */
export function evaluateWith(
  files: Readonly<Record<string, string>>,
  expression: string,
  facts?: ReadonlyMap<string, Value>,
  definitions = "",
): Outcome {
  const host = memoryHost({ files });
  const all: Files = { read: (path) => host.read(path), resolve: (_from, path) => path };
  let value: Value | undefined;
  const compiler = new Compiler(createSource("site.pp", `captured(${expression})\n${definitions}`), {
    parts: compilerParts,
    profile: "openvox8",
    strict: true,
    types: new TypeTable(),
    modulePath: ["modules"],
    files: confineModules(all, ["modules"], host),
    folders: host,
    now: () => 1_700_000_000_000_000_000n,
    parseRuby: parser,
    functions: new Map([["captured", { name: "captured", call: ({ values }) => ((value = values[0]!), null) }]]),
  });
  const { diagnostics, value: catalog } = compiler.compile(
    nodeSettings("node.example.org", facts && { name: undefined, facts, trusted: undefined, environment: undefined }),
  );
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (error) return { error: `${error.code}: ${error.message}`, diagnostics };
  return { value: inspect(value ?? null), diagnostics, catalog };
}

/** The value of a piece of Ruby that is the body of a function without arguments. */
export function evaluateRuby(body: string, before = "", facts?: ReadonlyMap<string, Value>): Outcome {
  const text = `${before}\nPuppet::Functions.create_function(:'m::f') do\n  def f\n${body}\n  end\nend\n`;
  return evaluateWith(
    { "modules/m/lib/puppet/functions/m/f.rb": text, "modules/m/metadata.json": "{}" },
    "m::f()",
    facts,
  );
}
