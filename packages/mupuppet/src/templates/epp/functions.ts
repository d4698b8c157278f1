import { after, Failure, growText, type Pending, rescuing } from "@cairn/evaluation";
import type { Diagnostic, Source } from "@cairn/diagnostics";
import {
  defineFunction,
  evaluateBlock,
  Jump,
  type FunctionCall,
  type Overload,
  type Scope,
} from "@cairn/puppet-core/evaluate";
import { createType, describeValue, isInstance, type PuppetType } from "@cairn/puppet-core/types";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import { TemplateScope } from "../../evaluate/render.js";
import { compilationOf, puppetScopeOf } from "../../evaluate/scopes/puppet-scope.js";
import { inlineSource } from "../inline-source.js";
import { runForCall } from "../run-for-call.js";
import { eppName } from "../../modules/epp-name.js";
import { findFileOf, readFound } from "../../modules/find-file.js";
import type { Modules } from "../../modules/modules.js";
import { bindArguments } from "./bind-arguments.js";
import { parseEpp, type EppTemplate } from "./parse.js";

const string = createType("String", []) as PuppetType;
const name = createType("Pattern", [{ kind: "regexp", source: "^\\w+$" }]) as PuppetType;
const hash = createType("Hash", [name, createType("Any", []) as PuppetType]) as PuppetType;

/** Memoised templates: files are kept over all nodes of a run. */
const parsed = new WeakMap<Source, EppTemplate | Diagnostic>();

function overload(first: string, run: Overload["run"]): Overload {
  return {
    parameters: [
      { name: first, type: string },
      { name: "parameters", type: hash, count: "optional" },
    ],
    run,
  };
}

/** `epp`: the output of a template in a file. It sees only variables of top scope, and its arguments. */
export const epp = defineFunction(
  "epp",
  overload("path", (call, path, given) => {
    const compilation = compilationOf(call.scope);
    const reference = path as string;
    const file = withSuffix(reference, compilation.modules);
    const found = findFileOf(compilation.modules, file, "templates");
    if (found === undefined)
      throw new Failure("missing-file", `Could not find template '${file}'`, { span: call.span });
    const outer = puppetScopeOf(call.scope).base;
    return runForCall(call, { isInline: false }, () => {
      return render(readFound(compilation.modules, found), given as HashValue | undefined, outer, call);
    });
  }),
);

/** Puppet leaves out the suffix `.epp` only where a whole path already is that of a file. */
function withSuffix(reference: string, modules: Modules): string {
  const isFile = reference.startsWith("/") && findFileOf(modules, reference, "templates") !== undefined;
  return isFile ? reference : eppName(reference);
}

/** `inline_epp`: the output of a string. It sees all variables of the enclosing scope. */
export const inlineEpp = defineFunction(
  "inline_epp",
  overload("template", (call, text, given) => {
    const source = inlineSource(text as string);
    return runForCall(call, { isInline: true }, () => {
      return render(source, given as HashValue | undefined, call.scope, call);
    });
  }),
);

function render(source: Source, given: HashValue | undefined, outer: Scope, call: FunctionCall): Pending<Value> {
  const template = parsed.get(source) ?? parseEpp(source);
  parsed.set(source, template);
  if ("code" in template) {
    const message = `${call.name}(): Invalid EPP: ${template.message}`;
    throw new Failure("template", message, { span: template.span, help: template.help });
  }
  const scope = new TemplateScope(outer, source);
  const { evaluator } = call;
  return after(bindArguments(template, given, scope, evaluator), () => {
    return rescuing(
      () => after(evaluateBlock(template.callee.body, scope, evaluator), () => outputOf(source, scope, call)),
      (error) => {
        if (!(error instanceof Jump) || error.kind === "break") throw error;
        // `return` leaves the template, not the function or class that renders it.
        return error.kind === "next" ? checked(error.value, call) : error.value;
      },
    );
  });
}

function outputOf(source: Source, { strings, places, isSensitive }: TemplateScope, call: FunctionCall): Value {
  growText(strings.reduce((sum, each) => sum + each.length, 0));
  const text = strings.join("");
  compilationOf(call.scope).renderings.push({ text, source, call: call.span, strings, places });
  return isSensitive ? { kind: "sensitive", value: text } : text;
}

/** `next` replaces the template's output by another value. */
function checked(value: Value, { name: callee }: FunctionCall): Value {
  if (isInstance(result, value)) return value;
  const subject = `value returned from function '${callee}' has wrong type,`;
  throw new Failure("type-mismatch", describeValue(subject, result, value));
}

const result = createType("Variant", [string, createType("Sensitive", [string]) as PuppetType]) as PuppetType;
