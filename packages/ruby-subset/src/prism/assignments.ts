import { resultOf, type Deep } from "@cairn/evaluation";
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
    return yield* resultOf(reader.node(member(data, "target")!));
  },
  *Index(data, at, reader) {
    const target = yield* resultOf(reader.node(member(data, "receiver")!));
    return { kind: "index", target, arguments: yield* resultOf(argumentsOf(data, reader)), ...at };
  },
  *Call(data, at, reader) {
    const receiver = (yield* resultOf(optional(data, "receiver", reader))) ?? { kind: "self", ...at };
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
      const to = "kind" in place ? place : yield* resultOf(place);
      const value = yield* resultOf(reader.node(member(data, "value")!));
      return { kind: "assignment", target: to, operator: operator(data), value, ...at };
    };
  }
  if (kind !== "ConstantPath") shapes[`${kind}TargetNode`] = target;
}

/** All nodes that assign a value. */
export const assignments: Readonly<Record<string, Shape>> = {
  ...shapes,
  *MultiWriteNode(data, at, reader) {
    const target = yield* resultOf(several(data, at, reader));
    return {
      kind: "assignment",
      target,
      operator: "=",
      value: yield* resultOf(reader.node(member(data, "value")!)),
      ...at,
    };
  },
  *MultiTargetNode(data, at, reader) {
    return yield* resultOf(several(data, at, reader));
  },
  *MatchWriteNode(data, at, reader) {
    const names = members(data, "targets").map((each) => nameOf(each.toJSON()));
    return { kind: "match-write", call: yield* resultOf(reader.node(member(data, "call")!)), names, ...at };
  },
};

function* several(data: PrismData, at: Located, reader: Reader): Deep<Targets> {
  const before = yield* resultOf(each(members(data, "lefts"), reader));
  const given = member(data, "rest")?.toJSON();
  const inside = given && member(given, "expression");
  const rest = given ? (inside ? yield* resultOf(reader.node(inside)) : "ignored") : undefined;
  const behind = yield* resultOf(each(members(data, "rights"), reader));
  return { kind: "targets", before, rest, behind, ...at };
}
