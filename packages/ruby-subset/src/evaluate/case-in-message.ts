import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { CaseIn, Node, Pattern } from "../ast.js";
import { RubyFailure } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import { RHash, RSymbol, type RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

interface Reason {
  readonly text: string;
  /** Whether it is that a hash lacks a key. */
  readonly isKey?: boolean;
}

/** Ruby's error for a subject that fits no pattern: of a single pattern it says why. */
export function* noMatch(
  { options }: CaseIn,
  subject: RubyValue,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<RubyFailure> {
  if (options.length !== 1) {
    const shown = subject === null ? "NoMatchingPatternError" : textOf(subject, interpreter);
    return new RubyFailure("NoMatchingPatternError", shown);
  }
  const [{ guard, pattern }] = options as readonly [CaseIn["options"][number]];
  const reason = yield* resultOf(reasonOf(pattern, subject, frame, interpreter));
  const shown = reason?.text ?? (guard ? "guard clause does not return true" : "");
  const name = reason?.isKey ? "NoMatchingPatternKeyError" : "NoMatchingPatternError";
  return new RubyFailure(name, `${inspect(subject, interpreter)}${shown === "" ? "" : `: ${shown}`}`);
}

/** Why a subject doesn't fit a pattern, as far as Ruby says it; undefined if it may fit. */
function* reasonOf(
  pattern: Pattern,
  subject: RubyValue,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<Reason | undefined> {
  if (pattern.style === "value") return yield* resultOf(notEqual(pattern.value, subject, frame, interpreter));
  if (pattern.style === "capture") return yield* resultOf(reasonOf(pattern.pattern, subject, frame, interpreter));
  if (pattern.style === "either")
    return yield* resultOf(reasonOf(pattern.options.at(-1)!, subject, frame, interpreter));
  if (pattern.style === "binding") return undefined;
  const ofType = pattern.type && (yield* resultOf(notEqual(pattern.type, subject, frame, interpreter)));
  if (ofType) return ofType;
  if (pattern.style === "list") return yield* resultOf(notInList(pattern, subject, frame, interpreter));
  return pattern.style === "hash" ? yield* resultOf(notInHash(pattern, subject, frame, interpreter)) : undefined;
}

function* notEqual(
  node: Node,
  subject: RubyValue,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<Reason | undefined> {
  const wanted = yield* resultOf(interpreter.begin(node, frame));
  const isEqual = yield* resultOf(interpreter.send(wanted, "===", [subject]));
  if (isEqual !== null && isEqual !== false) return undefined;
  return { text: `${inspect(wanted, interpreter)} === ${inspect(subject, interpreter)} does not return true` };
}

function* notInList(
  { before, behind, rest }: Extract<Pattern, { style: "list" }>,
  subject: RubyValue,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<Reason | undefined> {
  const shown = inspect(subject, interpreter);
  if (!Array.isArray(subject)) return { text: `${shown} does not respond to #deconstruct` };
  const least = before.length + behind.length;
  const isRight = rest === undefined ? subject.length === least : subject.length >= least;
  const expected = `${least}${rest === undefined ? "" : "+"}`;
  if (!isRight) return { text: `${shown} length mismatch (given ${subject.length}, expected ${expected})` };
  const places = [...before.keys(), ...[...behind.keys()].map((at) => subject.length - behind.length + at)];
  for (const [at, each] of [...before, ...behind].entries()) {
    const reason = yield* resultOf(reasonOf(each, subject[places[at]!]!, frame, interpreter));
    if (reason) return reason;
  }
  return undefined;
}

function* notInHash(
  { entries, isClosed }: Extract<Pattern, { style: "hash" }>,
  subject: RubyValue,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<Reason | undefined> {
  if (!(subject instanceof RHash))
    return { text: `${inspect(subject, interpreter)} does not respond to #deconstruct_keys` };
  const left = RHash.of(subject.entries(), interpreter);
  for (const { key, pattern } of entries) {
    const value = left.delete(RSymbol.of(key), interpreter);
    if (value === undefined) return { text: `key not found: :${key}`, isKey: true };
    const reason = pattern && (yield* resultOf(reasonOf(pattern, value, frame, interpreter)));
    if (reason) return reason;
  }
  if (isClosed && left.size > 0) return { text: `rest of ${inspect(left, interpreter)} is not empty` };
  return entries.length === 0 && subject.size > 0
    ? { text: `${inspect(subject, interpreter)} is not empty` }
    : undefined;
}
