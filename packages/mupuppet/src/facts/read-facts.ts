import type { Result, Source } from "@cairn/diagnostics";
import type { HashValue } from "@cairn/puppet-core/values";
import { isHash, type Value } from "@cairn/puppet-core/values";
import { catalogue } from "../diagnostics/index.js";
import { readMapping } from "./read-data.js";
import { toValue } from "./to-value.js";

/** What a file says of a node. */
export interface NodeFacts {
  /** The node's name, where the file has it: `name` in Puppet's form, or the fact `clientcert` or `fqdn`. */
  readonly name: string | undefined;
  readonly facts: ReadonlyMap<string, Value>;
  /** `$trusted`, where the file has it. */
  readonly trusted: Value | undefined;
  /** `$server_facts`, where the file has it. */
  readonly serverFacts?: HashValue | undefined;
  readonly environment: string | undefined;
}

/**
 * Reads facts in JSON or YAML: a mapping, as facter prints it, or what Puppet keeps of a node (`name` and `values`, or
 * `parameters` in a file of a whole node). A mapping `trusted` among them is no fact, but `$trusted`; nor is `server_facts`.
 */
export function readFacts(source: Source): Result<NodeFacts> {
  const tree = readMapping(source);
  if (!("log" in tree))
    return { diagnostics: tree.map(({ span, reason }) => catalogue.create["facts-file"](span, { reason })) };
  const all = toValue(tree.value, tree.log) as HashValue;
  const inner = innerFacts(all);
  const facts = new Map<string, Value>();
  for (const [name, value] of (inner ?? all).entries()) facts.set(String(name), value);
  const trusted = facts.get("trusted") ?? null;
  if (isHash(trusted)) facts.delete("trusted");
  const serverFacts = facts.get("server_facts") ?? null;
  if (isHash(serverFacts)) facts.delete("server_facts");
  return {
    value: {
      name: textOf(inner && all.get("name")) ?? textOf(facts.get("clientcert")) ?? textOf(facts.get("fqdn")),
      facts,
      trusted: isHash(trusted) ? trusted : undefined,
      serverFacts: isHash(serverFacts) ? serverFacts : undefined,
      environment: textOf(inner && all.get("environment")) ?? textOf(facts.get("environment")),
    },
    diagnostics: [],
  };
}

/** Puppet's own files hold the facts one level further in. */
function innerFacts(all: HashValue): HashValue | undefined {
  if (!all.has("name")) return undefined;
  const inner = all.get("values") ?? all.get("parameters") ?? null;
  return isHash(inner) ? inner : undefined;
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
