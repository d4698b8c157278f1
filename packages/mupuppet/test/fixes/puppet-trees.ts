import { type PlainNode, type Undo } from "@cairn/testing/fixes";

/** The names of definitions, and of resources whose titles are words, strings or, as for modes, octal numbers. */
export function nameOf(node: PlainNode): string | undefined {
  switch (node["kind"]) {
    case "class":
    case "define":
    case "function":
    case "plan":
      return (node["name"] as { value: string }).value;
    case "type-alias":
      return aliasOf(node["alias"] as PlainNode);
    case "node":
      return (node["hosts"] as readonly PlainNode[]).map(({ pattern, value }) => String(pattern ?? value)).join(", ");
    case "parameter":
    case "attribute":
      return String(node["name"]);
    case "resource-body":
      return titleOf(node["title"] as PlainNode);
    default:
      return undefined;
  }
}

/** The name of an alias that is written with parameters is that of the access's target. */
function aliasOf({ name, target }: PlainNode): string {
  return target ? aliasOf(target as PlainNode) : String(name);
}

function titleOf({ radix, value }: PlainNode): string {
  if (typeof value === "bigint" && radix === 8) return `0${value.toString(radix)}`;
  return typeof value === "string" ? value.replace(/^::/, "") : "…";
}

type Undoing = (node: PlainNode) => PlainNode;

/**
 * What the two sides of each declared change have in common. That a fact of the top scope or of `$facts` is the right
 * one isn't compared here: all facts are equal.
 */
const undoing: Readonly<Record<string, Undoing>> = {
  "absolute-variable": (node) =>
    node["kind"] === "variable" && /^::\w+::/.test(String(node["name"]))
      ? { ...node, name: String(node["name"]).slice(2) }
      : node,
  "string-variable": (node) => {
    if (node["kind"] !== "interpolation") return node;
    const parts = (node["parts"] as readonly PlainNode[]).filter(
      ({ kind, value }) => kind !== "string" || value !== "",
    );
    return parts.length === 1 && parts[0]!["kind"] === "variable" ? parts[0]! : node;
  },
  "structured-fact": (node) => factOf(node),
  "facts-hash": (node) => factOf(node),
  "attribute-order": (node) =>
    node["kind"] === "resource-body"
      ? { ...node, attributes: sorted(node["attributes"] as readonly PlainNode[]) }
      : node,
  "relative-name": (node) =>
    typeof node["value"] === "string" ? { ...node, value: node["value"].replace(/^::/, "") } : node,
  "quoted-name": (node) => (node["kind"] === "name" ? { ...node, kind: "string" } : node),
};

/** Undoes the changes that the fixes of a program declare. */
export function undo(changes: ReadonlySet<string>): Undo {
  const all = Object.entries(undoing).flatMap(([name, change]) => (changes.has(name) ? [change] : []));
  return (node) => all.reduce((each, change) => change(each), node);
}

function factOf(node: PlainNode): PlainNode {
  const name = String(node["name"]);
  if (node["kind"] === "variable" && (/^::\w+$/.test(name) || name === "facts")) return { kind: "fact" };
  const target = node["target"] as PlainNode | undefined;
  if (node["kind"] !== "access" || target?.["kind"] !== "fact") return node;
  const keys = (node["keys"] as readonly PlainNode[]).filter(({ kind }) => kind !== "string");
  return keys.length === 0 ? target : node;
}

function sorted(attributes: readonly PlainNode[]): readonly PlainNode[] {
  const texts = attributes.map((each) => [JSON.stringify(each["name"] ?? null), each] as const);
  return texts.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)).map(([, each]) => each);
}
