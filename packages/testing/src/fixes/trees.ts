/** A node of a syntax tree as plain data. */
export type PlainNode = Readonly<Record<string, unknown>>;

/** Rewrites a node so that it is the same before and after a declared change. */
export type Undo = (node: PlainNode) => PlainNode;

/** The members of nodes that are locations, in any language. */
const locations = new Set([
  ..."start end at arrow colon source".split(" "),
  ..."nameStart nameEnd fileStart fileEnd operatorStart".split(" "),
]);

/** A tree as text without its locations. Declared changes are undone in each node, inner nodes first. */
export function shapeOf(tree: object, undo: Undo = (node) => node): string {
  const plain = (value: unknown): unknown => {
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(plain);
    const members = Object.entries(value).filter(([name, each]) => each !== undefined && !locations.has(name));
    return undo(Object.fromEntries(members.map(([name, each]) => [name, plain(each)])));
  };
  return JSON.stringify(plain(tree), (_key, value: unknown) => (isNode(value) ? sortedByName(value) : value), 1);
}

/** The names of all definitions in a tree; `nameOf` returns undefined for other nodes. */
export function definitionsOf(tree: object, nameOf: (node: PlainNode) => string | undefined): string[] {
  const names: string[] = [];
  const waiting: unknown[] = [tree];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) names.push(...definitionOf(value as PlainNode, nameOf));
    waiting.push(...Object.values(value));
  }
  return names.sort();
}

function definitionOf(node: PlainNode, nameOf: (node: PlainNode) => string | undefined): string[] {
  const name = nameOf(node);
  return name === undefined ? [] : [`${String(node["kind"])} ${name}`];
}

/** What is missing in the second list, as often as it is missing. */
export function missingIn(first: readonly string[], second: readonly string[]): string[] {
  const rest = [...second];
  return first.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function isNode(value: unknown): value is PlainNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sortedByName(node: PlainNode): PlainNode {
  return Object.fromEntries(Object.entries(node).sort(([left], [right]) => (left < right ? -1 : 1)));
}
