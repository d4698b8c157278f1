import { after, firstIndex, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { CaseIn, Node, Pattern } from "../ast.js";
import { callMethod } from "../methods/index.js";
import { isTruthy, RHash, RSymbol, type RubyValue } from "../values/values.js";
import { noMatch } from "./case-in-message.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** `case … in …`, `value => pattern` and `value in pattern`. */
export function* evaluateCaseIn(node: CaseIn, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  const subject = yield* resultOf(interpreter.begin(node.subject, frame));
  for (const { pattern, guard, body } of node.options) {
    interpreter.spend(1, node);
    if (!(yield* resultOf(fits(pattern, subject, frame, interpreter)))) continue;
    if (guard && !isTruthy(yield* resultOf(interpreter.begin(guard, frame)))) continue;
    return yield* resultOf(interpreter.begin(body, frame));
  }
  if (node.otherwise) return yield* resultOf(interpreter.begin(node.otherwise, frame));
  if (node.asks === "test") return false;
  throw yield* resultOf(noMatch(node, subject, frame, interpreter));
}

function fits(pattern: Pattern, subject: RubyValue, frame: Frame, interpreter: Interpreter): Pending<boolean> {
  switch (pattern.style) {
    case "binding":
      frame.set(pattern.name, subject);
      return true;
    case "value":
      return isOf(pattern.value, subject, frame, interpreter);
    case "capture":
      return after(fits(pattern.pattern, subject, frame, interpreter), (found) => {
        if (found) frame.set(pattern.name, subject);
        return found;
      });
    case "either":
      return after(
        firstIndex(pattern.options.length, (at) => fits(pattern.options[at]!, subject, frame, interpreter)),
        (at) => at >= 0,
      );
    default:
      return fitsParts(pattern, subject, frame, interpreter);
  }
}

function isOf(node: Node, subject: RubyValue, frame: Frame, interpreter: Interpreter): Pending<boolean> {
  return after(interpreter.begin(node, frame), (wanted) => {
    return after(callMethod(wanted, "===", [subject], undefined, interpreter), isTruthy);
  });
}

type Parts = Extract<Pattern, { style: "list" | "find" | "hash" }>;

function* fitsParts(pattern: Parts, subject: RubyValue, frame: Frame, interpreter: Interpreter): Evaluation<boolean> {
  if (pattern.type && !(yield* resultOf(isOf(pattern.type, subject, frame, interpreter)))) return false;
  const method = pattern.style === "hash" ? "deconstruct_keys" : "deconstruct";
  const hasOwn = !Array.isArray(subject) && !(subject instanceof RHash) && interpreter.respondsTo(subject, method);
  const args = pattern.style === "hash" ? [null] : [];
  const parts: RubyValue = hasOwn
    ? yield* resultOf(callMethod(subject, method, args, undefined, interpreter))
    : subject;
  if (pattern.style === "hash")
    return parts instanceof RHash && (yield* resultOf(fitsHash(pattern, parts, frame, interpreter)));
  if (!Array.isArray(parts)) return false;
  return yield* resultOf(
    pattern.style === "list"
      ? fitsList(pattern, parts, frame, interpreter)
      : fitsFind(pattern, parts, frame, interpreter),
  );
}

function* fitsList(
  { before, behind, rest }: Extract<Pattern, { style: "list" }>,
  parts: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<boolean> {
  const least = before.length + behind.length;
  if (rest === undefined ? parts.length !== least : parts.length < least) return false;
  for (let at = 0; at < before.length; at++)
    if (!(yield* resultOf(fits(before[at]!, parts[at]!, frame, interpreter)))) return false;
  const from = parts.length - behind.length;
  if (rest) frame.set(rest, parts.slice(before.length, from));
  for (let at = 0; at < behind.length; at++)
    if (!(yield* resultOf(fits(behind[at]!, parts[from + at]!, frame, interpreter)))) return false;
  return true;
}

function* fitsFind(
  { left, middle, right }: Extract<Pattern, { style: "find" }>,
  parts: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<boolean> {
  for (let from = 0; from + middle.length <= parts.length; from++) {
    const found = yield* resultOf(
      firstIndex(middle.length, (at) =>
        after(fits(middle[at]!, parts[from + at]!, frame, interpreter), (isFit) => !isFit),
      ),
    );
    if (found >= 0) continue;
    if (left) frame.set(left, parts.slice(0, from));
    if (right) frame.set(right, parts.slice(from + middle.length));
    return true;
  }
  return false;
}

function* fitsHash(
  { entries, isClosed, rest }: Extract<Pattern, { style: "hash" }>,
  parts: RHash,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<boolean> {
  const left = RHash.of(parts.entries(), interpreter);
  for (const { key, pattern } of entries) {
    const value = left.delete(RSymbol.of(key), interpreter);
    if (value === undefined) return false;
    if (!(pattern ? yield* resultOf(fits(pattern, value, frame, interpreter)) : (frame.set(key, value), true)))
      return false;
  }
  if (entries.length === 0 && rest === undefined && parts.size > 0) return false;
  if (rest) frame.set(rest, left);
  return !isClosed || left.size === 0;
}
