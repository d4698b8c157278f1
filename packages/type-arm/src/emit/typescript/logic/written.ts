import type { Expression } from "@cairn/puppet-core";
import { resultOf, type Deep } from "@cairn/evaluation";
import { isCondition } from "./conditions.js";
import type { FunctionScope } from "./scope.js";
import type { LogicPlace } from "./writing.js";

/** Code, and its nesting depth of calls and brackets. */
export interface Written {
  readonly text: string;
  readonly depth: number;
}

/** The context that is passed from an expression to its parts. */
export interface Writing {
  readonly place: LogicPlace;
  readonly scope: FunctionScope;
  /** Writes any expression: passed on, since calls and choices contain expressions and are expressions themselves. */
  readonly expression: (node: Expression, writing: Writing) => Deep<Written>;
}

/** The code of an expression as a condition. */
export function* writeCondition(node: Expression, writing: Writing): Deep<Written> {
  const written = yield* resultOf(writing.expression(node, writing));
  return isCondition(node) ? written : inCall("puppet.isTrue", [written]);
}

/** The code of several expressions. */
export function* writeAll(nodes: readonly Expression[], writing: Writing): Deep<readonly Written[]> {
  const all: Written[] = [];
  for (const node of nodes) all.push(yield* resultOf(writing.expression(node, writing)));
  return all;
}

/** A call of a function. */
export function inCall(name: string, values: readonly Written[]): Written {
  const inside = values.map(({ text }) => text).join(", ");
  return { text: `${name}(${inside})`, depth: 1 + values.reduce((most, { depth }) => Math.max(most, depth), 0) };
}

export function leaf(text: string): Written {
  return { text, depth: 0 };
}
