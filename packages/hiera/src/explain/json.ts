import { positionAt } from "@cairn/diagnostics";
import { maskSecrets } from "../secret.js";
import type { ExplainKind, ExplainNode } from "./node.js";

type Json = Record<string, unknown>;

/** An explanation as plain data: Puppet's members, with `file`, `line` and `column` of each value that was found. */
export function explanationData(root: ExplainNode): unknown {
  const made = new Map<ExplainNode, Json>();
  const waiting: { readonly node: ExplainNode; done: boolean }[] = [{ node: root, done: false }];
  while (waiting.length > 0) {
    const task = waiting.at(-1)!;
    if (task.done) {
      waiting.pop();
      made.set(
        task.node,
        dataOf(
          task.node,
          task.node.branches.map((each) => made.get(each)!),
        ),
      );
      continue;
    }
    task.done = true;
    for (const node of task.node.branches) waiting.push({ node, done: false });
  }
  const [only, ...others] = root.branches;
  if (!only) return {};
  return others.length === 0 ? made.get(only) : { branches: root.branches.map((each) => made.get(each)) };
}

function dataOf(node: ExplainNode, branches: readonly Json[]): Json {
  const { event, key, span, strings, value, what } = node;
  if (what.type === "merge_source") return { type: what.type, merge_source: what.source };
  if (what.type === "merge" && branches.length === 1) return branches[0]!;
  const position = span && positionAt(span.source, span.start);
  return {
    branches: branches.length > 0 ? branches : undefined,
    key,
    value: value === undefined ? undefined : maskSecrets(value),
    event,
    texts: strings.length > 0 ? strings : undefined,
    type: what.type,
    ...detailsOf(what),
    ...(position ? { file: span.source.name, line: BigInt(position.line), column: BigInt(position.column) } : {}),
  };
}

function detailsOf(what: ExplainKind): Json {
  switch (what.type) {
    case "interpolate":
      return { expression: what.expression };
    case "merge":
      return { merge: what.strategy, options: what.options };
    case "data_provider":
      return { name: what.name, configuration_path: what.configuration, module: what.module };
    case "path":
      return { original_path: what.original, path: what.location };
    case "uri":
      return { original_uri: what.original, uri: what.location };
    case "scope":
      return { name: what.name };
    default:
      return {};
  }
}
