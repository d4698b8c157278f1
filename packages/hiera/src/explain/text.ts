import { positionAt, type Span } from "@cairn/diagnostics";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { maskSecrets } from "../secret.js";
import type { ExplainNode } from "./node.js";

type Task = { readonly node: ExplainNode; readonly depth: number } | { readonly text: string };

/** From this depth on lines aren't indented further: a chain may be long. */
const deepestIndent = 64;

/** An explanation in the words of `puppet lookup --explain`; each value that was found is followed by its position. */
export function explanationText(root: ExplainNode): string {
  const pieces: string[] = [];
  const waiting: Task[] = [];
  push(waiting, [...tasksOf(root.branches, 0), ...strings(root, 0)]);
  while (waiting.length > 0) {
    const task = waiting.pop()!;
    if ("text" in task) pieces.push(task.text);
    else push(waiting, describe(task.node, task.depth));
  }
  return pieces.join("");
}

function push(waiting: Task[], tasks: readonly Task[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) waiting.push(tasks[index]!);
}

function indentOf(depth: number): string {
  return "  ".repeat(Math.min(depth, deepestIndent));
}

function line(depth: number, text: string): Task {
  return { text: `${indentOf(depth)}${text}\n` };
}

function tasksOf(nodes: readonly ExplainNode[], depth: number): Task[] {
  return nodes.map((node) => ({ node, depth }));
}

function strings(node: ExplainNode, depth: number): Task[] {
  return node.strings.map((text) => line(depth, text));
}

function describe(node: ExplainNode, depth: number): readonly Task[] {
  const { branches, event, key = "", what } = node;
  const below = tasksOf(branches, depth + 1);
  const end = outcome(node, depth + 1);
  switch (what.type) {
    case "root":
      return [line(depth, `Searching for "${key}"`), ...below];
    case "invalid_key":
      return [line(depth, `Invalid key "${key}"`)];
    case "merge_source":
      return [line(depth, `Using merge options from "${what.source}" hash`)];
    case "module":
      return [line(depth, moduleText(what.module, event === "module_not_found"))];
    case "interpolate":
      return [line(depth, `Interpolation on "${what.expression}"`), ...below];
    case "merge":
      return describeMerge(node, depth);
    case "data_provider": {
      const configuration = what.configuration === undefined ? [] : [`Using configuration "${what.configuration}"`];
      return [line(depth, what.name), ...configuration.map((text) => line(depth + 1, text)), ...below, ...end];
    }
    case "path":
    case "uri": {
      const name = what.type === "path" ? "Path" : "URI";
      const missing = event === "location_not_found" ? [line(depth + 1, `${name} not found`)] : [];
      const original = line(depth + 1, `Original ${name.toLowerCase()}: "${what.original}"`);
      return [line(depth, `${name} "${what.location}"`), original, ...below, ...missing, ...end];
    }
    case "sub_key":
      return [line(depth, `Sub key: "${what.segments}"`), ...below, ...end];
    case "segment":
      return outcome(node, depth);
    case "scope":
      return [line(depth, what.name), ...below, ...end];
  }
}

function moduleText(module: string, isMissing: boolean): string {
  return isMissing ? `Module "${module}" not found` : `Module data provider for module "${module}" not found`;
}

function describeMerge({ branches, event, value, what }: ExplainNode, depth: number): readonly Task[] {
  if (what.type !== "merge" || branches.length <= 1) return tasksOf(branches, depth);
  const options = what.options ? [line(depth + 1, `Options: ${valueText(what.options, depth + 1)}`)] : [];
  const result = event === "result" ? [line(depth + 1, `Merged result: ${valueText(value!, depth + 1)}`)] : [];
  return [line(depth, `Merge strategy ${what.strategy}`), ...options, ...tasksOf(branches, depth + 1), ...result];
}

function outcome(node: ExplainNode, depth: number): Task[] {
  const { event, key = "", span, value } = node;
  const after = strings(node, depth);
  if (event === "not_found") return [line(depth, `No such key: "${key}"`), ...after];
  if (event !== "found" && event !== "found_in_overrides" && event !== "found_in_defaults") return after;
  const where = event === "found" ? "" : event === "found_in_overrides" ? " in overrides" : " in defaults";
  const place = span ? ` at ${printedPlace(span)}` : "";
  return [line(depth, `Found key: "${key}" value: ${valueText(value!, depth)}${where}${place}`), ...after];
}

/** `data/common.yaml:3:1`. */
export function printedPlace(span: Span): string {
  const { column, line: number } = positionAt(span.source, span.start);
  return `${span.source.name}:${number}:${column}`;
}

type Piece = { readonly value: Value; readonly depth: number } | string;

/** A value as Ruby inspects it, with each entry of a container on a line of its own. */
function valueText(value: Value, depth: number): string {
  const pieces: string[] = [];
  const waiting: Piece[] = [{ value: maskSecrets(value), depth }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if (typeof piece === "string") pieces.push(piece);
    else if (isArray(piece.value))
      open(
        waiting,
        "[",
        "]",
        piece.value.map((each) => [each]),
        piece.depth,
      );
    else if (isHash(piece.value)) open(waiting, "{", "}", [...piece.value.entries()], piece.depth);
    else pieces.push(rubyText([piece.value]).slice(1, -1));
  }
  return pieces.join("");
}

function open(
  waiting: Piece[],
  begin: string,
  end: string,
  entries: readonly (readonly Value[])[],
  depth: number,
): void {
  waiting.push(entries.length === 0 ? end : `\n${indentOf(depth)}${end}`);
  const inner = `\n${indentOf(depth + 1)}`;
  for (let index = entries.length - 1; index >= 0; index--) {
    const [first, second] = entries[index]!;
    if (index < entries.length - 1) waiting.push(",");
    if (second !== undefined) waiting.push({ value: second, depth: depth + 1 }, " => ");
    waiting.push({ value: first!, depth: depth + 1 }, inner);
  }
  waiting.push(begin);
}
