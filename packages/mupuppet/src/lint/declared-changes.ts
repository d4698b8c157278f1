import type { TreeChange, TreeNode } from "@cairn/diagnostics";
import { structuredFact } from "../facts/legacy-facts.js";
import type { LintChange } from "./rule.js";

/** The effect of each declared change on a node of the syntax tree. */
export const declaredChanges: Readonly<Record<LintChange, TreeChange>> = {
  "absolute-variable": (node) => (hasName(node, /^::\w+::/) ? { ...node, name: relative(node["name"]) } : node),
  "string-variable": (node) => {
    if (node["kind"] !== "interpolation") return node;
    const parts = (node["parts"] as readonly TreeNode[]).filter((part) => part["value"] !== "");
    return parts.length === 1 && parts[0]!["kind"] === "variable" ? parts[0]! : node;
  },
  "structured-fact": (node) => {
    if (hasName(node, /^::\w+$/)) return structured(String(relative(node["name"]))) ?? node;
    const { keys, target } = node as { keys?: readonly TreeNode[]; target?: TreeNode };
    const isFact = node["kind"] === "access" && target !== undefined && hasName(target, /^(?:::)?facts$/);
    return (isFact && structured(String(keys?.[0]?.["value"]))) || node;
  },
  "facts-hash": (node) => (hasName(node, /^::\w+$/) ? fact([String(relative(node["name"]))]) : node),
  "attribute-order": (node) =>
    Array.isArray(node["attributes"]) ? { ...node, attributes: sorted(node["attributes"] as TreeNode[]) } : node,
  "relative-name": (node) =>
    "value" in node && [undefined, "name", "string"].includes(node["kind"] as string | undefined)
      ? { ...node, value: relative(node["value"]) }
      : node,
  "quoted-name": (node) => (node["kind"] === "name" ? { ...node, kind: "string" } : node),
};

function hasName(node: TreeNode, pattern: RegExp): boolean {
  return node["kind"] === "variable" && pattern.test(String(node["name"]));
}

function relative(name: unknown): unknown {
  return typeof name === "string" ? name.replace(/^::/, "") : name;
}

/** `$facts['a']['b']`. */
function fact(path: readonly string[]): TreeNode {
  return path.reduce<TreeNode>((target, value) => ({ kind: "access", target, keys: [{ kind: "string", value }] }), {
    kind: "variable",
    name: "facts",
  });
}

function structured(name: string): TreeNode | undefined {
  const path = structuredFact(name)?.match(/(?<=')\w+(?=')/g);
  return path ? fact(path) : undefined;
}

/** Sorts attributes by name. Repeated names keep their order. */
function sorted(attributes: readonly TreeNode[]): TreeNode[] {
  const nameOf = (attribute: TreeNode) => JSON.stringify(attribute["name"] ?? null);
  return [...attributes].sort((left, right) =>
    nameOf(left) < nameOf(right) ? -1 : nameOf(left) > nameOf(right) ? 1 : 0,
  );
}
