import { createSource, createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Callee } from "@cairn/puppet-core/evaluate";
import type { Problem } from "@cairn/puppet-core";
import { createParser, quote } from "@cairn/syntax";
import { check } from "../../check/index.js";
import type { Program } from "@cairn/puppet-core/manifest";
import { catalogue } from "../../diagnostics/index.js";
import { syntax } from "../../parse/parser.js";
import { describeProblem } from "../../parse/syntax-errors/problems.js";
import { EppTokenHook } from "./token-hook.js";
import { EppTreeBuilder } from "./tree-builder.js";

/** A parsed template: its program, and whether it declares its parameters. */
export interface EppTemplate {
  readonly callee: Callee;
  readonly saysParameters: boolean;
}

/** The source of the template that is being parsed, and the hook that reads its tags. */
const current: { text: string; hook: EppTokenHook | undefined } = { text: "", hook: undefined };

const parser = createParser({
  ...syntax,
  start: (generated) => generated.epp(),
  builder: (tokens, source) => new EppTreeBuilder(tokens, source),
  hook: () => (current.hook = new EppTokenHook(current.text)),
});

/** The tree of a template in Puppet's language, or its first error. */
export function parseEpp(source: Source): EppTemplate | Diagnostic {
  if (source.text === "") return { callee: emptyCallee, saysParameters: false };
  // The lexer begins in Puppet's language: the first sign represents the end of a tag.
  const masked = createSource(source.name, `%${source.text.slice(1)}`);
  current.text = source.text;
  const { value, diagnostics } = parser.parse(masked, { maxErrors: 1 });
  const broken = current.hook?.findProblem();
  if (broken) {
    const span = createSpan(source, broken.at, Math.min(source.text.length, broken.at + 2));
    return catalogue.create.template(span, { message: broken.message });
  }
  if (value === undefined) return placedIn(source, diagnostics[0]!);
  const { program, parameters, problems } = value;
  const [problem] = [...problems].sort((one, other) => one.start - other.start);
  if (problem) return described(problem, source);
  const real: Program = { ...program, source };
  const [found] = check(real, { maxErrors: 100 }).filter(({ severity }) => severity === "error");
  if (found) return found;
  const rest = parameters?.find((each) => each.rest);
  if (rest) {
    const message = `Parameter $${rest.name} has 'captures rest' - not supported in an Epp Template`;
    return catalogue.create.template(createSpan(source, rest.start, rest.end), { message });
  }
  const { statements, start, end } = real;
  const definition = statements.find(({ kind }) => definitions.has(kind));
  if (definition) {
    const message = "The EPP template contains illegal expressions (definitions)";
    return catalogue.create.template(createSpan(source, definition.start, definition.end), { message });
  }
  const body = { kind: "block", statements, start, end } as const;
  return { callee: { parameters: parameters ?? [], body }, saysParameters: parameters !== undefined };
}

const definitions: ReadonlySet<string> = new Set(["class", "define", "function", "node", "type-alias"]);

const emptyCallee: Callee = { parameters: [], body: { kind: "block", statements: [], start: 0, end: 0 } };

function described(problem: Problem, source: Source): Diagnostic {
  const diagnostic = placedIn(source, describeProblem(problem, source));
  if (!("tag" in problem)) return diagnostic;
  const message = `\`<%=\` takes a single expression without assignments, and ${quote(problem.subject)} isn't part of one`;
  return {
    ...diagnostic,
    message,
    help: "put statements between `<%` and `%>`, and only the value between `<%=` and `%>`",
  };
}

/** The diagnostic in the template as it is written. */
function placedIn(source: Source, diagnostic: Diagnostic): Diagnostic {
  const { span } = diagnostic;
  const message = source.text.startsWith("<%") ? diagnostic.message.replace("`%%=`", "`<%=`") : diagnostic.message;
  return { ...diagnostic, message, span: createSpan(source, span.start, span.end) };
}
