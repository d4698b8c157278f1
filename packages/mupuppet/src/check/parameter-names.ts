import { createSpan, meantFixes, removal, words, withoutElement } from "@cairn/diagnostics";
import type { Parameter } from "@cairn/puppet-core";
import { declare, rule, type CheckContext } from "./rule.js";

const illegalParameterName = declare("illegal-parameter-name", {
  severity: "error",
  message: words`\`$${"name"}\` cannot be the name of a parameter`,
  help: words`begin it with a lower-case letter or \`_\`, and leave out \`::\``,
  page: {
    why: `A parameter is a variable of the body: its name begins with a lower-case letter or \`_\` and isn't qualified by a scope.`,
    failing: { "site.pp": "class web($Port) { }\n" },
    repaired: { "site.pp": "class web($port) { }\n" },
  },
});

const duplicateParameterWords = declare("duplicate-parameter", {
  severity: "error",
  message: words`the parameter \`$${"name"}\` is declared twice`,
  help: words`give one of them another name`,
  page: {
    why: `Two parameters of one name would be one variable with two values.`,
    failing: { "site.pp": "define vhost($port, $port = 80) { }\n" },
    repaired: { "site.pp": "define vhost($port, $tls_port = 443) { }\n" },
  },
});

const reservedParameterWords = declare("reserved-parameter", {
  severity: "error",
  message: words`a ${"what"} cannot have a parameter \`$${"name"}\`: it already has a variable of that name`,
  help: words`choose another name`,
  page: {
    why: `In the body of a class or a defined type \`$title\` and \`$name\` are predefined: the title with which it was declared.`,
    failing: { "site.pp": "define vhost($name, $port) { }\n" },
    repaired: { "site.pp": "define vhost($server_name, $port) { }\n" },
  },
});

const restNotLast = declare("rest-not-last", {
  severity: "error",
  message: words`\`*$${"name"}\` takes the remaining arguments, but parameters follow it`,
  help: words`make it the last parameter`,
  page: {
    why: `A parameter with \`*\` takes all remaining arguments, so nothing would be left for those after it.`,
    failing: { "site.pp": "[1].each |*$all, $last| {\n  notice($last)\n}\n" },
    repaired: { "site.pp": "[1].each |*$all| {\n  notice($all)\n}\n" },
  },
});

const restNotAllowed = declare("rest-not-allowed", {
  severity: "error",
  message: words`a ${"what"} cannot have a parameter \`*$${"name"}\` that takes the remaining arguments`,
  help: words`remove the \`*\` and pass an array`,
  page: {
    why: `Classes and defined types get their arguments by name, so nothing can remain for a \`*\` parameter. Functions and
lambdas get theirs by position.`,
    failing: { "site.pp": "define hosts(*$names) { }\n" },
    repaired: { "site.pp": "define hosts($names) { }\n" },
  },
});

const legal = /^[a-z_][0-9A-Za-z_]*$/;

/** A parameter's name begins with a lower-case letter or `_` and has no `::`. */
export const parameterName = rule(illegalParameterName, ["parameter"], (node, context) => {
  if (legal.test(node.name)) return;
  const span = nameSpan(node, context);
  const meant = node.name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const fixes = legal.test(meant) ? meantFixes(span, node.name, [meant]) : [];
  context.report(illegalParameterName.create(span, { name: node.name }, { fixes }));
});

/** The parameters of a class, defined type or function have different names. */
export const duplicateParameter = rule(
  duplicateParameterWords,
  ["class", "define", "function"],
  ({ parameters }, context) => {
    const first = new Map<string, Parameter>();
    for (const parameter of parameters) {
      const { name } = parameter;
      const before = first.get(name);
      if (before === undefined) first.set(name, parameter);
      else {
        const labels = [{ span: nameSpan(before, context), message: "first here" }];
        context.report(
          duplicateParameterWords.create(
            nameSpan(parameter, context),
            { name },
            {
              labels,
              fixes: [
                ...withoutElement(context.source, before, "remove the first one"),
                ...withoutElement(context.source, parameter, "remove this one"),
              ],
            },
          ),
        );
      }
    }
  },
);

/** Classes and defined types have a built-in `$name` and `$title`. */
export const reservedParameter = rule(reservedParameterWords, ["class", "define"], ({ kind, parameters }, context) => {
  for (const parameter of parameters) {
    const { name } = parameter;
    if (name !== "name" && name !== "title") continue;
    const what = kind === "class" ? "class" : "defined type";
    const fixes = withoutElement(context.source, parameter, "remove it: it is there by itself");
    context.report(reservedParameterWords.create(nameSpan(parameter, context), { name, what }, { fixes }));
  }
});

/** Only functions and lambdas may have a parameter that takes the remaining arguments. */
export const restParameter = rule(restNotAllowed, ["class", "define"], ({ kind, parameters }, context) => {
  for (const parameter of parameters)
    if (parameter.rest) reportRest(parameter, kind === "class" ? "class" : "defined type", context);
});

/** Only the last parameter can take the remaining arguments. */
export const restParameterLast = rule(restNotLast, ["lambda"], ({ parameters }, context) => {
  for (const parameter of parameters.slice(0, -1)) {
    const { name } = parameter;
    if (!parameter.rest) continue;
    const star = context.source.text.lastIndexOf("*", parameter.nameStart);
    const fixes = [removal(createSpan(context.source, star, star + 1), "remove the `*`")];
    context.report(restNotLast.create(nameSpan(parameter, context), { name }, { fixes }));
  }
});

function reportRest(parameter: Parameter, what: string, context: CheckContext): void {
  const { name, nameStart } = parameter;
  const star = context.source.text.lastIndexOf("*", nameStart);
  const fixes = [removal(createSpan(context.source, star, star + 1), "remove the `*`")];
  context.report(restNotAllowed.create(nameSpan(parameter, context), { name, what }, { fixes }));
}

function nameSpan({ nameStart, nameEnd }: Parameter, { source }: CheckContext) {
  return createSpan(source, nameStart, nameEnd);
}
