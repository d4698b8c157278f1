/**
 * What is known of a node before its compilation: facts, what a classifier says, the environment. Files of such data are read
 * here, and the files of modules are kept from leading out of their module.
 */
import type { Value } from "@cairn/puppet-core/values";
import type { NodeSettings } from "../evaluate/settings.js";
import { localTrust } from "./local-trust.js";
import type { NodeFacts } from "./read-facts.js";

/** The settings of a node: what was said of it wins over what its facts say. */
export function nodeSettings(name: string | undefined, facts: NodeFacts | undefined): NodeSettings {
  const nodeName = name ?? facts?.name ?? "default";
  const certificate = facts?.facts.get("clientcert");
  return {
    name: nodeName,
    facts: facts?.facts ?? new Map<string, Value>(),
    trusted: facts?.trusted ?? localTrust(typeof certificate === "string" ? certificate : nodeName),
    environment: facts?.environment ?? "production",
    serverFacts: facts?.serverFacts,
  };
}
