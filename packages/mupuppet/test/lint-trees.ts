import { chooseFixes } from "@cairn/cli-kit/embedding";
import { applyEdits, createSource, type Diagnostic } from "@cairn/diagnostics";
import { structuredFact } from "../src/facts/legacy-facts.js";
import { lint, lintOptions, rulesByName } from "../src/lint/index.js";
import { parse } from "../src/parse/parse.js";

/** All rules, the optional ones included. */
export const everyRule = [...rulesByName.keys()].map((name) => `--${name}-check`);

/** A text after all safe fixes, and the changes that they declare, by the rules that made them. */
export interface SafelyFixed {
  readonly text: string;
  readonly changes: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

/** Makes all safe fixes, until there are none left. */
export function fixSafely(name: string, written: string, lines: readonly string[] = []): SafelyFixed {
  const [changes, rules] = [new Set<string>(), new Set<string>()];
  let text = written;
  for (let round = 0; round < 50; round++) {
    const source = createSource(name, text);
    const found = lint(source, lintOptions(lines)).filter(hasSafeFix);
    const choice = chooseFixes(found, () => true);
    if (choice.count === 0) break;
    for (const { code, fixes } of found) {
      rules.add(code);
      if (fixes[0]!.change !== undefined) changes.add(fixes[0]!.change);
    }
    text = applyEdits(source, [...choice.edits.values()].flat());
  }
  return { text, changes, rules };
}

function hasSafeFix({ fixes }: Diagnostic): boolean {
  return fixes.length === 1 && fixes[0]!.applicability === "safe";
}

type Json = undefined | null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonNode = { readonly [key: string]: Json };

const places: ReadonlySet<string> = new Set(["start", "end", "at", "arrow", "nameStart", "nameEnd", "source"]);

/** The tree of a manifest without places, and with the declared changes made; undefined if it doesn't parse. */
export function treeOf(text: string, changes: ReadonlySet<string> = new Set()): string | undefined {
  const { value } = parse(createSource("site.pp", text));
  const plain = (key: string, each: unknown) =>
    places.has(key) ? undefined : typeof each === "bigint" ? `${each}n` : each;
  if (!value) return undefined;
  const tree = JSON.stringify(value, plain);
  if (changes.size === 0) return tree;
  const rewriters = Object.entries(declared).flatMap(([name, rewrite]) => (changes.has(name) ? [rewrite] : []));
  return JSON.stringify(rewritten(JSON.parse(tree) as Json, rewriters));
}

/** Children first. */
function rewritten(value: Json, rewriters: readonly ((node: JsonNode) => JsonNode)[]): Json {
  if (Array.isArray(value)) return value.map((each: Json) => rewritten(each, rewriters));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value as JsonNode).map(([key, each]) => [key, rewritten(each, rewriters)] as const);
  return rewriters.reduce<JsonNode>((node, rewrite) => rewrite(node), Object.fromEntries(entries));
}

function fact(...path: readonly string[]): JsonNode {
  let target: JsonNode = { kind: "variable", name: "facts" };
  for (const value of path) target = { kind: "access", target, keys: [{ kind: "string", value }] };
  return target;
}

function structured(name: string): JsonNode | undefined {
  const path = structuredFact(name)?.match(/(?<=')\w+(?=')/g);
  return path ? fact(...path) : undefined;
}

const withoutColons = (text: Json): Json => (typeof text === "string" ? text.replace(/^::/, "") : text);

/** What each declared change does to a node of the tree before. */
const declared: Readonly<Record<string, (node: JsonNode) => JsonNode>> = {
  "absolute-variable": (node) =>
    node["kind"] === "variable" && /^::\w+::/.test(String(node["name"]))
      ? { ...node, name: withoutColons(node["name"]) }
      : node,
  "string-variable": (node) => {
    if (node["kind"] !== "interpolation") return node;
    const parts = (node["parts"] as readonly JsonNode[]).filter((part) => part["value"] !== "");
    return parts.length === 1 && parts[0]!["kind"] === "variable" ? parts[0]! : node;
  },
  "structured-fact": (node) => {
    const name = String(node["name"] ?? "");
    if (node["kind"] === "variable" && name.startsWith("::")) return structured(name.slice(2)) ?? node;
    const { keys, target } = node as { keys?: JsonNode[]; target?: JsonNode };
    const isFact = node["kind"] === "access" && /^(?:::)?facts$/.test(String(target?.["name"]));
    return (isFact && structured(String(keys?.[0]?.["value"]))) || node;
  },
  "facts-hash": (node) => {
    const name = String(node["name"] ?? "");
    return node["kind"] === "variable" && /^::\w+$/.test(name) ? fact(name.slice(2)) : node;
  },
  "attribute-order": (node) =>
    Array.isArray(node["attributes"])
      ? {
          ...node,
          attributes: (node["attributes"] as Json[]).sort((left, right) =>
            JSON.stringify(left) < JSON.stringify(right) ? -1 : 1,
          ),
        }
      : node,
  "relative-name": (node) => ({
    ...node,
    ...(node["kind"] === "name" || node["kind"] === "string" || node["kind"] === undefined
      ? { ...("value" in node ? { value: withoutColons(node["value"]) } : {}) }
      : {}),
  }),
  "quoted-name": (node) => (node["kind"] === "name" ? { ...node, kind: "string" } : node),
};
