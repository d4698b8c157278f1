import { resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { flattened, inspectString, optional, required, rubyEqual } from "@cairn/puppet-core/functions/ruby";
import { any, anyHash, arrayType, hashType, sizeType, stringOfSize, variantType } from "@cairn/puppet-core/types";
import { capitalize } from "@cairn/puppet-core/types";
import { HashValue, isArray, isHash, isType, type Value } from "@cairn/puppet-core/values";
import { rubyText } from "@cairn/puppet-core/evaluate";
import type { DeclaredResource } from "../../evaluate/declared-resource.js";
import { compilationOf, puppetScopeOf } from "../../evaluate/scopes/puppet-scope.js";
import { createResources } from "../../functions/create-resources.js";
import { oldFunction, failEvaluation } from "../old-function.js";

interface Named {
  readonly type: string;
  readonly title: string;
}

/** The type and title of a reference, possibly given as a string. */
export function readReference(value: Value): Named {
  if (isType(value)) {
    if (value.name === "Class") return { type: "Class", title: value.className ?? "" };
    if (value.name === "Resource") return { type: value.typeName ?? "", title: value.title ?? "" };
  }
  if (typeof value !== "string") failEvaluation(`Reference is not understood: '${legacyClass(value)}'`);
  const [whole, type = "", title = ""] = /^([^[\]]+)\[(.+)\]$/s.exec(value) ?? [];
  if (whole === undefined)
    failEvaluation(`No title provided and ${inspectString(value)} is not a valid resource reference`);
  return { type: capitalize(type), title };
}

/** Whether there is such a resource (or, without a title, any of its type) with these parameters. */
function isDefinedWith(call: FunctionCall, reference: Value, given: Value): boolean {
  const { type, title } = readReference(reference);
  const { resource: own } = puppetScopeOf(call.scope);
  const { resources } = compilationOf(call.scope);
  const found = title === "" ? resources.ofType(capitalize(type)) : [resources.find(type, title)];
  const parameters = isHash(given) ? [...given.entries()] : [];
  return found.some(
    (each) => each && each !== own && parameters.every(([name, value]) => hasParameter(each, name, value)),
  );
}

function hasParameter(resource: DeclaredResource, name: Value, wanted: Value): boolean {
  const key = rubyText(name);
  const value = key === "title" ? resource.title : (resource.valueOf(key) ?? null);
  return value === null ? wanted === null : wanted !== null && rubyEqual(value, wanted);
}

const definedWithParams = oldFunction("defined_with_params", -1, (call, reference = null, given = null) => {
  if (reference === null || reference === false) failEvaluation("Must specify a reference");
  return isDefinedWith(call, reference, given);
});

/** Declares each missing resource with these parameters. */
function* ensureAll(call: FunctionCall, type: Value, title: Value, given: Value): Evaluation<Value> {
  if (type === null || type === false) failEvaluation("Must specify a type");
  if (title === null || title === false) failEvaluation("Must specify a title");
  const parameters = given === null || given === false ? new HashValue() : given;
  for (const item of flattened([title])) {
    const name = rubyText(item);
    if (isDefinedWith(call, `${rubyText(type)}[${name}]`, parameters)) continue;
    const values = [rubyText(type), new HashValue([[item, parameters]])];
    yield* resultOf(createResources.call({ ...call, name: "create_resources", values }));
  }
  return null;
}

const ensureResource = oldFunction("ensure_resource", -1, (call, type = null, title = null, given = null) => {
  return ensureAll(call, type, title, given);
});

function* ensureEach(call: FunctionCall, type: Value, titles: HashValue, defaults: Value): Evaluation<Value> {
  const common = isHash(defaults) ? [...defaults.entries()] : [];
  for (const [title, own] of titles.entries()) {
    const parameters = new HashValue([...common, ...(isHash(own) ? own.entries() : [])]);
    yield* resultOf(ensureAll(call, type, title, parameters));
  }
  return null;
}

const ensureResources = oldFunction("ensure_resources", -1, (call, type = null, titles = null, defaults = null) => {
  if (type === null || type === false) failEvaluation("Must specify a type");
  if (titles === null || titles === false) failEvaluation("Must specify a title");
  if (!isHash(titles)) failEvaluation("ensure_resources(): Requires second argument to be a Hash");
  return ensureEach(call, type, titles, defaults);
});

const name = stringOfSize(sizeType(1n));

const ensurePackages = defineFunction("ensure_packages", {
  parameters: [
    required("packages", variantType([name, arrayType(name), hashType(name, any)])),
    optional("default_attributes", anyHash),
  ],
  run: (call, packages = null, given = null) => ensureThePackages(call, packages, given),
});

function* ensureThePackages(call: FunctionCall, packages: Value, given: Value): Evaluation<Value> {
  const entries = isHash(given) ? [...given.entries()] : [];
  const plain = new HashValue([["ensure", "installed"], ...entries]);
  const defaults =
    plain.get("ensure") === "present" ? new HashValue([...plain.entries(), ["ensure", "installed"]]) : plain;
  if (isHash(packages)) yield* resultOf(ensureEach(call, "package", packages, defaults));
  else
    for (const each of isArray(packages) ? packages : [packages])
      yield* resultOf(ensureAll(call, "package", each, defaults));
  return null;
}

/** Functions that declare missing resources. */
export const resources: readonly PuppetFunction[] = [
  definedWithParams,
  ensureResource,
  ensureResources,
  ensurePackages,
];
