import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { Callee } from "@cairn/puppet-core/evaluate";
import { check } from "../../check/index.js";
import { templateProblem } from "../../check/template.js";
import { parseTemplate } from "../../parse/epp/parse-template.js";

/** A parsed template: its program, and whether it declares its parameters. */
export interface EppTemplate {
  readonly callee: Callee;
  readonly saysParameters: boolean;
}

/** The tree of a template in Puppet's language, or its first error. */
export function parseEpp(text: Source): EppTemplate | Diagnostic {
  const template = parseTemplate(text);
  if ("code" in template) return template;
  const { parameters, program } = template;
  const problem = templateProblem(template, check);
  if (problem) return problem;
  const { statements, start, end } = program;
  const body = { kind: "block", statements, start, end } as const;
  return { callee: { parameters: parameters ?? [], body }, saysParameters: parameters !== undefined };
}
