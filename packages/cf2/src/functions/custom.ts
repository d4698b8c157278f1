import { positionAt } from "@cairn/diagnostics";
import type { Node } from "../ast/ast.js";
import { Cell, ExpressionCell, type Lazy, type Place } from "../blocks/cell.js";
import type { Context } from "../evaluate/context.js";
import { said } from "../diagnostics/said.js";
import type { Environment } from "../blocks/environment.js";
import type { Task } from "../evaluate/machine.js";
import type { Definition } from "../blocks/resource.js";
import { MASK } from "../secrets/secret-text.js";
import { FAILED, type Value } from "../values/value.js";
import { typeNames, type CallableFunction, type Parameter, type TypeName } from "../evaluate/function.js";
import { fromScript, toScript, type Script } from "./script-values.js";

/** A number as custom functions receive it: the nearest JavaScript number, and the exact digits. */
export interface ScriptNumber {
  valueOf(): number;
  toString(): string;
}

/** A value as custom functions see it: NUMBER is a `ScriptNumber`, BLOCK a `Map`, UNDEF `undefined`. */
export type ScriptValue =
  boolean | string | undefined | ScriptNumber | readonly ScriptValue[] | ReadonlyMap<string, ScriptValue>;

/** An argument whose parameter is marked with `&`: evaluated only on demand. */
export interface UnevaluatedArgument {
  evaluate(): ScriptValue;
}

/** A mutation of lower priority, which is evaluated only on demand. */
export interface LowerMutation extends UnevaluatedArgument {
  /** `=>`, `~>` or the name of a function. */
  readonly operator: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The context of a custom function's call. It is passed after the arguments, or as `this` if the prototype takes the
 * rest.
 */
export interface FunctionCall {
  /** The name by which the function is called. */
  readonly function: string;
  /** The name of the resource whose value is being computed, and its whole path; empty for an inline statement. */
  readonly name: string;
  readonly path: string;
  /** Where the call or the mutation is written. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The syntax tree's node that is being evaluated: the call, or the value of the mutation. */
  readonly node: Node | undefined;
  /** The value of `$name`, resolved at the call. */
  reference(name: string): ScriptValue;
}

/** The exports of a custom function's module; a result may also be a JavaScript number or a bigint. */
export interface CustomFunctionModule {
  /**
   * One string per parameter: types joined by `|`; a leading `&` passes the argument unevaluated, `...` takes the rest.
   */
  readonly prototype: readonly string[];
  evaluate(...values: never[]): unknown;
  /** As a mutation operator: combines the value of lower priority with its own; `call` says for which resource. */
  mutate?(lower: never, own: never, call: FunctionCall): unknown;
  /**
   * Instead of `mutate`, if its own definition has the highest priority: receives all lower ones unevaluated, the
   * highest first.
   */
  mutateUnevaluated?(own: never, lower: readonly LowerMutation[], call: FunctionCall): unknown;
  /** Whether the result of `mutate` doesn't depend on the order. */
  readonly commutative?: boolean;
}

/** A module as a callable function; errors in the module are reported where it is called. */
export function customFunction(name: string, module: unknown): CallableFunction {
  const exported = (typeof module === "object" && module !== null ? module : {}) as Partial<CustomFunctionModule>;
  const { prototype, evaluate, mutate, mutateUnevaluated, commutative } = exported;
  if (!Array.isArray(prototype) || typeof evaluate !== "function")
    return brokenFunction(name, "its module must export `prototype`, a list of types, and `evaluate`, a function");
  const parameters = prototype.map((written) => readParameter(String(written)));
  if (parameters.includes(undefined))
    return brokenFunction(name, `its prototype contains a type other than ${typeNames.join(", ")}`);
  const isRest = (prototype.at(-1) as string | undefined)?.startsWith("...") === true;
  const plain = parameters as Parameter[];
  return {
    name,
    parameters: isRest ? plain.slice(0, -1) : plain,
    ...(isRest ? { rest: plain.at(-1)! } : {}),
    call: (values, place, context, _places, cells, call) =>
      callScript({ name, place, context, isRest, ...call }, evaluate as ScriptFunction, withLazy(values, cells, plain)),
    ...(typeof mutate === "function" ? { mutate: mutation(name, mutate as ScriptFunction) } : {}),
    ...(typeof mutateUnevaluated === "function"
      ? { mutateUnevaluated: unevaluatedMutation(name, mutateUnevaluated as ScriptFunction) }
      : {}),
    commutative: commutative === true,
  };
}

function mutation(name: string, run: ScriptFunction): NonNullable<CallableFunction["mutate"]> {
  return (lower, own, _place, context, definition) => callScript(siteOf(name, definition, context), run, [lower, own]);
}

function unevaluatedMutation(name: string, run: ScriptFunction): NonNullable<CallableFunction["mutateUnevaluated"]> {
  return (own, lower, definition, context) => callScript(siteOf(name, definition, context), run, [own], lower);
}

function siteOf(name: string, { cell, place }: Definition, context: Context): Site {
  const { environment, node } = cell instanceof Cell ? cell : {};
  return { name, place, context, isRest: false, node, environment };
}

/** A function that can't be called; the reason is reported at each call. */
export function brokenFunction(name: string, reason: string): CallableFunction {
  const report = (place: Place, context: Context): Value => {
    const instead = "see the chapter on custom functions in docs/languages/cf2.md";
    context.report(said("function", place, `cannot use the function \`${name}\`: ${reason}`, instead));
    return FAILED;
  };
  return {
    ...{ name, parameters: [], rest: { types: ["ANYTYPE"], isLazy: false } },
    call: (_values, place, context) => report(place, context),
    mutate: (_lower, _own, place, context) => report(place, context),
  };
}

type ScriptFunction = (...values: unknown[]) => unknown;

function readParameter(written: string): Parameter | undefined {
  const text = written.replace(/^\.\.\./, "");
  const isLazy = text.startsWith("&");
  const types = text
    .replace(/^&/, "")
    .split("|")
    .map((type) => type.trim());
  return types.every((type): type is TypeName => (typeNames as readonly string[]).includes(type))
    ? { types, isLazy }
    : undefined;
}

function withLazy(
  values: readonly Value[],
  cells: readonly Cell[],
  parameters: readonly Parameter[],
): (Value | Cell)[] {
  return values.map((value, index) => ((parameters[index] ?? parameters.at(-1))?.isLazy ? cells[index]! : value));
}

/** The site of a function call. */
interface Site {
  readonly name: string;
  readonly place: Place;
  readonly context: Context;
  /** Whether its prototype takes all further arguments. */
  readonly isRest: boolean;
  readonly node: Node | undefined;
  readonly environment: Environment | undefined;
}

/** The call as the function sees it, computed on demand; `evaluateNow` returns the value of a cell. */
function describeCall(
  { context, environment, name, node, place }: Site,
  evaluateNow: (cell: Cell) => unknown,
): FunctionCall {
  const path = context.currentResource()?.path ?? [];
  const { line, column } = positionAt(place.source, place.start);
  return {
    function: name,
    ...{ name: path.at(-1) ?? "", path: path.join("."), file: place.source.name, line, column, node },
    reference: (wanted) => {
      const { end, start } = place;
      const reference = { kind: "reference", name: wanted, start, end } as const;
      return environment && (evaluateNow(new ExpressionCell(reference, environment)) as ScriptValue);
    },
  };
}

function lowerMutation({ cell, operator, place }: Definition, evaluateNow: (cell: Lazy) => unknown): LowerMutation {
  const { line, column } = positionAt(place.source, place.start);
  const evaluate = () => evaluateNow(cell) as ScriptValue;
  return { operator, file: place.source.name, line, column, evaluate };
}

function* callScript(
  site: Site,
  run: ScriptFunction,
  values: readonly (Value | Cell)[],
  lower?: readonly Definition[],
): Task {
  const { name, place, context } = site;
  const handed: unknown[] = [];
  let hasFailed = false;
  let isSecret = false;
  for (const value of values) {
    if (value instanceof Cell) handed.push({ evaluate: () => evaluateNow(value) });
    else {
      const script = yield* toScript(value);
      if (script.hasFailed) return FAILED;
      isSecret ||= script.isSecret;
      handed.push(script.value);
    }
  }
  let result: unknown;
  try {
    const call = describeCall(site, evaluateNow);
    if (lower) handed.push(lower.map((definition) => lowerMutation(definition, evaluateNow)));
    result = run.apply(call, site.isRest ? handed : [...handed, call]);
  } catch (error) {
    if (hasFailed) return FAILED;
    const reason = isSecret ? MASK : error instanceof Error ? error.message : String(error);
    const instead = "check what arguments the function expects";
    context.report(said("function", place, `the function \`${name}\` threw: ${reason}`, instead));
    return FAILED;
  }
  return hasFailed ? FAILED : (fromScript(result, place, context, isSecret) ?? reportOdd(site));

  function evaluateNow(cell: Lazy): unknown {
    const script = context.runNow(toScriptOf(cell)) as Script | undefined;
    hasFailed ||= script?.hasFailed !== false;
    isSecret ||= script?.isSecret === true;
    return script?.value;
  }
}

function reportOdd({ context, name, place }: Site): Value {
  const problem = `the function \`${name}\` returned something that is not a value of CF2`;
  const instead = "return a boolean, a string, a number, an array, a Map or undefined";
  context.report(said("function", place, problem, instead));
  return FAILED;
}

function* toScriptOf(cell: Lazy): Task<Script> {
  return yield* toScript(yield cell);
}
