import { didYouMean, suggestionSentence } from "@cairn/diagnostics";
import { Failure } from "@cairn/puppet-expressions/evaluate";
import type { Compilation } from "./compilation.js";

/** That there is no class of a name. */
export function unknownClass(name: string, { node, definitions }: Compilation): Failure {
  if (definitions.hasBrokenFiles) return new Failure("follows", `Could not find class ${name}`);
  const shown = name.startsWith("::") ? name : `::${name}`;
  const meant = didYouMean(shown.slice(2), definitions.classNames());
  return new Failure("unknown-class", `Could not find class ${shown} for ${node.name}`, {
    help: suggestionSentence(meant) ?? "define it in the manifest, or name the folder of its module with `--modulepath`",
  });
}

/** That there is no resource type of a name. */
export function unknownType(name: string, { definitions, language }: Compilation): Failure {
  if (definitions.hasBrokenFiles) return new Failure("follows", `Unknown resource type: '${name}'`);
  const meant = didYouMean(name, [...definitions.defineNames(), ...language.types.names]);
  return new Failure("unknown-type", `Unknown resource type: '${name}'`, {
    help: suggestionSentence(meant) ?? "define it with `define`, or name the folder of its module with `--modulepath`",
  });
}
