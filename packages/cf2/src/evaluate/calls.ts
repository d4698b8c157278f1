import { createSpan, meantDetails, removal, type Fix } from "@cairn/diagnostics";
import type { Call, Expression, Macro } from "../ast/ast.js";
import { describeParameter, matches, type CallableFunction, type Parameter } from "./function.js";
import { FAILED, UNDEFINED, type Value } from "../values/value.js";
import { adviseList } from "./advice.js";
import { bytesOfCell, ExpressionCell, type MacroUse, type Place } from "../blocks/cell.js";
import type { Context } from "./context.js";
import type { Environment } from "../blocks/environment.js";
import { said, spanOf } from "../diagnostics/said.js";
import { wrongType } from "./failures.js";
import type { Demand, Task } from "./machine.js";
import { placeOfNode, reference } from "./references.js";
import { selection } from "./select.js";

/** The macro that a call refers to, if any: it must be defined earlier in the same file. */
export function findMacro(node: Call, { file }: Environment): Macro | undefined {
  const macro = file.macros.get(node.name);
  return macro && macro.end <= node.start ? macro : undefined;
}

/** The environment of a macro's body; undefined if the arguments are wrong. */
export function bindMacro(
  node: Call,
  macro: Macro,
  environment: Environment,
  context: Context,
): Environment | undefined {
  const { parameters } = macro;
  if (node.arguments.length !== parameters.length) {
    reportCount(node, parameters.length, false, environment, context);
    return undefined;
  }
  const cells = parameters.map(
    (name, index) => [name, new ExpressionCell(node.arguments[index], environment)] as const,
  );
  return { file: environment.file, part: environment.part, macro: { macro, parameters: new Map(cells) } };
}

/** The memory of a macro call, including its record in the surrounding expressions. */
const bytesOfCall = 512;

/** The value of a call: macros take precedence over functions (interpretation A21). */
export function call(node: Call, environment: Environment, context: Context): Demand {
  const macro = findMacro(node, environment);
  if (macro) {
    const bound = bindMacro(node, macro, environment, context);
    const place = placeOfNode(node, environment);
    const bytes = bytesOfCall + node.arguments.length * bytesOfCell;
    return bound && context.grow(bytes, place) ? expandMacro({ macro, place }, bound, context) : FAILED;
  }
  if (node.name === "defined") return defined(node, environment, context);
  const found = context.findFunction(node.name);
  return found ? callFunction(found, node, environment, context) : reportUnknown(node, environment, context);
}

function* expandMacro(use: MacroUse, environment: Environment, context: Context): Task {
  context.noteCall(use);
  return yield context.evaluate(use.macro.body, environment);
}

/** `defined(x)`: a missing name counts as undefined (interpretation A08). */
function* defined(node: Call, environment: Environment, context: Context): Task {
  const [argument] = node.arguments;
  if (node.arguments.length !== 1) return reportCount(node, 1, false, environment, context);
  const value = yield softly(argument!, environment, context);
  return value === FAILED ? FAILED : value !== UNDEFINED;
}

function softly(node: Expression, environment: Environment, context: Context): Demand {
  if (node.kind === "reference") return reference(node, environment, context, true);
  if (node.kind === "selection") return selection(node, environment, context, true);
  return context.evaluate(node, environment);
}

function* callFunction(found: CallableFunction, node: Call, environment: Environment, context: Context): Task {
  const { parameters, rest } = found;
  const count = node.arguments.length;
  if (count < parameters.length || (count > parameters.length && !rest))
    return reportCount(node, parameters.length, rest !== undefined, environment, context);
  const values: Value[] = [];
  const places = node.arguments.map((argument) => placeOfNode(argument, environment));
  const cells = node.arguments.map((argument) => new ExpressionCell(argument, environment));
  for (const [index, cell] of cells.entries()) {
    const parameter = parameters[index] ?? rest!;
    if (parameter.isLazy) {
      values.push(UNDEFINED);
      continue;
    }
    const value = yield cell;
    values.push(checkArgument(node, value, parameter, places[index]!, context));
  }
  if (values.includes(FAILED)) return FAILED;
  return yield found.call(values, placeOfNode(node, environment), context, places, cells, { node, environment });
}

function checkArgument({ name }: Call, value: Value, parameter: Parameter, place: Place, context: Context): Value {
  if (value === FAILED || matches(value, parameter)) return value;
  context.report(wrongType(place, `\`${name}\``, describeParameter(parameter), value));
  return FAILED;
}

function reportCount(node: Call, wanted: number, orMore: boolean, environment: Environment, context: Context): Value {
  const count = node.arguments.length;
  const words = `${wanted}${orMore ? " or more" : ""} argument${wanted === 1 && !orMore ? "" : "s"}`;
  const problem = `\`${node.name}\` takes ${words}, but got ${count}`;
  const place = placeOfNode(node, environment);
  const advice = orMore || wanted !== 1 ? undefined : adviseList(node, place);
  const fixes = count > wanted && wanted > 0 ? withoutArguments(node, wanted, place) : [];
  context.report(said("arity", place, problem, advice ?? { instead: `call it with ${words}`, fixes }));
  return FAILED;
}

/** Removes the arguments after the first `wanted` ones. */
function withoutArguments(node: Call, wanted: number, { source }: Place): Fix[] {
  const [last, end] = [node.arguments[wanted - 1]!, node.arguments.at(-1)!];
  const span = createSpan(source, last.end, end.end);
  return [removal(span, "remove what is too much")];
}

function reportUnknown(node: Call, environment: Environment, context: Context): Value {
  const place = placeOfNode(node, environment);
  const later = environment.file.macros.get(node.name);
  if (later) {
    const isInside = later.start < node.start;
    const problem = isInside
      ? `the macro \`${node.name}\` calls itself`
      : `the macro \`${node.name}\` is used before its definition`;
    const instead = isInside ? "macros don't recurse: write the cases out" : "move the definition above this line";
    context.report(said("macro", place, problem, instead));
    return FAILED;
  }
  const known = () => ["defined", ...context.functionNames(), ...environment.file.macros.keys()];
  const { help, fixes = [] } = meantDetails(spanOf(place), node.name, context.guesses.didYouMean(node.name, known));
  const instead = help ?? "define a macro of this name, or write a function and name its folder with `-F`";
  context.report(said("function", place, `there is no function \`${node.name}\``, { instead, fixes }));
  return FAILED;
}
