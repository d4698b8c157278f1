import { Failure, limitsReached, resultOf, type Evaluation } from "@cairn/evaluation";
import type { Begin, For, RescueOption, While } from "../ast.js";
import { RubyFailure, RubyJump } from "../values/errors.js";
import { isTruthy, RClass, RException, type RubyValue } from "../values/values.js";
import { toList } from "../methods/lists.js";
import { assignTo } from "./assign.js";
import { bindParameters } from "./bind.js";
import type { Frame } from "./frame.js";
import type { RubyHost } from "./host.js";
import type { Interpreter } from "./interpreter.js";
import { evaluateItems } from "./items.js";

/** `while` and `until`. */
export function* evaluateWhile(node: While, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  let isFirst = node.isLate;
  for (;;) {
    if (!isFirst && isTruthy(yield* resultOf(interpreter.begin(node.test, frame))) === node.isUntil) return null;
    isFirst = false;
    try {
      yield* resultOf(interpreter.begin(node.body, frame));
    } catch (error) {
      if (!(error instanceof RubyJump) || !error.endsLoop(frame)) throw error;
      if (error.word === "break") return error.value as RubyValue;
    }
  }
}

/** `for x in list`: its variables belong to the enclosing scope. */
export function* evaluateFor(node: For, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  const list = yield* resultOf(interpreter.begin(node.list, frame));
  for (const each of toList(list, interpreter)) {
    interpreter.spend(1, node);
    yield* resultOf(bindParameters(node.parameters, [each], frame, interpreter, false));
    try {
      yield* resultOf(interpreter.begin(node.body, frame));
    } catch (error) {
      if (!(error instanceof RubyJump) || !error.endsLoop(frame)) throw error;
      if (error.word === "break") return error.value as RubyValue;
    }
  }
  return list;
}

/** `begin … rescue … else … ensure … end`; `retry` starts again. */
export function* evaluateBegin(node: Begin, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  try {
    for (;;) {
      const result = yield* resultOf(rescued(node, frame, interpreter));
      if (result !== again) return result;
      interpreter.spend(20, node);
    }
  } finally {
    interpreter.enter(frame);
    if (node.always) yield* resultOf(interpreter.begin(node.always, frame));
  }
}

const again = Symbol("retry");

function* rescued(node: Begin, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue | typeof again> {
  let result: RubyValue;
  try {
    result = yield* resultOf(interpreter.begin(node.body, frame));
  } catch (error) {
    const exception = exceptionOf(error, interpreter.host);
    if (!exception) throw error;
    interpreter.enter(frame);
    const current = interpreter.world.globals.get("$!");
    if (current instanceof RException && current !== exception) exception.cause ??= current;
    for (const option of node.rescues) {
      if (!(yield* resultOf(catches(option, exception, frame, interpreter)))) continue;
      return yield* resultOf(handled(option, exception, frame, interpreter));
    }
    throw error;
  }
  return node.otherwise ? yield* resultOf(interpreter.begin(node.otherwise, frame)) : result;
}

function* handled(
  option: RescueOption,
  exception: RException,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<RubyValue | typeof again> {
  const before = interpreter.world.globals.get("$!") ?? null;
  interpreter.world.globals.set("$!", exception);
  if (option.name !== undefined) frame.set(option.name, exception);
  if (option.target) yield* resultOf(assignTo(option.target, exception, frame, interpreter));
  try {
    return yield* resultOf(interpreter.begin(option.body, frame));
  } catch (error) {
    if (error instanceof RubyJump && error.word === "retry") return again;
    throw error;
  } finally {
    interpreter.world.globals.set("$!", before);
  }
}

const refused = new Set(["template-refused", "endless-template", "follows", ...limitsReached]);

/** The exception that `rescue` gets: Ruby's own errors, and those of the host's functions; not unsupported operations. */
export function exceptionOf(error: unknown, { failureClass = "RuntimeError" }: RubyHost): RException | undefined {
  if (error instanceof RubyFailure) return error.exception ?? new RException(error.className, error.message);
  if (!(error instanceof Failure)) return undefined;
  if (refused.has(error.kind)) return undefined;
  return new RException(error.kind === "type-mismatch" ? "ArgumentError" : failureClass, error.message);
}

function* catches(
  option: RescueOption,
  { className }: RException,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<boolean> {
  const { world } = interpreter;
  if (option.classes.length === 0) return world.isBelow(className, "StandardError");
  const classes = yield* resultOf(evaluateItems(option.classes, frame, interpreter));
  return classes.some((each) => each instanceof RClass && world.isBelow(className, each.name));
}
