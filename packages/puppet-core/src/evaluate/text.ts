import type { Expression, Heredoc, Interpolation } from "../ast/index.js";
import { after, growText, inOrder, type Pending } from "@cairn/evaluation";
import { toText } from "../values/print.js";
import type { Value } from "../values/value.js";
import type { Evaluator } from "./evaluator.js";
import type { Scope } from "./scope.js";

/** The parts, each as a string. */
export function evaluateInterpolation({ parts }: Interpolation, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const growing: Growing = { parts, scope, evaluator, text: "" };
  return after(inOrder(parts.length, evaluatePart, addPart, growing), textOf, growing);
}

/** A string that is being put together from parts. */
interface Growing {
  readonly parts: readonly Expression[];
  readonly scope: Scope;
  readonly evaluator: Evaluator;
  text: string;
}

function evaluatePart(index: number, { evaluator, parts, scope }: Growing): Pending<Value> {
  return evaluator.begin(parts[index]!, scope);
}

function addPart(value: Value, _index: number, growing: Growing): void {
  const part = toText(value);
  const { length } = growing.text;
  growText(Math.min(length, part.length), length + part.length);
  growing.text += part;
}

function textOf(_done: unknown, { text }: Growing): string {
  return text;
}

/** Literal text was checked before; here the result of interpolation is checked. */
export function evaluateHeredoc(node: Heredoc, scope: Scope, evaluator: Evaluator): Pending<Value> {
  if (node.syntax === "" || node.text.kind === "string") return evaluator.begin(node.text, scope);
  return after(evaluator.begin(node.text, scope), (text) => {
    const problem = evaluator.options.checkText?.(text as string, node.syntax);
    return problem === undefined ? text : evaluator.fail("invalid-text", problem, node.text, scope);
  });
}
