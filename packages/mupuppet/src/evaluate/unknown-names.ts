import { didYouMean, suggestionSentence } from "@cairn/diagnostics";
import { Failure } from "@cairn/puppet-expressions/evaluate";
import type { Compilation } from "./compilation.js";

/** That there is no class of a name. */
export function unknownClass(name: string, { definitions }: Compilation): Failure {
  if (definitions.hasBrokenFiles) return new Failure("follows", `Could not find class ${name}`);
  const shown = name.replace(/^::/, "");
  const meant = didYouMean(shown, definitions.classNames());
  return new Failure("unknown-class", `there is no class \`${shown}\``, {
    help: suggestionSentence(meant),
  });
}

/** That there is no resource type of a name. */
export function unknownType(name: string, { definitions, language }: Compilation): Failure {
  if (definitions.hasBrokenFiles) return new Failure("follows", `Unknown resource type: '${name}'`);
  const meant = didYouMean(name, [...definitions.defineNames(), ...language.types.names]);
  return new Failure("unknown-type", `there is no resource type \`${name}\``, {
    help: suggestionSentence(meant),
  });
}

/** A function or type alias that isn't there may be missing only because the file with it can't be used, which has been told. */
export function notInBrokenFiles(name: string, { definitions }: Compilation): undefined {
  if (definitions.hasBrokenFiles && name.includes("::")) throw new Failure("follows", `${name} is unknown`);
}
