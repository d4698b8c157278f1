import type { Deep } from "@cairn/evaluation";
import type { Located, Node, Targets } from "../ast.js";
import type { PrismData } from "./prism-node.js";
import { argumentsOf, each, flagsOf, member, members, nameOf, optional, type Reader, type Shape } from "./reader.js";

type Target = (data: PrismData, at: Located, reader: Reader) => Deep<Node> | Node;

/** The targets of assignments, by the first part of the type's name. */
const targets: Readonly<Record<string, Target>> = {
  LocalVariable: (data, at) => ({ kind: "local", name: nameOf(data), ...at }),
  InstanceVariable: (data, at) => ({ kind: "instance", name: nameOf(data).slice(1), ...at }),
  ClassVariable: (data, at) => ({ kind: "class-variable", name: nameOf(data), ...at }),
  GlobalVariable: (data, at) => ({ kind: "global", name: nameOf(data), ...at }),
  Constant: (data, at) => ({ kind: "constant", name: nameOf(data), ...at }),
  *ConstantPath(data, _at, reader) {
    return (yield reader.node(member(data, "target")!)) as Node;
  },
  *Index(data, at, reader) {
    const target = (yield reader.node(member(data, "receiver")!)) as Node;
    return { kind: "index", target, arguments: (yield argumentsOf(data, reader)) as Node[], ...at };
  },
  *Call(data, at, reader) {
    const receiver = ((yield optional(data, "receiver", reader)) as Node | undefined) ?? { kind: "self", ...at };
    const name = (data["readName"] as string | undefined) ?? nameOf(data).replace(/=$/, "");
    const isSafe = (flagsOf(data) & 4) !== 0;
    return { kind: "call", receiver, name, at: at.start, arguments: [], isComplete: true, isSafe, ...at };
  },
};

const operators: Readonly<Record<string, (data: PrismData) => string>> = {
  Write: () => "=",
  OrWrite: () => "||",
  AndWrite: () => "&&",
  OperatorWrite: (data) => data["binaryOperator"] as string,
};

const shapes: Record<string, Shape> = {};
for (const [kind, target] of Object.entries(targets)) {
  for (const [ending, operator] of Object.entries(operators)) {
    shapes[`${kind}${ending}Node`] = function* (data, at, reader) {
      const place = target(data, at, reader);
      const to = ("kind" in place ? place : yield place) as Node;
      const value = (yield reader.node(member(data, "value")!)) as Node;
      return { kind: "assignment", target: to, operator: operator(data), value, ...at };
    };
  }
  if (kind !== "ConstantPath") shapes[`${kind}TargetNode`] = target;
}

/** All nodes that assign a value. */
export const assignments: Readonly<Record<string, Shape>> = {
  ...shapes,
  *MultiWriteNode(data, at, reader) {
    const target = (yield several(data, at, reader)) as Targets;
    return {
      kind: "assignment",
      target,
      operator: "=",
      value: (yield reader.node(member(data, "value")!)) as Node,
      ...at,
    };
  },
  *MultiTargetNode(data, at, reader) {
    return (yield several(data, at, reader)) as Node;
  },
  *MatchWriteNode(data, at, reader) {
    const names = members(data, "targets").map((each) => nameOf(each.toJSON()));
    return { kind: "match-write", call: (yield reader.node(member(data, "call")!)) as Node, names, ...at };
  },
};

function* several(data: PrismData, at: Located, reader: Reader): Deep<Targets> {
  const before = (yield each(members(data, "lefts"), reader)) as Node[];
  const given = member(data, "rest")?.toJSON();
  const inside = given && member(given, "expression");
  const rest = given ? (inside ? ((yield reader.node(inside)) as Node) : "ignored") : undefined;
  const behind = (yield each(members(data, "rights"), reader)) as Node[];
  return { kind: "targets", before, rest, behind, ...at };
}
