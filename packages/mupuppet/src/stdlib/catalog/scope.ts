import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { required } from "@cairn/puppet-core/functions/ruby";
import { anyString, capitalize } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { referenceTypeOf } from "../../evaluate/resources/declare.js";
import { compilationOf, puppetScopeOf } from "../../evaluate/scopes/puppet-scope.js";
import { findFunction } from "../../evaluate/find-function.js";
import { oldFunction, failEvaluation } from "../old-function.js";
import { readReference } from "./resources.js";

/** A variable's value for functions; undefined if it isn't known. */
export function lookUp(call: FunctionCall, name: string): Value {
  return call.scope.find(name)?.value ?? null;
}

function checkPrivate(call: FunctionCall, message: Value): null {
  const scope = puppetScopeOf(call.scope);
  const [module, caller] = [lookUp(call, "module_name"), lookUp(call, "caller_module_name")];
  if (module === caller) return null;
  if (typeof message === "string") failEvaluation(message);
  const { owner } = scope;
  const kind = owner.kind === "class" ? "Class" : "Definition";
  failEvaluation(`${kind} ${"name" in owner ? owner.name : ""} is private`);
}

const assertPrivate = oldFunction("assert_private", -1, (call, ...values) => {
  if (values.length > 1)
    failEvaluation(`assert_private(): Wrong number of arguments given (${values.length}}) for 0 or 1)`);
  return checkPrivate(call, values[0] ?? null);
});

const privateFunction = oldFunction("private", -1, (call, message = null) => {
  const advice =
    "please use assert_private() before upgrading to puppet 4 for backwards-compatibility, or migrate to the new parser's typing system.";
  call.evaluator.options.log?.(
    "warning",
    `private() DEPRECATED: This function will cease to function on Puppet 4; ${advice}`,
    call.span,
  );
  return checkPrivate(call, message);
});

const getparam = oldFunction("getparam", -1, (call, reference = null, name = null) => {
  if (reference === null || reference === false) failEvaluation("Must specify a reference");
  if (typeof name !== "string") failEvaluation("Must specify name of a parameter");
  if (name === "") return "";
  const { type, title } = readReference(reference);
  const resource = compilationOf(call.scope).resources.find(type, title);
  if (name === "title" && resource) return resource.title;
  return resource?.valueOf(name) ?? "";
});

const isFunctionAvailable = oldFunction("is_function_available", -1, (call, ...values) => {
  if (values.length !== 1) {
    failEvaluation(`is_function_available?(): Wrong number of arguments given ${values.length} for 1`);
  }
  const [name] = values as [Value];
  return typeof name === "string" && findFunction(compilationOf(call.scope), name.toLowerCase()) !== undefined;
});

const stringToResource = defineFunction("stdlib::str2resource", {
  parameters: [required("res_string", anyString)],
  run(call, text) {
    const { type, title } = readReference(text ?? null);
    const resource = compilationOf(call.scope).resources.find(type, title);
    if (resource) return referenceTypeOf(resource);
    const advice = "this is parse order dependent and values should not be quoted";
    failEvaluation(`stdlib::str2resource(): could not find ${capitalize(type)}[${title}], ${advice}`);
  },
});

/** Functions that depend on the calling scope, and on what is declared there. */
export const scopes: readonly PuppetFunction[] = [
  assertPrivate,
  privateFunction,
  getparam,
  isFunctionAvailable,
  stringToResource,
];
