import { type Pending, after, isEvaluation, rescuing } from "@cairn/evaluation";
import type { Block, Call, Node, Super } from "../ast.js";
import { callMethod } from "../methods/index.js";
import { raise, RubyJump } from "../values/errors.js";
import { RHash, RProc, RSymbol, type RubyValue } from "../values/values.js";
import type { Binding, Context } from "../world/context.js";
import { bindParameters } from "./bind.js";
import { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { blockParameters } from "./parameters.js";

/** The block of a call: the one written after it, or the value of `&block`. */
export function blockOf(node: Call | Super, frame: Frame, interpreter: Interpreter): Pending<RProc | undefined> {
  if (node.block) return procOf(node.block, frame, interpreter);
  const last = node.arguments?.at(-1);
  if (last?.kind !== "spread" || last.operator !== "&") return undefined;
  return after(interpreter.begin(last.operand, frame), (value) => asBlock(value, interpreter));
}

/** The block that `&value` passes. */
export function asBlock(value: RubyValue, interpreter: Interpreter): Pending<RProc | undefined> {
  if (value === null) return undefined;
  if (value instanceof RProc) return value;
  if (!(value instanceof RSymbol)) {
    if (!interpreter.world.find(value, "to_proc") && !(value instanceof RHash))
      return raise("TypeError", "wrong argument type (expected Proc)");
    return after(callMethod(value, "to_proc", [], undefined, interpreter), (made) => made as RProc);
  }
  return new RProc(([self, ...rest]) => callMethod(self ?? null, value.name, rest, undefined, interpreter), -2, true);
}

/** A block as a value. */
export function procOf(block: Block, outer: Frame, interpreter: Interpreter): RProc {
  const { parameters, body, isLambda } = block;
  const call = (args: readonly RubyValue[], given?: RProc, binding?: Binding): Pending<RubyValue> => {
    const isStrict = isLambda || binding?.isMethod === true;
    const frame = new Frame(outer, contextOf(outer.context, given, binding, isStrict), proc);
    const caller = interpreter.enter(frame);
    const bound = bindParameters(parameters, args, frame, interpreter, isStrict, given);
    const valueOf = isStrict ? valueOfReturn : valueOfNext;
    const run = bound
      ? after(bound, () => runBodyOf(frame, body, interpreter, valueOf))
      : runBodyOf(frame, body, interpreter, valueOf);
    return leaving(caller, run, interpreter);
  };
  const { arity, list } = blockParameters(block);
  const proc = new RProc(call, arity, isLambda);
  proc.parameters = list;
  return proc;
}

function contextOf(outer: Context, block: RProc | undefined, binding: Binding | undefined, isStrict: boolean): Context {
  if (binding) {
    const { self, definee = outer.definee, modules = outer.modules, method = outer.method } = binding;
    const args = binding.args ?? outer.args;
    return { self, definee, modules, method, args, block: binding.isMethod ? block : outer.block, isLambda: isStrict };
  }
  return isStrict ? { ...outer, isLambda: true } : outer;
}

function valueOfNext(error: unknown): RubyValue {
  if (!(error instanceof RubyJump) || error.word !== "next") throw error;
  return error.value as RubyValue;
}

/** What ends a lambda, or a block that is the body of a method: `return` of a block in it does, too. */
function valueOfReturn(error: unknown, frame: Frame): RubyValue {
  const isReturn = error instanceof RubyJump && error.word === "return" && error.frame.context === frame.context;
  return isReturn ? (error.value as RubyValue) : valueOfNext(error);
}

/** The caller of a method or block goes on; after an exception, the frame that rescues it does. */
export function leaving(
  caller: Frame | undefined,
  run: Pending<RubyValue>,
  interpreter: Interpreter,
): Pending<RubyValue> {
  if (isEvaluation(run)) return after(run, (value) => leaving(caller, value, interpreter));
  interpreter.enter(caller);
  return run;
}

/** Evaluates a body; `valueOf` gives the value of a jump that ends it, and throws all other errors again. */
export function runBodyOf(
  frame: Frame,
  body: Node,
  interpreter: Interpreter,
  valueOf: (error: unknown, frame: Frame) => RubyValue,
): Pending<RubyValue> {
  try {
    const result = interpreter.begin(body, frame);
    if (!isEvaluation(result)) return result;
    return rescuing(
      () => result,
      (error) => valueOf(error, frame),
    );
  } catch (error) {
    return valueOf(error, frame);
  }
}
