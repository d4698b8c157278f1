import type { EvaluatorOptions } from "@cairn/puppet-core/evaluate";
import { useInitialization } from "@cairn/puppet-core/types";
import { Failure } from "@cairn/evaluation";
import { embeddedTextProblem } from "../check/embedded-text.js";
import { check } from "../check/index.js";
import type { Compilation } from "./compilation.js";
import { deferredInitialization, deferredType } from "../values/deferred.js";
import { kinds } from "./kinds.js";
import { findFunction, unknownFunction } from "./find-function.js";
import { findReferred, readParameter } from "./read-parameter.js";
import { puppetScopeOf } from "./scopes/puppet-scope.js";
import { following } from "./scopes/variables.js";
import { findType } from "./find-type.js";
import { notInBrokenFiles } from "./unknown-names.js";

/** What the evaluation of expressions needs from a compilation. */
export function evaluatorOptions(compilation: Compilation): EvaluatorOptions {
  const { now, parts } = compilation.language;
  useInitialization((init) =>
    init.type === deferredType ? deferredInitialization() : parts.createInitialization(init),
  );
  return {
    ...(now ? { now } : {}),
    kinds: compilation.isPaper ? parts.paper.kinds : kinds,
    strict: compilation.isStrict,
    findFunction: (name) => findFunction(compilation, name) ?? notInBrokenFiles(name, compilation),
    unknownFunction: (name) => unknownFunction(compilation, name),
    findType: (name) => findType(compilation, name) ?? notInBrokenFiles(name, compilation),
    unknownVariable(name, place, scope) {
      if (name === "module_name" || name === "caller_module_name") return null;
      compilation.askForFacts();
      if (compilation.hasFailed && mayFollow(name, compilation)) throw following();
      const message = `\`$${name}\` has no value here`;
      const names = compilation.guesses.didYouMean(name, puppetScopeOf(scope).names());
      const meant = { wrong: name, names };
      if (compilation.isStrict) throw new Failure("unknown-variable", message, { span: place, meant });
      compilation.warn("unknown-variable", message, place, meant);
      return null;
    },
    readParameter: (reference, name, place) => readParameter(compilation, reference, name, place),
    isDeclared: (reference) => findReferred(compilation, reference) !== undefined,
    checkText: (text, syntax) => embeddedTextProblem(text, syntax, check),
    warn: (kind, message, place) => compilation.warn(kind, message, place),
    log: (level, text, place) => compilation.log(level, text, place),
  };
}

/** Whether a class that would set the variable may be missing only because something failed. */
function mayFollow(name: string, compilation: Compilation): boolean {
  const cut = name.lastIndexOf("::");
  return cut > 0 && compilation.classScope(name.slice(0, cut)) === undefined;
}
