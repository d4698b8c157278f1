import { resultOf, type Deep } from "@cairn/evaluation";
import type { Pattern } from "../ast.js";
import type { PrismData, PrismNode } from "./prism-node.js";
import { member, members, nameOf, optional, unescaped, type Reader } from "./reader.js";

/** A pattern after `in` or `=>`. */
export function* patternOf(node: PrismNode, reader: Reader): Deep<Pattern> {
  const data = node.toJSON();
  switch (data.type) {
    case "LocalVariableTargetNode":
      return { style: "binding", name: nameOf(data) };
    case "ParenthesesNode":
      return yield* resultOf(
        patternOf(members(member(data, "body")!.toJSON(), "body")[0] ?? member(data, "body")!, reader),
      );
    case "ImplicitNode":
      return yield* resultOf(patternOf(member(data, "value")!, reader));
    case "AlternationPatternNode": {
      const left = yield* resultOf(patternOf(member(data, "left")!, reader));
      const right = yield* resultOf(patternOf(member(data, "right")!, reader));
      return { style: "either", options: [left, right] };
    }
    case "CapturePatternNode": {
      const pattern = yield* resultOf(patternOf(member(data, "value")!, reader));
      return { style: "capture", pattern, name: nameOf(member(data, "target")!.toJSON()) };
    }
    case "PinnedVariableNode":
      return { style: "value", value: yield* resultOf(reader.node(member(data, "variable")!)) };
    case "PinnedExpressionNode":
      return { style: "value", value: yield* resultOf(reader.node(member(data, "expression")!)) };
    case "ArrayPatternNode":
      return yield* resultOf(listPattern(data, reader));
    case "FindPatternNode":
      return yield* resultOf(findPattern(data, reader));
    case "HashPatternNode":
      return yield* resultOf(hashPattern(data, reader));
    default:
      return { style: "value", value: yield* resultOf(reader.node(node)) };
  }
}

function* all(nodes: readonly PrismNode[], reader: Reader): Deep<Pattern[]> {
  const read: Pattern[] = [];
  for (const each of nodes) read.push(yield* resultOf(patternOf(each, reader)));
  return read;
}

function* listPattern(data: PrismData, reader: Reader): Deep<Pattern> {
  const type = yield* resultOf(optional(data, "constant", reader));
  const before = yield* resultOf(all(members(data, "requireds"), reader));
  const behind = yield* resultOf(all(members(data, "posts"), reader));
  const rest = member(data, "rest")?.toJSON();
  return { style: "list", type, before, ...(rest && { rest: restName(rest) }), behind };
}

function* findPattern(data: PrismData, reader: Reader): Deep<Pattern> {
  const type = yield* resultOf(optional(data, "constant", reader));
  const middle = yield* resultOf(all(members(data, "requireds"), reader));
  const [left, right] = [member(data, "left"), member(data, "right")].map((each) =>
    each ? restName(each.toJSON()) : "",
  );
  return { style: "find", type, left: left!, middle, right: right! };
}

function* hashPattern(data: PrismData, reader: Reader): Deep<Pattern> {
  const type = yield* resultOf(optional(data, "constant", reader));
  const entries: { key: string; pattern?: Pattern }[] = [];
  for (const element of members(data, "elements")) {
    const pair = element.toJSON();
    const key = unescaped(member(pair, "key")!.toJSON());
    entries.push({ key, pattern: yield* resultOf(patternOf(member(pair, "value")!, reader)) });
  }
  const rest = member(data, "rest")?.toJSON();
  const isClosed = rest?.type === "NoKeywordsParameterNode";
  return { style: "hash", type, entries, ...(rest && !isClosed && { rest: restName(rest) }), isClosed };
}

/** The name in `*rest` or `**rest`. */
function restName(data: PrismData): string {
  const inside = member(data, "expression") ?? member(data, "value");
  return inside ? nameOf(inside.toJSON()) : "";
}
