import { Failure } from "@cairn/evaluation";
import { defineFunction, rubyText } from "@cairn/puppet-core/evaluate";
import { any } from "@cairn/puppet-core/types";
import { flattened, type Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../evaluate/scopes/puppet-scope.js";

/** What became of a program: all of its output, or why there is none, in Puppet's words. */
export type Generated = { readonly output: string } | { readonly problem: string };

/** Runs a program with its arguments; undefined for one that the user doesn't allow. */
export type RunGenerator = (program: string, words: readonly string[]) => Generated | undefined;

/** `generate`, which runs a program on Puppet's server: here only those of `--allow-generate`. */
export const generate = defineFunction("generate", {
  parameters: [{ name: "command", type: any, count: "many" }],
  run: (call, program = null, ...values) => {
    const { runGenerator } = compilationOf(call.scope).language;
    const path = generatorPath(program);
    const generated = runGenerator?.(path, flattened(values).map(wordOf));
    if (!generated) return refuse(path);
    if ("output" in generated) return generated.output;
    throw new Failure("evaluation", generated.problem);
  },
});

function generatorPath(program: Value): string {
  const problem = pathProblem(program);
  if (problem !== undefined) throw new Failure("evaluation", problem);
  return program as string;
}

function pathProblem(program: Value): string | undefined {
  if (typeof program !== "string" || !program.startsWith("/")) return "Generators must be fully qualified";
  if (!/^[-/\w.+]+$/.test(program)) return "Generators can only contain alphanumerics, file separators, and dashes";
  return program.includes("..") ? "Can not use generators with '..' in them." : undefined;
}

function wordOf(value: Value): string {
  return value === null ? "" : rubyText(value);
}

function refuse(path: string): never {
  throw new Failure("evaluation", `\`generate\` may not run \`${path}\``, {
    help: `\`--allow-generate ${path}\` lets it run; or give what it would print as a fact or in Hiera's data`,
  });
}
