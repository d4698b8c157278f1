import { replacement, spanText } from "@cairn/diagnostics";
import type { Expression, Selection } from "../ast/ast.js";
import {
  describeType,
  FAILED,
  isNumber,
  isScalar,
  isText,
  ListValue,
  showValue,
  textOf,
  UNDEFINED,
  type Value,
} from "../values/value.js";
import { adviseQuotes } from "./advice.js";
import { Block } from "../blocks/block.js";
import type { Place } from "../blocks/cell.js";
import type { Context } from "./context.js";
import type { Environment } from "../blocks/environment.js";
import { said, spanOf } from "../diagnostics/said.js";
import { missingName } from "./failures.js";
import type { Task } from "./machine.js";
import { findResource, reference, reportMissing } from "./references.js";

/** Evaluates `a.b.c` from the left. */
export function* selection(node: Selection, environment: Environment, context: Context, isSoft: boolean): Task {
  const selections: Selection[] = [];
  let first: Expression = node;
  for (; first.kind === "selection"; first = first.from) selections.push(first);
  const start = isSoft && first.kind === "reference" ? reference(first, environment, context, true) : undefined;
  let value = yield start ?? context.evaluate(first, environment);
  for (const each of selections.reverse()) {
    if (isSoft && value === UNDEFINED) return UNDEFINED;
    const selector = yield context.evaluate(each.selector, environment);
    value = yield* selectFrom(value, selector, each, environment, context, isSoft);
  }
  return value;
}

/** The element of a block or list that a selector denotes. */
function* selectFrom(
  value: Value,
  selector: Value,
  node: Selection,
  environment: Environment,
  context: Context,
  isSoft: boolean,
): Task {
  if (value === FAILED || selector === FAILED) return FAILED;
  const place: Place = { source: environment.file.source, start: node.selector.start, end: node.selector.end };
  const written = environment.file.source.text.slice(node.from.start, node.from.end);
  if (value instanceof Block) return yield* selectName(value, selector, place, written, context, isSoft);
  if (value instanceof ListValue) return yield* selectIndex(value, selector, place, context, isSoft);
  const what = value === UNDEFINED ? "it is undefined" : `it is ${describeType(value)}`;
  const problem = `cannot select from \`${shorten(written)}\`: ${what}`;
  const advice = isScalar(value) ? adviseQuotes({ ...place, ...spanOfNode(node) }) : undefined;
  context.report(said("type", place, problem, advice ?? "select from a block by name, or from a list by index"));
  return FAILED;
}

function spanOfNode({ end, start }: Selection): { readonly start: number; readonly end: number } {
  return { start, end };
}

function* selectName(
  block: Block,
  selector: Value,
  place: Place,
  written: string,
  context: Context,
  isSoft: boolean,
): Task {
  const name = isNumber(selector) ? selector.digits : isText(selector) ? textOf(selector) : undefined;
  if (name === undefined) {
    const problem = `a block is selected from by name, not by ${describeType(selector)}`;
    context.report(said("type", place, problem, "write the name of a resource after the `.`"));
    return FAILED;
  }
  const resource = yield* findResource(block, name);
  if (resource) return yield resource;
  if (isSoft) return UNDEFINED;
  const problem = `\`${shorten(written)}\` has no resource ${isText(selector) && typeof selector !== "string" ? showValue(selector) : `\`${name}\``}`;
  reportMissing(block, name, missingName(place, problem, name, block, context), context);
  return FAILED;
}

function* selectIndex(list: ListValue, selector: Value, place: Place, context: Context, isSoft: boolean): Task {
  if (!isNumber(selector)) {
    const problem = `a list is selected from by index, not by ${describeType(selector)} ${showValue(selector)}`;
    context.report(said("type", place, problem, "write the number of an element after the `.`: `$List.0`"));
    return FAILED;
  }
  if (selector.digits.includes(".")) {
    const problem = `\`${selector.digits}\` is not an index: it has a decimal point`;
    context.report(said("type", place, problem, "put brackets around the first of two indexes: `$List.(0).1`"));
    return FAILED;
  }
  const index = Number(selector.digits);
  const item = list.items[index];
  if (item) return yield item;
  if (isSoft) return UNDEFINED;
  const count = list.items.length;
  const range = count === 0 ? "the list is empty" : `the list has the indexes 0 to ${count - 1}`;
  const problem = `there is no element \`${selector.digits}\`: ${range}`;
  const isOneTooMany = index === count && count > 0 && spanText(spanOf(place)) === String(index);
  const fixes = isOneTooMany ? [replacement(spanOf(place), String(count - 1), "write the last index")] : [];
  context.report(said("range", place, problem, { instead: "select one of these; the first has the index 0", fixes }));
  return FAILED;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 40 ? line : `${line.slice(0, 39)}…`;
}
