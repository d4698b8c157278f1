import type { Text } from "@codemirror/state";
import type { SyntaxNode, Tree } from "@lezer/common";
import type { ResultPath } from "../worker/messages.js";

const keys = new Set(["PropertyName", "Key"]);
const members = new Set(["Property", "Pair"]);
/** Containers whose children are counted. */
const lists = new Set(["Array", "BlockSequence", "FlowSequence"]);
const signs = new Set(["[", "]", ",", "-", "⚠"]);

/** Names and indexes of the value at a place of a text in JSON or YAML, from its root. */
export function pathAt(tree: Tree, doc: Text, position: number): ResultPath {
  const path: (string | number)[] = [];
  let below: SyntaxNode | null = null;
  for (let node: SyntaxNode | null = innermost(tree, position); node; below = node, node = node.parent) {
    if (members.has(node.name)) path.unshift(nameOf(node, doc));
    else if (lists.has(node.name) && below) path.unshift(indexIn(node, below));
  }
  return path;
}

/** A place between two words belongs to the one before it. */
function innermost(tree: Tree, position: number): SyntaxNode {
  const after = tree.resolveInner(position, 1);
  return after.firstChild ? tree.resolveInner(position, -1) : after;
}

function nameOf(member: SyntaxNode, doc: Text): string {
  let key = member.firstChild;
  while (key && !keys.has(key.name)) key = key.nextSibling;
  const text = key ? doc.sliceString(key.from, key.to) : "";
  if (text.startsWith('"')) return parsed(text) ?? text;
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}

function parsed(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** YAML wraps each element in an `Item`, JSON doesn't; brackets and commas don't count. */
function indexIn(list: SyntaxNode, wanted: SyntaxNode): number {
  let index = 0;
  for (let child = list.firstChild; child && child.from < wanted.from; child = child.nextSibling)
    if (!signs.has(child.name)) index++;
  return index;
}
