import type { Deep } from "@cairn/evaluation";
import type { Node, Pattern } from "../ast.js";
import type { PrismData, PrismNode } from "./prism-node.js";
import { member, members, nameOf, optional, unescaped, type Reader } from "./reader.js";

/** A pattern after `in` or `=>`. */
export function* patternOf(node: PrismNode, reader: Reader): Deep<Pattern> {
  const data = node.toJSON();
  switch (data.type) {
    case "LocalVariableTargetNode":
      return { style: "binding", name: nameOf(data) };
    case "ParenthesesNode":
      return (yield patternOf(
        members(member(data, "body")!.toJSON(), "body")[0] ?? member(data, "body")!,
        reader,
      )) as Pattern;
    case "ImplicitNode":
      return (yield patternOf(member(data, "value")!, reader)) as Pattern;
    case "AlternationPatternNode": {
      const left = (yield patternOf(member(data, "left")!, reader)) as Pattern;
      const right = (yield patternOf(member(data, "right")!, reader)) as Pattern;
      return { style: "either", options: [left, right] };
    }
    case "CapturePatternNode": {
      const pattern = (yield patternOf(member(data, "value")!, reader)) as Pattern;
      return { style: "capture", pattern, name: nameOf(member(data, "target")!.toJSON()) };
    }
    case "PinnedVariableNode":
      return { style: "value", value: (yield reader.node(member(data, "variable")!)) as Node };
    case "PinnedExpressionNode":
      return { style: "value", value: (yield reader.node(member(data, "expression")!)) as Node };
    case "ArrayPatternNode":
      return (yield listPattern(data, reader)) as Pattern;
    case "FindPatternNode":
      return (yield findPattern(data, reader)) as Pattern;
    case "HashPatternNode":
      return (yield hashPattern(data, reader)) as Pattern;
    default:
      return { style: "value", value: (yield reader.node(node)) as Node };
  }
}

function* all(nodes: readonly PrismNode[], reader: Reader): Deep<Pattern[]> {
  const read: Pattern[] = [];
  for (const each of nodes) read.push((yield patternOf(each, reader)) as Pattern);
  return read;
}

function* listPattern(data: PrismData, reader: Reader): Deep<Pattern> {
  const type = (yield optional(data, "constant", reader)) as Node | undefined;
  const before = (yield all(members(data, "requireds"), reader)) as Pattern[];
  const behind = (yield all(members(data, "posts"), reader)) as Pattern[];
  const rest = member(data, "rest")?.toJSON();
  return { style: "list", type, before, ...(rest && { rest: restName(rest) }), behind };
}

function* findPattern(data: PrismData, reader: Reader): Deep<Pattern> {
  const type = (yield optional(data, "constant", reader)) as Node | undefined;
  const middle = (yield all(members(data, "requireds"), reader)) as Pattern[];
  const [left, right] = [member(data, "left"), member(data, "right")].map((each) =>
    each ? restName(each.toJSON()) : "",
  );
  return { style: "find", type, left: left!, middle, right: right! };
}

function* hashPattern(data: PrismData, reader: Reader): Deep<Pattern> {
  const type = (yield optional(data, "constant", reader)) as Node | undefined;
  const entries: { key: string; pattern?: Pattern }[] = [];
  for (const element of members(data, "elements")) {
    const pair = element.toJSON();
    const key = unescaped(member(pair, "key")!.toJSON());
    entries.push({ key, pattern: (yield patternOf(member(pair, "value")!, reader)) as Pattern });
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
