import { startOf, type Result, type Source, type Span } from "@cairn/diagnostics";
import { HashValue, isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import { catalogue } from "../diagnostics/index.js";
import { factsLine, notOne } from "./facts-line.js";
import { readMapping } from "./read-data.js";
import { toValue } from "./to-value.js";

/** The contents of a node's fact file. */
export interface NodeFacts {
  /** The node's name, if the file has it: `name` in Puppet's form, or the fact `clientcert` or `fqdn`. */
  readonly name: string | undefined;
  readonly facts: ReadonlyMap<string, Value>;
  /** `$trusted`, if the file has it. */
  readonly trusted: Value | undefined;
  /** `$server_facts`, if the file has it. */
  readonly serverFacts?: HashValue | undefined;
  readonly environment: string | undefined;
}

/**
 * Reads facts in JSON or YAML: a mapping, as facter prints it, Puppet's stored form of a node (`name` and `values`, or
 * `parameters` in a file of a whole node), or PuppetDB's answer. A mapping `trusted` among them, or next to them, isn't
 * a fact, but `$trusted`; likewise `server_facts`. A list, or a file of lines of JSON, may hold the facts of many nodes:
 * those of `node` are taken.
 */
export function readFacts(given: Source, node?: string): Result<NodeFacts> {
  const chosen = factsLine(given, node);
  if ("problem" in chosen) return refused([[startOf(given), chosen.problem]]);
  const { source } = chosen;
  const tree = readMapping(source, {}, "list");
  if (!("log" in tree)) return refused(tree.map(({ span, reason }) => [span, reason] as const));
  const whole = toValue(tree.value, tree.log);
  const answer = isArray(whole) ? factsInAnswer(whole, node) : { all: whole as HashValue };
  if ("problem" in answer) return refused([[startOf(source), answer.problem]]);
  const { all } = answer;
  const inner = innerFacts(all);
  if (typeof inner === "string") return refused([[startOf(source), inner]]);
  return { value: nodeFacts(all, inner), diagnostics: [] };
}

function refused(problems: readonly (readonly [Span, string])[]): Result<NodeFacts> {
  return { diagnostics: problems.map(([span, reason]) => catalogue.create["facts-file"](span, { reason })) };
}

function nodeFacts(all: HashValue, inner: HashValue | undefined): NodeFacts {
  const facts = new Map<string, Value>();
  for (const [name, value] of (inner ?? all).entries()) facts.set(String(name), value);
  const taken = (name: string): HashValue | undefined => {
    const own = facts.get(name) ?? null;
    if (isHash(own)) facts.delete(name);
    const beside = (inner && all.get(name)) ?? null;
    return isHash(own) ? own : isHash(beside) ? beside : undefined;
  };
  const [trusted, serverFacts] = [taken("trusted"), taken("server_facts")];
  const given = inner && (all.get("name") ?? all.get("certname"));
  return {
    name: textOf(given) ?? textOf(facts.get("clientcert")) ?? textOf(facts.get("fqdn")),
    facts,
    trusted,
    serverFacts,
    environment: textOf(inner && all.get("environment")) ?? textOf(facts.get("environment")),
  };
}

/**
 * PuppetDB's answer, as one mapping: a list of facts (`name` and `value`, each with its `certname`), or of the
 * inventory's entries (`certname`, `facts`, `trusted`).
 */
function factsInAnswer(
  list: readonly Value[],
  node: string | undefined,
): { readonly all: HashValue } | { readonly problem: string } {
  const entries = list.filter(isHash);
  if (list.length === 0) return { problem: "PuppetDB has answered with an empty list" };
  if (entries.length < list.length) return { problem: "the file holds a list of something else than mappings" };
  const nameOf = (entry: HashValue) => toText(entry.get("certname") ?? "");
  const names = new Set(entries.map(nameOf));
  if (names.size > 1 && (node === undefined || !names.has(node))) return { problem: notOne("list", node, names) };
  const rows = names.size > 1 ? entries.filter((entry) => nameOf(entry) === node) : entries;
  const [first] = rows;
  if (rows.length === 1 && innerOf(first!)) return { all: first! };
  if (!rows.every((row) => typeof (row.get("name") ?? null) === "string" && row.has("value")))
    return { problem: "the entries of the list are neither facts (`name`, `value`) nor nodes (`certname`, `facts`)" };
  const values = new HashValue(rows.map((row) => [row.get("name")!, row.get("value")!] as const));
  return {
    all: new HashValue([
      ["name", nameOf(rows[0]!)],
      ["values", values],
    ]),
  };
}

const innerNames = ["values", "parameters", "facts"];

/**
 * The facts, if they are nested one level deeper: Puppet's own files, PuppetDB's answers; or why they can't be used.
 */
function innerFacts(all: HashValue): HashValue | string | undefined {
  const inner = innerOf(all);
  const [wrong] = all.has("name") ? ["values", "facts"].filter((name) => all.has(name) && !isHash(all.get(name)!)) : [];
  if (!inner) return wrong === undefined ? undefined : `\`${wrong}\` beside a node's name isn't a mapping of facts`;
  return isPuppetDbList(inner) ? "the facts are a list with `href`: ask PuppetDB for the inventory of the node" : inner;
}

function innerOf(all: HashValue): HashValue | undefined {
  const isNode = all.has("name") || all.has("certname") || all.has("trusted");
  for (const name of isNode ? innerNames : ["values"]) {
    const inner = all.get(name) ?? null;
    if (isHash(inner)) return inner;
  }
  return undefined;
}

function isPuppetDbList(inner: HashValue): boolean {
  return inner.size <= 2 && inner.has("href");
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
