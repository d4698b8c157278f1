import { inspect } from "@cairn/puppet-core/values";
import type { PaperResource } from "@cairn/mupuppet-paper";
import { type Manifest, manifestText } from "@cairn/testing/manifests";
import { compilePaper } from "./compile-paper.js";
import type { Outcome } from "./distribution.js";

/** How the compiler's answer differs from the one by the rules; undefined if it is the same. */
export function differenceOf(manifest: Manifest, { resources, labels }: Outcome): string | undefined {
  const compiled = compilePaper(manifestText(manifest), manifest.node);
  const byRules = resources ? resources.map(resourceText) : [`an error: ${[...labels].at(-1)}`];
  const byCompiler = "resources" in compiled ? compiled.resources.map(resourceText) : [`an error: ${compiled.error}`];
  if (!resources && "error" in compiled) return undefined;
  if (byRules.join("\n") === byCompiler.join("\n")) return undefined;
  return [`for the node ${manifest.node}, by the rules:`, ...byRules, "by the compiler:", ...byCompiler].join("\n");
}

/** A resource as one line; "the ordering of attributes within a resource is not significant". */
export function resourceText({ type, title, parameters }: PaperResource): string {
  const entries = [...parameters.entries()].map(([name, value]) => `${String(name)} => ${inspect(value)}`).sort();
  return `  ${type}[${inspect(title)}] { ${entries.join(", ")} }`;
}
