/**
 * A node's inputs that are known before its compilation: facts, a classifier's output, the environment. Files of such
 * data are read here, and the files of modules are confined to their module.
 */
import { HashValue, type Value } from "@cairn/puppet-core/values";
import type { NodeSettings } from "../evaluate/settings.js";
import { localTrust } from "./local-trust.js";
import type { NodeFacts } from "./read-facts.js";

/** The settings of a node: explicit ones win over its facts. */
export function nodeSettings(name: string | undefined, facts: NodeFacts | undefined): NodeSettings {
  const nodeName = name ?? facts?.name ?? "default";
  const certificate = facts?.facts.get("clientcert");
  return {
    name: nodeName,
    facts: facts?.facts ?? new Map<string, Value>(),
    trusted: saidOfTrust(facts) ?? localTrust(typeof certificate === "string" ? certificate : nodeName),
    environment: facts?.environment ?? "production",
    serverFacts: facts?.serverFacts,
  };
}

/** PuppetDB has an empty mapping for a node whose facts came without it. */
function saidOfTrust(facts: NodeFacts | undefined): Value | undefined {
  const { trusted } = facts ?? {};
  return trusted instanceof HashValue && trusted.size === 0 ? undefined : trusted;
}
