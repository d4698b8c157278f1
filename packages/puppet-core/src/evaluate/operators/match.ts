import { growSearched } from "@cairn/evaluation";
import type { Binary } from "../../ast/index.js";
import { rubyClass } from "../../types/create-problems.js";
import { isInstance } from "../../types/index.js";
import { patternOf } from "../../patterns/pattern.js";
import { isType, kindOf, type RegexpValue, type Value } from "../../values/value.js";
import { isInRange } from "../versions.js";
import type { Evaluator } from "../evaluator.js";
import { labelOf, withArticle } from "../labels.js";
import { patternProblem } from "../../patterns/problem.js";
import type { Scope } from "../scope.js";

/** `=~` and `!~`: a string against a pattern, anything against a type, a version against a range. */
export function matchPattern(left: Value, right: Value, node: Binary, scope: Scope, evaluator: Evaluator): boolean {
  const isWanted = node.operator === "=~";
  if (isType(right)) return isInstance(right, left) === isWanted;
  if (kindOf(right) === "versionRange") return isInRange(right, left) === isWanted;
  const source = kindOf(right) === "regexp" ? (right as RegexpValue).source : right;
  const problem =
    typeof source === "string" ? patternProblem(source) : `no implicit conversion of ${rubyName(right)} into String`;
  if (problem !== undefined) {
    const message = `Can not convert right match operand to a regular expression. Caused by '${problem}'.`;
    evaluator.fail("evaluation", message, node.right, scope);
  }
  if (typeof left !== "string") {
    const message = `Left match operand must result in a String value. Got ${withArticle(labelOf(left))}.`;
    evaluator.fail("evaluation", message, node.left, scope);
  }
  return searchFor(source as string, left, scope) === isWanted;
}

/** Whether a pattern matches in a string; if it does, `$0`, `$1`, … are set. */
export function searchFor(source: string, text: string, scope: Scope): boolean {
  const { search } = scope;
  growSearched(text.length);
  const found = search ? search(source, text) : patternOf(source).find(text)?.groups;
  if (found) scope.matches = found.map((group) => group ?? null);
  return Boolean(found);
}

/** Ruby's name for a value that can't be converted to a string. */
function rubyName(value: Value): string {
  if (value === null) return "nil";
  return typeof value === "boolean" ? String(value) : rubyClass(value);
}
