import { createSource, hasErrors, type Files } from "@cairn/diagnostics";
import { HashValue } from "@cairn/puppet-core/values";
import type { Resource } from "../../src/catalog/resource.js";
import { compile } from "../../src/compile.js";
import { nodeSettings } from "../../src/facts/node-settings.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import type { PaperResource } from "@cairn/mupuppet-paper";
import { compilerParts } from "../../src/parts.js";

/** What a manifest comes to: the resources of its catalog, as the paper's catalogs have them, or why there are none. */
export type PaperOutcome = { readonly resources: readonly PaperResource[] } | { readonly error: string };

const files: Files = { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path };
const types = new TypeTable();

/**
 * Compiles a manifest with `--profile paper` of the compiler. The resources are those that the rules append to `v_C`, in their
 * order: of Puppet's types, with those parameters that their declarations give them.
 */
export function compilePaper(text: string, node: string): PaperOutcome {
  const shared = { parts: compilerParts, types, modulePath: [], files, functions: new Map() };
  const language = { profile: "paper", strict: true, ...shared } as const;
  const { value, diagnostics } = compile(createSource("site.pp", text), {
    language,
    node: nodeSettings(node, undefined),
  });
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (!value || hasErrors(diagnostics)) return { error: `${error?.code}: ${error?.message}` };
  return { resources: value.resources.filter(isOfPaper).map(paperResource) };
}

/** The paper's catalogs know neither classes nor resources of defined types. */
function isOfPaper({ kind, type }: Resource): boolean {
  return kind === "compilable_type" && type !== "Stage";
}

function paperResource({ type, title, parameters }: Resource): PaperResource {
  const declared = [...parameters.values()].filter(({ step }) => step === "declaration");
  return { type, title, parameters: new HashValue(declared.map(({ name, value }) => [name, value] as const)) };
}
