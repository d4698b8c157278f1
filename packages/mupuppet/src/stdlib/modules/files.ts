import { rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { compilationOf } from "../../evaluate/scopes/puppet-scope.js";
import { findFileOf, readFound } from "../../modules/find-file.js";
import { oldFunction, failEvaluation } from "../old-function.js";

/** The source of templates, without running them. */
const templateBody = oldFunction("template_body", -1, (call, ...names) => {
  const { modules } = compilationOf(call.scope);
  const strings = names.map((name) => {
    const path = findFileOf(modules, rubyText(name), "templates");
    return path === undefined
      ? failEvaluation(`Could not find template '${rubyText(name)}'`)
      : readFound(modules, path).text;
  });
  return strings.join("");
});

/** Functions of single modules that read files of modules. */
export const fileModules: readonly (readonly [module: string, functions: readonly PuppetFunction[]])[] = [
  ["datacat", [templateBody]],
];
