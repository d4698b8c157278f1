import { type Pending, after, isEvaluation, rescuing } from "@cairn/evaluation";
import type { Block, Call, Located, Node, Super, Yield } from "../ast.js";
import { kernelFunction } from "../methods/kernel.js";
import { callMethod, callNative, callOther, hasNative, operate } from "../methods/index.js";
import { raise, RubyJump } from "../values/errors.js";
import type { UserMethod } from "../values/module-body.js";
import { describeReceiver } from "../values/print.js";
import type { RProc } from "../values/values.js";
import { RHash, RSymbol, type RubyValue } from "../values/values.js";
import { bindParameters } from "./bind.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { blockOf, leaving, runBodyOf } from "./blocks.js";
import { evaluateIn, isTextEvaluation } from "./evaluate-in.js";
import { evaluateArguments } from "./items.js";

/** Calls a method of a value. A failure without a position gets that of the call. */
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
  try {
    const result = operate(left, operator, right, interpreter);
    return isEvaluation(result) ? interpreter.placing(node, () => result) : result;
  } catch (error) {
    return interpreter.rethrow(node, error);
  }
}

/** A call: receiver, arguments and block are evaluated first. */
export function callNode(node: Call, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const target = node.receiver ? interpreter.begin(node.receiver, frame) : null;
  if (isEvaluation(target)) return after(target, (value) => callOn(node, value, frame, interpreter));
  return callOn(node, target, frame, interpreter);
}

function callOn(node: Call, target: RubyValue, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  if (node.isSafe && target === null) return null;
  const args = evaluateArguments(node.arguments, frame, interpreter);
  if (isEvaluation(args)) return after(args, (values) => callGiven(node, target, values, frame, interpreter));
  return callGiven(node, target, args, frame, interpreter);
}

function callGiven(
  node: Call,
  target: RubyValue,
  args: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const block = blockOf(node, frame, interpreter);
  if (isEvaluation(block)) return after(block, (made) => callPlaced(node, target, args, made, frame, interpreter));
  return callPlaced(node, target, args, block, frame, interpreter);
}

/** A failure without a position gets that of the call; `break` in its block ends it. */
function callPlaced(
  node: Call,
  target: RubyValue,
  args: readonly RubyValue[],
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> {
  try {
    const result = callWith(node, target, args, block, frame, interpreter);
    if (!isEvaluation(result)) return result;
    return rescuing(
      () => result,
      (error) => caught(error, node, block, frame, interpreter),
    );
  } catch (error) {
    return caught(error, node, block, frame, interpreter);
  }
}

function caught(
  error: unknown,
  node: Call,
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
): RubyValue {
  if (node.block && error instanceof RubyJump) return valueOfBreak(error, block, frame, interpreter);
  return interpreter.rethrow({ start: node.at, end: node.end }, error);
}

function callWith(
  node: Call,
  target: RubyValue,
  args: readonly RubyValue[],
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const { name, receiver } = node;
  if (!receiver)
    return callSelf(name, args, block, frame, interpreter, !node.block && !node.isComplete && args.length === 0);
  if (receiver.kind === "self") return callSelf(name, args, block, frame, interpreter, false);
  const method = interpreter.world.find(target, name);
  if (!method && isTextEvaluation(name, args, block)) return evaluateIn(target, name, args, frame, interpreter);
  if (!method) return callNative(target, name, args, block, interpreter);
  if (method.visibility !== "public" && !interpreter.world.isA(frame.self, method.owner.name)) {
    const shown = describeReceiver(target, interpreter);
    raise("NoMethodError", `${method.visibility} method \`${name}' called for ${shown}`);
  }
  return method.run(target, args, block, interpreter);
}

/** `break` in a block ends the call that the block belongs to. */
function valueOfBreak(
  error: RubyJump<unknown>,
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
): RubyValue {
  if (error.word !== "break") throw error;
  if (error.isInLoop !== undefined && error.frame.proc !== block) throw error;
  interpreter.enter(frame);
  return error.value as RubyValue;
}

/**
 * Calls a method without a receiver: one that the enclosing Ruby defines, one of its environment, or one of Ruby's
 * kernel.
 */
export function callSelf(
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
  isBare: boolean,
): Pending<RubyValue> {
  if (name === "yield") return yieldTo(frame, args);
  if (name === "block_given?") return frame.block !== undefined;
  const { self } = frame;
  const local = isBare && frame.context.sharesLocals === true ? frame.get(name) : undefined;
  if (local !== undefined) return local;
  const method = interpreter.world.find(self, name);
  if (method) return method.run(self, args, block, interpreter);
  if (isTextEvaluation(name, args, block)) return evaluateIn(self, name, args, frame, interpreter);
  const own = kernelFunction(name, args, block, frame, interpreter);
  if (own !== undefined) return own;
  if (hasNative(self, name, interpreter)) return callNative(self, name, args, block, interpreter, frame);
  return callOther(self, name, args, { name, block, interpreter, frame }, isBare);
}

function yieldTo(frame: Frame, args: readonly RubyValue[]): Pending<RubyValue> {
  return frame.block ? frame.block.call(args) : raise("LocalJumpError", "no block given (yield)");
}

/** `yield`. */
export function evaluateYield(node: Yield, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  return after(evaluateArguments(node.arguments, frame, interpreter), (args) => {
    interpreter.spend(1);
    return interpreter.placing(node, () => yieldTo(frame, args));
  });
}

/** What `super` alone passes on: what the parameters of the method around have become. */
function currentArguments(method: UserMethod, frame: Frame, interpreter: Interpreter): readonly RubyValue[] {
  const { outermost } = frame;
  const given = [...(frame.context.args ?? [])];
  if (outermost.context.method !== method) return given;
  const args: RubyValue[] = [];
  const keywords: [RubyValue, RubyValue][] = [];
  for (const [kind, name] of method.parameters) {
    const value = outermost.get(name);
    // A list that is taken apart has no name.
    if (value === undefined && kind !== "block") return given;
    if (kind === "req" || kind === "opt") args.push(value!);
    else if (kind === "rest") args.push(...(value as RubyValue[]));
    else if (kind === "keyrest") keywords.unshift(...(value as RHash).entries());
    else if (kind !== "block") keywords.push([RSymbol.of(name), value!]);
  }
  if (keywords.length === 0) return args;
  const last = RHash.of(keywords, interpreter);
  last.isKeywords = true;
  return [...args, last];
}

/** `super`: the next method of this name in the lookup order. */
export function evaluateSuper(node: Super, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const { method, self } = frame.context;
  if (!method) return raise("RuntimeError", "super called outside of method");
  const args = node.arguments
    ? evaluateArguments(node.arguments, frame, interpreter)
    : currentArguments(method, frame, interpreter);
  return after(args, (values) => {
    return after(blockOf(node, frame, interpreter), (given) => {
      const block = given ?? frame.block;
      const next = interpreter.world.findNext(self, method);
      const call = () =>
        next
          ? next.run(self, values, block, interpreter)
          : callNative(self, method.name, values, block, interpreter, frame, true);
      return interpreter.placing(node, call);
    });
  });
}

type Parameters = Block["parameters"][number];

/** Runs the body of a method in a new frame; `return` ends it. */
export function runBody(
  parameters: readonly Parameters[],
  body: Node,
  args: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> {
  interpreter.spend(10);
  const caller = interpreter.enter(frame);
  const bound = bindParameters(parameters, args, frame, interpreter, true, frame.block);
  const run = bound
    ? after(bound, () => runBodyOf(frame, body, interpreter, valueOfReturn))
    : runBodyOf(frame, body, interpreter, valueOfReturn);
  return leaving(caller, run, interpreter);
}

function valueOfReturn(error: unknown, frame: Frame): RubyValue {
  if (!(error instanceof RubyJump) || error.word !== "return" || error.frame.context !== frame.context) throw error;
  return error.value as RubyValue;
}
