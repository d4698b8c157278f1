import { after, rescuing, type Pending } from "@cairn/puppet-core/evaluate";
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
  return interpreter.placing(node, () => callMethod(receiver, name, args, block, interpreter));
}

/** `left + right` and the like. */
export function invokeOperator(
  left: RubyValue,
  operator: string,
  right: RubyValue,
  interpreter: Interpreter,
  node: Located,
): Pending<RubyValue> {
  return interpreter.placing(node, () => operate(left, operator, right, interpreter));
}

/** A call as it is written: receiver, arguments and block first. */
export function callNode(node: Call, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const { receiver } = node;
  return after(receiver ? interpreter.begin(receiver, frame) : null, (target) => {
    if (node.isSafe && target === null) return null;
    return after(evaluateItems(node.arguments, frame, interpreter), (args) => {
      return after(blockOf(node, frame, interpreter), (block) => {
        const call = () => callWith(node, target, args, block, frame, interpreter);
        return node.block ? rescuing(call, valueOfBreak) : call();
      });
    });
  });
}

function callWith(
  node: Call,
  target: RubyValue,
  args: readonly RubyValue[],
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const place = { start: node.at, end: node.end };
  if (node.receiver) return invoke(target, node.name, args, block, interpreter, place);
  return callSelf(node.name, args, block, frame, interpreter, place, !node.block && !node.isComplete);
}

/** `break` in a block ends the call. */
function valueOfBreak(error: unknown): RubyValue {
  if (error instanceof RubyJump && error.word === "break") return error.value as RubyValue;
  throw error;
}

function blockOf(node: Call, frame: Frame, interpreter: Interpreter): Pending<RProc | undefined> {
  if (node.block) return procOf(node.block, frame, interpreter);
  const last = node.arguments.at(-1);
  if (last?.kind !== "spread" || last.operator !== "&") return undefined;
  return after(interpreter.begin(last.operand, frame), (value) => {
    if (value === null) return undefined;
    if (value instanceof RProc) return value;
    if (!(value instanceof RSymbol)) return raise("TypeError", "wrong argument type (expected Proc)");
    return new RProc(([self, ...rest]) => callMethod(self ?? null, value.name, rest, undefined, interpreter), -2, true);
  });
}

/** A block as a value. `next` gives its result. */
export function procOf(block: Block, outer: Frame, interpreter: Interpreter): RProc {
  const { parameters, body, isLambda } = block;
  const end = (error: unknown): RubyValue => {
    const ends = error instanceof RubyJump && (error.word === "next" || (isLambda && error.word === "return"));
    if (!ends) throw error;
    return error.value as RubyValue;
  };
  const call = (args: readonly RubyValue[]): Pending<RubyValue> => {
    const frame = new Frame(outer);
    return after(bindParameters(parameters, args, frame, interpreter, isLambda), () => {
      return rescuing(() => interpreter.begin(body, frame), end);
    });
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
  return interpreter.placing(node, () => kernel(name, args, block, interpreter, isBare));
}

function callDefinition(
  { parameters, body }: { readonly parameters: readonly Parameter[]; readonly body: Node },
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const frame = new Frame(undefined, block);
  interpreter.spend(10);
  return after(bindParameters(parameters, args, frame, interpreter, true), () => {
    return rescuing(() => interpreter.begin(body, frame), valueOfReturn);
  });
}

function valueOfReturn(error: unknown): RubyValue {
  if (error instanceof RubyJump && error.word === "return") return error.value as RubyValue;
  throw error;
}
