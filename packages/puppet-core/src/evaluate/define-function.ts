import {
  callableType,
  containing,
  inferDetailed,
  integerType,
  isInstance,
  describeCall,
  tupleType,
} from "../types/index.js";
import type { CallableType, PuppetType } from "../types/index.js";
import type { Signature } from "../types/index.js";
import type { Value } from "../values/value.js";
import { Failure, type Pending } from "@cairn/evaluation";
import type { FunctionCall, PuppetFunction } from "./function.js";

/** A parameter of a built-in function. */
export interface ParameterDeclaration {
  readonly name: string;
  readonly type: PuppetType;
  /**
   * `optional`: may be left out (as may all that follow); `repeated`: none or more; `many`: one or more (only the last
   * one).
   */
  readonly count?: "optional" | "repeated" | "many" | undefined;
}

/** One way to call a built-in function. */
export interface Overload {
  readonly parameters: readonly ParameterDeclaration[];
  /** The type that a block must have; `optional` if it may be left out. If undefined, a block is rejected. */
  readonly block?: { readonly type: PuppetType; readonly optional?: boolean; readonly name?: string } | undefined;
  /** Runs the function with values that fit. */
  run(call: FunctionCall, ...values: Value[]): Pending<Value>;
  /** True if the overload only matches calls to reject them in words of its own: messages don't list it. */
  readonly isRefusal?: boolean;
}

/**
 * A function written in TypeScript: the first overload that accepts the call runs; otherwise the call is rejected in
 * Puppet's words.
 */
export function defineFunction(name: string, ...overloads: readonly Overload[]): PuppetFunction {
  let signatures: readonly Signature[] | undefined;
  return {
    name,
    overloads,
    call(call) {
      const overload = overloads.find((each) => takes(each, call));
      if (overload) return handOver(overload.run, call, call.values);
      signatures ??= overloads.filter((each) => !each.isRefusal).map(signatureOf);
      const given = call.values.map(inferDetailed);
      const actual = tupleType(call.block ? [...given, call.block.type] : given);
      throw new Failure(
        "type-mismatch",
        describeCall(name, signatures, actual, true) ?? `${name} can't be called like this`,
      );
    },
  };
}

/** JavaScript limits the number of arguments of one call. */
const mostArguments = 50_000;

/** Calls an overload's implementation, with each value as an argument of its own. */
export function handOver(run: Overload["run"], call: FunctionCall, values: readonly Value[]): Pending<Value> {
  if (values.length <= mostArguments) return run(call, ...values);
  const message = `'${call.name}' is called with ${values.length} arguments, at most ${mostArguments} are possible`;
  throw new Failure("evaluation", message, { help: "hand over an array" });
}

function takes({ parameters, block }: Overload, call: FunctionCall): boolean {
  const { values } = call;
  const last = parameters.at(-1);
  const isOpen = last?.count === "repeated" || last?.count === "many";
  if (values.length < leastCount(parameters) || (!isOpen && values.length > parameters.length)) return false;
  if (!values.every((value, index) => isInstance((parameters[index] ?? last!).type, value))) return false;
  if (!call.block) return !block || block.optional === true;
  return block !== undefined && isInstance(block.type, call.block);
}

function leastCount(parameters: readonly ParameterDeclaration[]): number {
  return parameters.filter(({ count }) => count === undefined || count === "many").length;
}

function signatureOf({ parameters, block }: Overload): Signature {
  const last = parameters.at(-1);
  const isOpen = last?.count === "repeated" || last?.count === "many";
  const most = isOpen ? undefined : BigInt(parameters.length);
  const size = integerType(BigInt(leastCount(parameters)), most);
  const tuple = tupleType(
    parameters.map(({ type }) => type),
    size,
  );
  const wanted = block?.optional ? containing("Optional", block.type) : block?.type;
  const type: CallableType = callableType(tuple, wanted);
  return { type, parameterNames: parameters.map((each) => each.name), blockName: block?.name };
}
