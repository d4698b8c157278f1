/** Converts syntax trees to text for comparison: equal trees have equal text, whatever the locations of their nodes. */
import type { TreeChange, TreeNode } from "@cairn/diagnostics";

/** The text of a tree after the changes have been made to each node, inner nodes first. */
export function treeText(tree: object, changes: readonly TreeChange[]): string {
  return textOf(changes.length === 0 ? tree : changed(tree, changes));
}

const location = /^(?:start|end|at|arrow|\w+(?:Start|End))$/;

/** The members of a node without its locations, by name, and the items of a list. */
function membersOf(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([name, each]) => each !== undefined && !(typeof each === "number" && location.test(name)))
    .sort(([left], [right]) => (Array.isArray(value) || left === right ? 0 : left < right ? -1 : 1));
}

interface Frame {
  readonly value: object;
  readonly members: readonly (readonly [string, unknown])[];
  readonly done: unknown[];
}

function frameOf(value: object): Frame {
  return { value, members: membersOf(value), done: [] };
}

/** Trees may be deeper than the stack. */
function changed(tree: object, changes: readonly TreeChange[]): object {
  const frames = [frameOf(tree)];
  for (;;) {
    const { done, members, value } = frames.at(-1)!;
    const next = members[done.length];
    if (next !== undefined) {
      if (typeof next[1] === "object" && next[1] !== null) frames.push(frameOf(next[1]));
      else done.push(next[1]);
      continue;
    }
    const made = Array.isArray(value) ? done : nodeOf(members, done, changes);
    frames.pop();
    const outer = frames.at(-1);
    if (!outer) return made;
    outer.done.push(made);
  }
}

function nodeOf(members: Frame["members"], done: readonly unknown[], changes: readonly TreeChange[]): object {
  const node: TreeNode = Object.fromEntries(members.map(([name], index) => [name, done[index]]));
  return changes.reduce((each, change) => change(each), node);
}

function textOf(tree: object): string {
  const pieces: string[] = [];
  const waiting: (string | { readonly value: unknown })[] = [{ value: tree }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string") pieces.push(next);
    else if (typeof next.value !== "object" || next.value === null) pieces.push(leafText(next.value));
    else {
      const [open, close] = Array.isArray(next.value) ? ["[", "]"] : ["{", "}"];
      const members = membersOf(next.value).flatMap(([name, value]) => [`${JSON.stringify(name)}:`, { value }]);
      waiting.push(close, ...members.reverse(), open);
    }
  }
  return pieces.join("\n");
}

function leafText(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : `${typeof value} ${String(value)}`;
}
