import { meantDetails } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { eppName } from "../modules/epp-name.js";
import { tellMissingModule } from "./missing-module.js";
import { linkRule, spanIn, stringsIn, type LinkContext, type LinkRule, type WrittenText } from "./rule.js";

const folders: Readonly<Record<string, "templates" | "files">> = {
  template: "templates",
  epp: "templates",
  file: "files",
};

/**
 * `template('m/a.erb')`, `epp('m/a.epp')`, `file('m/a')`: of several files for `file` only one must exist; `epp` adds the
 * suffix if it is missing.
 */
const read = linkRule(["call"], ({ arguments: given, target }, context) => {
  const folder = target.kind === "name" ? folders[target.value] : undefined;
  if (folder === undefined || target.kind !== "name") return;
  const named = target.value === "epp" ? given.slice(0, 1) : given;
  if (target.value === "file" && named.length > 1) return;
  for (const text of stringsIn(named)) {
    if (target.value === "epp") checkFile(text, eppName(text.value), folder, context, ".epp");
    else checkFile(text, text.value, folder, context);
  }
});

const address = /^puppet:\/\/\/modules\/([^/]+\/.+?)\/?$/;

/** `source => 'puppet:///modules/m/a'`: the first of several that exists is used. */
const sources = linkRule(["attribute"], ({ name, value }, context) => {
  if (name !== "source" || (value.kind === "array" && value.items.length > 1)) return;
  for (const text of stringsIn([value])) {
    const path = address.exec(text.value)?.[1];
    if (path !== undefined) checkFile(text, path, "files", context);
  }
});

/** The named templates and files of modules must exist. */
export const fileRules: readonly LinkRule[] = [read, sources];

function checkFile(
  text: WrittenText,
  path: string,
  folder: "templates" | "files",
  context: LinkContext,
  suffix = "",
): void {
  const { report, world } = context;
  const [, module, rest] = /^([^/]+)\/(.+)$/.exec(path) ?? [];
  if (module === undefined || rest === undefined || !world.hasModules) return;
  if (!world.hasModule(module)) return tellMissingModule(module, text, context);
  const { guesses, modules } = world.compilation;
  if (modules.kindOf(module, `${folder}/${rest}`) !== undefined) return;
  const others = (): string[] => modules.filesBelow(module, folder).filter((name) => name.endsWith(suffix));
  const meant = guesses.didYouMean(rest, others).map((each) => `${module}/${each}`);
  const what = folder === "templates" ? "template" : "file";
  const message = `the module \`${module}\` has no ${what} \`${rest}\` in its folder \`${folder}\``;
  const span = spanIn(context, text);
  report(catalogue.create["missing-file"](span, { message }, meantDetails(span, `${module}/${rest}`, meant)));
}
