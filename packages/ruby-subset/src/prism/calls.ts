import { resultOf, type Deep } from "@cairn/evaluation";
import type { Block, Definition, Node } from "../ast.js";
import { parametersOf } from "./parameters.js";
import type { PrismData, PrismNode } from "./prism-node.js";
import { argumentsOf, flagsOf, member, nameOf, optional, statements, type Reader, type Shape } from "./reader.js";

/** Calls, blocks and definitions. */
export const calls: Readonly<Record<string, Shape>> = {
  CallNode: call,
  *BlockNode(data, _at, reader) {
    return yield* resultOf(block(data, false, reader));
  },
  *LambdaNode(data, _at, reader) {
    return yield* resultOf(block(data, true, reader));
  },
  *SuperNode(data, at, reader) {
    const args = yield* resultOf(withBlock(data, false, reader));
    return { kind: "super", arguments: args.arguments, block: args.block, ...at };
  },
  *ForwardingSuperNode(data, at, reader) {
    const given = member(data, "block");
    return { kind: "super", block: given && (yield* resultOf(block(given.toJSON(), false, reader))), ...at };
  },
  *YieldNode(data, at, reader) {
    return { kind: "yield", arguments: yield* resultOf(argumentsOf(data, reader)), ...at };
  },
  *DefNode(data, at, reader): Deep<Definition> {
    const receiver = yield* resultOf(optional(data, "receiver", reader));
    const parameters = yield* resultOf(parametersOf(member(data, "parameters"), reader));
    const body = yield* resultOf(reader.within("block", () => statements(data, "body", reader)));
    return { kind: "definition", name: nameOf(data), receiver, parameters, body, ...at };
  },
  ForwardingArgumentsNode: (_data, at) => ({
    kind: "list",
    items: (["*", "**", "&"] as const).map((operator) => ({
      kind: "spread",
      operator,
      operand: { kind: "local", name: operator, ...at },
      ...at,
    })),
    ...at,
  }),
};

interface Given {
  readonly arguments: Node[];
  readonly block: Block | undefined;
}

/** The arguments and the block of a call; `&block` is one of the arguments. */
function* withBlock(data: PrismData, isLambda: boolean, reader: Reader): Deep<Given> {
  const args = (yield* resultOf(argumentsOf(data, reader))).flatMap((each) =>
    each.kind === "list" ? each.items : [each],
  );
  const given = member(data, "block");
  if (!given) return { arguments: args, block: undefined };
  const written = given.toJSON();
  const makesLambda = isLambda && written.type === "BlockNode";
  const read = yield* resultOf(makesLambda ? block(written, true, reader) : reader.node(given));
  return read.kind === "block" ? { arguments: args, block: read } : { arguments: [...args, read], block: undefined };
}

function* call(data: PrismData, at: { start: number; end: number }, reader: Reader): Deep<Node> {
  const name = nameOf(data);
  const receiver = yield* resultOf(optional(data, "receiver", reader));
  const given = yield* resultOf(withBlock(data, name === "lambda" && !receiver, reader));
  const isSafe = (flagsOf(data) & 4) !== 0;
  if (name === "!" && receiver && given.arguments.length === 0) {
    return { kind: "unary", operator: "!", operand: receiver, ...at };
  }
  if (receiver && given.arguments.length === 1 && isBinary.test(name) && !isSafe && !given.block) {
    return { kind: "binary", operator: name, left: receiver, right: given.arguments[0]!, at: at.start, ...at };
  }
  const message = data["messageLoc"] as PrismData["location"] | null;
  const start = message === null ? at.start : reader.place({ type: "", location: message }).start;
  const isComplete = data["openingLoc"] !== null;
  return { kind: "call", name, at: start, receiver, ...given, isComplete, isSafe, ...at };
}

const isBinary = /^(?:[-+*/%<>&|^]|\*\*|<=|>=|==|!=|=~|<=>|===|<<|>>)$/;

/** A block, or `-> { }`. */
export function* block(data: PrismData, isLambda: boolean, reader: Reader): Deep<Block> {
  const at = reader.place(data);
  const parameters = yield* resultOf(parametersOf(member(data, "parameters"), reader));
  const body = yield* resultOf(reader.within("block", () => statements(data, "body", reader)));
  return { kind: "block", parameters, body, isLambda, ...at };
}

export type { PrismNode };
