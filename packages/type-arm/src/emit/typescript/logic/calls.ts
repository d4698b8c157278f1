import type { Call, Expression, Lambda, MethodCall } from "@cairn/puppet-core";
import { resultOf, type Deep } from "@cairn/evaluation";
import { calledFunction, type CalledFunction } from "../../../logic/calls.js";
import { migration } from "../../../logic/function-set.js";
import { FunctionScope } from "./scope.js";
import { writeBody } from "./statements.js";
import { stringText } from "./literals.js";
import { braces } from "./writing.js";
import { inCall, leaf, writeAll, type Writing, type Written } from "./written.js";

/** A function of the set: its implementation in the runtime, and its number of values. */
interface RuntimeFunction {
  readonly text: string;
  readonly least: number;
  readonly most: number;
}

const takesOne = [
  "each",
  "filter",
  "reject",
  "map",
  "size",
  "length",
  "empty",
  "downcase",
  "upcase",
  "capitalize",
  "strip",
];

/** By their names in Puppet. */
const functions: Readonly<Record<string, RuntimeFunction>> = {
  ...Object.fromEntries(takesOne.map((name) => [name, { text: name, least: 1, most: 1 }])),
  not: { text: "not", least: 1, most: 1 },
  reduce: { text: "reduce", least: 1, most: 2 },
  slice: { text: "slice", least: 2, most: 2 },
  split: { text: "split", least: 2, most: 2 },
  join: { text: "joinList", least: 1, most: 2 },
  Integer: { text: "toInteger", least: 1, most: 3 },
  Float: { text: "toFloat", least: 1, most: 2 },
};

/** A call of a function of the set, or of `new`. */
export function* writeCall(node: Call | MethodCall, writing: Writing): Deep<Written> {
  const called = calledFunction(node)!;
  if (called.name === "new") return yield* resultOf(writeNew(called, writing));
  const means = migration.functions.get(called.name)?.means ?? called.name;
  const known = functions[means]!;
  const count = called.arguments.length;
  if (count < known.least || count > known.most) return wrongCount(means, known, called);
  const values = [...(yield* resultOf(writeAll(called.arguments, writing)))];
  if (means === "split") values[1] = splitPattern(called.arguments[1]!, values[1]!, writing);
  if (called.lambda) {
    const lambda = yield* resultOf(writeLambda(called.lambda, writing));
    values.splice(means === "reduce" ? 1 : values.length, 0, lambda);
  }
  return inCall(`puppet.${known.text}`, values);
}

/** A call with an invalid number of arguments: it fails when it runs, as in other targets. */
function wrongCount(means: string, { least, most }: RuntimeFunction, called: CalledFunction): Written {
  const count = called.arguments.length;
  if (means === "not") return leaf(`puppet.notOneValue(${count})`);
  const expected = least === most ? String(least) : `between ${least} and ${most}`;
  return leaf(`puppet.refuseArguments(${stringText(`'${means}'`)}, "${expected}", ${count})`);
}

/** A pattern that is written as a string literal is known statically. */
function splitPattern(node: Expression, written: Written, { place }: Writing): Written {
  if (node.kind === "string") return leaf(place.module.patternName(node.value));
  if (node.kind !== "regex") place.module.needPatterns();
  return written;
}

function* writeNew({ arguments: values, lambda }: CalledFunction, writing: Writing): Deep<Written> {
  const [target, ...given] = values;
  const name = target?.kind === "type-name" ? target.name : target?.kind === "name" ? target.value : "";
  const all = yield* resultOf(writeAll(given, writing));
  const list = { ...inCall("", all), text: `[${all.map(({ text }) => text).join(", ")}]` };
  const parts = [leaf(`${writing.place.module.className(name)}.type`), list];
  if (lambda && lambda.parameters.length > 1) {
    parts.push(leaf(`() => puppet.missing(${stringText(lambda.parameters[1]!.name)})`));
  } else if (lambda) parts.push(yield* resultOf(writeLambda(lambda, writing)));
  return inCall("puppet.create", parts);
}

/** A lambda after a call. */
function* writeLambda({ body, parameters }: Lambda, writing: Writing): Deep<Written> {
  const { scope } = writing;
  const inner = new FunctionScope(scope, scope.matches !== undefined);
  const names = parameters.map(({ name }) => inner.parameter(name));
  const lines = yield* resultOf(writeBody(body, { ...writing, scope: inner }));
  return leaf(`(${names.join(", ")}) => ${functionBody(inner, lines)}`);
}

/** The body of an arrow function: only an expression if that suffices. */
export function functionBody({ declarations }: FunctionScope, lines: readonly string[]): string {
  const [only, ...others] = lines;
  const expression = /^return ([^]*);$/.exec(only ?? "")?.[1];
  if (declarations.length === 0 && others.length === 0 && expression !== undefined && !expression.startsWith("{")) {
    return expression;
  }
  return braces([...declarations, ...lines]);
}
