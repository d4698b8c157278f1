/** Facts that are read as variables of the top scope. */
import { structuredFact } from "../facts/legacy-facts.js";
import type { LintedManifest } from "./manifest.js";
import type { Token } from "./token.js";

/** The facts of Facter that aren't legacy. */
const coreFacts: ReadonlySet<string> = new Set(
  (
    "aio_agent_version augeas az_metadata cloud disks dmi ec2_metadata ec2_userdata facterversion filesystems " +
    "fips_enabled gce hypervisors identity is_virtual kernel kernelmajversion kernelrelease kernelversion ldom " +
    "load_averages memory mountpoints networking nim_type os partitions path processors puppetversion ruby " +
    "solaris_zones ssh system_profiler system_uptime timezone virtual xen zfs_featurenumbers zfs_version " +
    "zpool_featureflags zpool_featurenumbers zpool_version"
  ).split(" "),
);

/**
 * Whether a variable of the top scope is a fact of Facter: by its name, and because no manifest that is known sets a
 * variable of this name. Any other name may come from a node classifier, or from a manifest elsewhere.
 */
export function isTopScopeFact(
  { source, variables }: LintedManifest,
  name: string,
  topScopeVariables: (path: string) => ReadonlySet<string>,
): boolean {
  const isFact = coreFacts.has(name) || structuredFact(name) !== undefined;
  return (
    isFact && variables !== undefined && !variables.topScope.has(name) && !topScopeVariables(source.name).has(name)
  );
}

/** The offset of a variable. In a string puppet-lint takes a line break before it along. */
export function startOf({ text }: LintedManifest, { start, type }: Token): number {
  return type === "UNENC_VARIABLE" ? text.indexOf("$", start) : start;
}

/** `facts[…]` in the form that the token has: with `$`, in braces, or as the first word of an interpolation. */
export function asVariable({ text }: LintedManifest, { start, type }: Token, fact: string): string {
  if (type === "UNENC_VARIABLE") return `\${${fact}}`;
  return `${text[start] === "$" ? "$" : ""}${fact}`;
}
