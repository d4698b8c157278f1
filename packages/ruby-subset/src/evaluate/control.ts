import { Failure, limitsReached, type Evaluation } from "@cairn/puppet-core/evaluate";
import type { Begin, For, RescueOption, While } from "../ast.js";
import { ancestorsOf } from "../values/classes.js";
import { RubyFailure, RubyJump } from "../values/errors.js";
import { isTruthy, RClass, RException, type RubyValue } from "../values/values.js";
import { toList } from "../methods/lists.js";
import { bindParameters } from "./bind.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { evaluateItems } from "./items.js";

/** `while` and `until`. */
export function* evaluateWhile(node: While, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  let isFirst = node.isLate;
  for (;;) {
    if (!isFirst && isTruthy(yield interpreter.begin(node.test, frame)) === node.isUntil) return null;
    isFirst = false;
    try {
      yield interpreter.begin(node.body, frame);
    } catch (error) {
      if (!(error instanceof RubyJump) || error.word === "return") throw error;
      if (error.word === "break") return error.value as RubyValue;
    }
  }
}

/** `for x in list`: its variables are those around it. */
export function* evaluateFor(node: For, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  const list: RubyValue = yield interpreter.begin(node.list, frame);
  for (const each of toList(list, interpreter)) {
    interpreter.spend(1, node);
    yield bindParameters(node.parameters, [each], frame, interpreter, false);
    try {
      yield interpreter.begin(node.body, frame);
    } catch (error) {
      if (!(error instanceof RubyJump) || error.word === "return") throw error;
      if (error.word === "break") return error.value as RubyValue;
    }
  }
  return list;
}

/** `begin … rescue … else … ensure … end`. */
export function* evaluateBegin(node: Begin, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  try {
    const result: RubyValue = yield interpreter.begin(node.body, frame);
    return node.otherwise ? yield interpreter.begin(node.otherwise, frame) : result;
  } catch (error) {
    const exception = exceptionOf(error);
    if (!exception) throw error;
    for (const option of node.rescues) {
      if (!((yield catches(option, exception, frame, interpreter)) as boolean)) continue;
      if (option.name !== undefined) frame.set(option.name, exception);
      return yield interpreter.begin(option.body, frame);
    }
    throw error;
  } finally {
    if (node.always) yield interpreter.begin(node.always, frame);
  }
}

const refused = new Set(["template-refused", "endless-template", "follows", ...limitsReached]);

/** What Ruby would hand to `rescue`: its own errors, and those of Puppet's functions; not what is refused here. */
function exceptionOf(error: unknown): RException | undefined {
  if (error instanceof RubyFailure) return new RException(error.className, error.message);
  if (!(error instanceof Failure)) return undefined;
  return refused.has(error.kind) ? undefined : new RException("Puppet::ParseError", error.message);
}

function* catches(
  option: RescueOption,
  { className }: RException,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<boolean> {
  const ancestors = ancestorsOf(className);
  if (option.classes.length === 0) return ancestors.includes("StandardError");
  const classes: RubyValue[] = yield evaluateItems(option.classes, frame, interpreter);
  return classes.some((each) => each instanceof RClass && ancestors.includes(each.name));
}
