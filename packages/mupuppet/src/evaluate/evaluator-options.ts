import type { EvaluatorOptions } from "@cairn/puppet-expressions/evaluate";
import { Failure } from "@cairn/puppet-expressions/evaluate";
import type { Compilation } from "./compilation.js";
import { kinds } from "./kinds.js";
import { findFunction } from "./find-function.js";
import { findType } from "./find-type.js";

/** What the evaluation of expressions is told of a compilation. */
export function evaluatorOptions(compilation: Compilation): EvaluatorOptions {
  return {
    kinds,
    strict: compilation.isStrict,
    findFunction: (name) => findFunction(compilation, name),
    findType: (name) => findType(compilation, name),
    unknownVariable(name, place) {
      if (name === "module_name" || name === "caller_module_name") return null;
      const message = `Unknown variable: '${name}'`;
      if (compilation.isStrict) throw new Failure("unknown-variable", message, { span: place });
      compilation.warn("unknown-variable", message, place);
      return null;
    },
    warn: (kind, message, place) => compilation.warn(kind, message, place),
  };
}
