import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type FunctionCall } from "@cairn/puppet-core/evaluate";
import { any, anyString, createType, tupleType, integerType, type PuppetType } from "@cairn/puppet-core/types";
import { isArray, toText, type Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../../evaluate/scopes/puppet-scope.js";
import { findFunction } from "../../evaluate/find-function.js";
import { lookUpByFunction } from "./look-up.js";

const key = { name: "key", type: anyString } as const;
const block = { type: createType("Callable", [1n, 1n]) as PuppetType, name: "default_block" } as const;

type Then = (call: FunctionCall, key: string, value: Value) => Value | Evaluation<Value>;

/** One of the predecessors of `lookup`, which differ in how values are merged and processed. */
function define(name: string, merge: string, then: Then = (_, __, value) => value) {
  const look = function* (call: FunctionCall, given: readonly Value[], hasDefault: boolean): Evaluation<Value> {
    deprecate(call);
    const [wanted = null, otherwise = null] = given;
    const text = String(wanted);
    const options = { names: [text], name: wanted, type: null, merge, ...(hasDefault ? { otherwise } : {}) };
    const value = yield* resultOf(lookUpByFunction(call, options, true));
    const result = yield* resultOf(then(call, text, value));
    return result;
  };
  return defineFunction(
    name,
    {
      parameters: [{ name: "args", type: tupleType([anyString, any, any], integerType(1n, 3n)) }],
      run: (call, args) => look(call, args as readonly Value[], isArray(args) && args.length > 1),
    },
    { parameters: [key], run: (call, ...given) => look(call, given, false) },
    {
      parameters: [key, { name: "default", type: any }, { name: "override", type: any, count: "optional" }],
      run: (call, ...given) => look(call, given, true),
    },
    { parameters: [key], block, run: (call, ...given) => look(call, given, false) },
    { parameters: [key, { name: "override", type: any }], block, run: (call, ...given) => look(call, given, false) },
  );
}

const told = new WeakMap<object, Set<string>>();

/** Puppet reports it once for each function. */
function deprecate({ name, scope, span }: FunctionCall): void {
  const compilation = compilationOf(scope);
  const before = told.get(compilation) ?? new Set();
  told.set(compilation, before);
  if (before.has(name)) return;
  before.add(name);
  const message = `The function '${name}' is deprecated in favor of using 'lookup'`;
  compilation.warn("deprecated", message, span);
}

function* includeAll(call: FunctionCall, text: string, value: Value): Evaluation<Value> {
  if (value === null) throw new Failure("lookup", `Could not find data item ${toText(text)}`);
  if (isArray(value) && value.length === 0) return null;
  const compilation = compilationOf(call.scope);
  const { block: _, ...rest } = call;
  const included = yield* resultOf(
    findFunction(compilation, "include")!.call({
      ...rest,
      name: "include",
      values: [value],
    }),
  );
  return included;
}

export const hiera = define("hiera", "first");
export const hieraArray = define("hiera_array", "unique");
export const hieraHash = define("hiera_hash", "hash");
export const hieraInclude = define("hiera_include", "unique", includeAll);
