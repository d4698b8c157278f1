import { createSpan, meantFixes, removal } from "@cairn/diagnostics";
import type { Parameter } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, type CheckContext } from "./rule.js";

const legal = /^[a-z_][0-9A-Za-z_]*$/;

/** A parameter's name begins with a lower-case letter or `_` and has no `::`. */
export const parameterName = ruleFor(["parameter"], (node, context) => {
  if (legal.test(node.name)) return;
  const span = nameSpan(node, context);
  const meant = node.name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const fixes = legal.test(meant) ? meantFixes(span, node.name, [meant]) : [];
  context.report(catalogue.create["illegal-parameter-name"](span, { name: node.name }, { fixes }));
});

/** The parameters of a class, defined type or function have different names. */
export const duplicateParameter = ruleFor(["class", "define", "function"], ({ parameters }, context) => {
  const first = new Map<string, Parameter>();
  for (const parameter of parameters) {
    const { name } = parameter;
    const before = first.get(name);
    if (before === undefined) first.set(name, parameter);
    else {
      const labels = [{ span: nameSpan(before, context), message: "first here" }];
      context.report(catalogue.create["duplicate-parameter"](nameSpan(parameter, context), { name }, { labels }));
    }
  }
});

/** Classes and defined types have a built-in `$name` and `$title`. */
export const reservedParameter = ruleFor(["class", "define"], ({ kind, parameters }, context) => {
  for (const parameter of parameters) {
    const { name } = parameter;
    if (name !== "name" && name !== "title") continue;
    const what = kind === "class" ? "class" : "defined type";
    context.report(catalogue.create["reserved-parameter"](nameSpan(parameter, context), { name, what }));
  }
});

/** Only functions and lambdas may have a parameter that takes the remaining arguments. */
export const restParameter = ruleFor(["class", "define"], ({ kind, parameters }, context) => {
  for (const parameter of parameters)
    if (parameter.rest) reportRest(parameter, kind === "class" ? "class" : "defined type", context);
});

/** Only the last parameter can take the remaining arguments. */
export const restParameterLast = ruleFor(["lambda"], ({ parameters }, context) => {
  for (const parameter of parameters.slice(0, -1)) {
    const { name } = parameter;
    if (parameter.rest) context.report(catalogue.create["rest-not-last"](nameSpan(parameter, context), { name }));
  }
});

function reportRest(parameter: Parameter, what: string, context: CheckContext): void {
  const { name, nameStart } = parameter;
  const star = context.source.text.lastIndexOf("*", nameStart);
  const fixes = [removal(createSpan(context.source, star, star + 1), "remove the `*`")];
  context.report(catalogue.create["rest-not-allowed"](nameSpan(parameter, context), { name, what }, { fixes }));
}

function nameSpan({ nameStart, nameEnd }: Parameter, { source }: CheckContext) {
  return createSpan(source, nameStart, nameEnd);
}
