import { Failure, isEvaluation, type Evaluation, type Pending } from "@cairn/puppet-expressions/evaluate";
import type { Block, Call, Located, Node, Parameter } from "../ast.js";
import { kernel } from "../methods/kernel.js";
import { callMethod, operate } from "../methods/index.js";
import { raise, RubyJump } from "../values/errors.js";
import { RProc, RSymbol, type RubyValue } from "../values/values.js";
import { bindParameters } from "./bind.js";
import { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { evaluateItems } from "./items.js";

/** Calls a method of a value. Who fails without a place has that of the call. */
export function invoke(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
  node: Located,
): Pending<RubyValue> {
  return placing(() => callMethod(receiver, name, args, block, interpreter), interpreter, node);
}

/** `left + right` and the like. */
export function invokeOperator(
  left: RubyValue,
  operator: string,
  right: RubyValue,
  interpreter: Interpreter,
  node: Located,
): Pending<RubyValue> {
  return placing(() => operate(left, operator, right, interpreter), interpreter, node);
}

function placing(start: () => Pending<RubyValue>, interpreter: Interpreter, node: Located): Pending<RubyValue> {
  try {
    const pending = start();
    return isEvaluation(pending) ? placingLater(pending, interpreter, node) : pending;
  } catch (error) {
    return rethrow(error, interpreter, node);
  }
}

function* placingLater(pending: Pending<RubyValue>, interpreter: Interpreter, node: Located): Evaluation<RubyValue> {
  try {
    return yield pending;
  } catch (error) {
    return rethrow(error, interpreter, node);
  }
}

function rethrow(error: unknown, interpreter: Interpreter, node: Located): never {
  if (error instanceof Failure && !error.span) error.span = interpreter.spanOf(node);
  throw error;
}

/** A call as it is written: receiver, arguments and block first. */
export function* callNode(node: Call, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  const { receiver } = node;
  const target: RubyValue = receiver ? yield interpreter.begin(receiver, frame) : null;
  if (node.isSafe && target === null) return null;
  const args: RubyValue[] = yield evaluateItems(node.arguments, frame, interpreter);
  const block: RProc | undefined = yield blockOf(node, frame, interpreter);
  const place = { start: node.at, end: node.end };
  if (node.block === undefined) {
    return yield receiver
      ? invoke(target, node.name, args, block, interpreter, place)
      : callSelf(node.name, args, block, frame, interpreter, place, !node.isComplete);
  }
  try {
    return yield receiver
      ? invoke(target, node.name, args, block, interpreter, place)
      : callSelf(node.name, args, block, frame, interpreter, place, false);
  } catch (error) {
    if (error instanceof RubyJump && error.word === "break") return error.value as RubyValue;
    throw error;
  }
}

function* blockOf(node: Call, frame: Frame, interpreter: Interpreter): Evaluation<RProc | undefined> {
  if (node.block) return procOf(node.block, frame, interpreter);
  const last = node.arguments.at(-1);
  if (last?.kind !== "spread" || last.operator !== "&") return undefined;
  const value: RubyValue = yield interpreter.begin(last.operand, frame);
  if (value === null) return undefined;
  if (value instanceof RProc) return value;
  if (!(value instanceof RSymbol)) return raise("TypeError", "wrong argument type (expected Proc)");
  return new RProc(([self, ...rest]) => callMethod(self ?? null, value.name, rest, undefined, interpreter), -2, true);
}

/** A block as a value. `next` gives its result. */
export function procOf(block: Block, outer: Frame, interpreter: Interpreter): RProc {
  const { parameters, body, isLambda } = block;
  const call = function* (args: readonly RubyValue[]): Evaluation<RubyValue> {
    const frame = new Frame(outer);
    yield bindParameters(parameters, args, frame, interpreter, isLambda);
    try {
      return yield interpreter.begin(body, frame);
    } catch (error) {
      const ends = error instanceof RubyJump && (error.word === "next" || (isLambda && error.word === "return"));
      if (!ends) throw error;
      return error.value as RubyValue;
    }
  };
  return new RProc(call, arityOf(parameters), isLambda);
}

function arityOf(parameters: readonly Parameter[]): number {
  const plain = parameters.filter(({ style, initial }) => style === "plain" && !initial).length;
  return parameters.some(({ style }) => style === "rest") ? -plain - 1 : plain;
}

/** Calls a method without a receiver: one that the template defines, one of Puppet's wrapper, or one of Ruby's kernel. */
export function callSelf(
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
  node: Located,
  isBare: boolean,
): Pending<RubyValue> {
  const definition = interpreter.methods.get(name);
  if (definition) return callDefinition(definition, args, block, interpreter);
  if (name === "yield") return frame.block ? frame.block.call(args) : raise("LocalJumpError", "no block given (yield)");
  if (name === "block_given?") return frame.block !== undefined;
  return placing(() => kernel(name, args, block, interpreter, isBare), interpreter, node);
}

function* callDefinition(
  { parameters, body }: { readonly parameters: readonly Parameter[]; readonly body: Node },
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
): Evaluation<RubyValue> {
  const frame = new Frame(undefined, block);
  interpreter.spend(10);
  yield bindParameters(parameters, args, frame, interpreter, true);
  try {
    return yield interpreter.begin(body, frame);
  } catch (error) {
    if (error instanceof RubyJump && error.word === "return") return error.value as RubyValue;
    throw error;
  }
}
