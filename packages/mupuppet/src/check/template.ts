import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Expression, Parameter } from "@cairn/puppet-core";
import type { Program } from "@cairn/puppet-core/manifest";
import { catalogue } from "../diagnostics/index.js";
import type { Template } from "../parse/epp/parse-template.js";
import type { CheckProgram } from "./embedded-text.js";

/** The first error of a template that its syntax doesn't show. */
export function templateProblem({ parameters, program }: Template, check: CheckProgram): Diagnostic | undefined {
  const { source } = program;
  const found = parameters
    ? [...check({ ...program, statements: [asCall(parameters)] }), ...refusedParameters(parameters, source)]
    : [];
  const [first] = [...found, ...check(program)].filter(({ severity }) => severity === "error");
  return first ?? findDefinition(program);
}

/** The parameters by themselves: their names and defaults follow the rules of a lambda. */
function asCall(parameters: readonly Parameter[]): Expression {
  const { start } = parameters[0] ?? { start: 0 };
  const end = parameters.at(-1)?.end ?? start;
  const body = { kind: "block", statements: [], start: end, end } as const;
  const lambda = { kind: "lambda", parameters, body, start, end } as const;
  const target = { kind: "name", value: "epp", start, end: start } as const;
  return { kind: "call", target, arguments: [], parenthesized: true, lambda, start, end };
}

function refusedParameters(parameters: readonly Parameter[], source: Source): Diagnostic[] {
  const names = new Set<string>();
  return parameters.flatMap(({ name, rest, start, end }) => {
    const isTwice = names.has(name);
    names.add(name);
    if (!isTwice && !rest) return [];
    const message = rest
      ? `Parameter $${name} has 'captures rest' - not supported in an Epp Template`
      : `the parameter \`$${name}\` is declared twice`;
    return [catalogue.create.template(createSpan(source, start, end), { message })];
  });
}

function findDefinition({ source, statements }: Program): Diagnostic | undefined {
  const definition = statements.find(({ kind }) => definitions.has(kind));
  if (!definition) return undefined;
  const message = "The EPP template contains illegal expressions (definitions)";
  return catalogue.create.template(createSpan(source, definition.start, definition.end), { message });
}

const definitions: ReadonlySet<string> = new Set(["class", "define", "function", "node", "type-alias"]);
