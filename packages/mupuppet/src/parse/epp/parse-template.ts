import { createSource, createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Parameter, Problem } from "@cairn/puppet-core";
import type { Program } from "@cairn/puppet-core/manifest";
import { createParser, quote } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { syntax } from "../parser.js";
import { describeProblem } from "../syntax-errors/problems.js";
import { EppTokenHook } from "./token-hook.js";
import { EppTreeBuilder } from "./tree-builder.js";

/** The tree of a template, and its parameters if it declares them. */
export interface Template {
  readonly program: Program;
  readonly parameters: readonly Parameter[] | undefined;
}

/** The source of the template that is being parsed, and the hook that reads its tags. */
const current: { text: string; hook: EppTokenHook | undefined } = { text: "", hook: undefined };

const parser = createParser({
  ...syntax,
  start: (generated) => generated.epp(),
  builder: (tokens, source) => new EppTreeBuilder(tokens, source),
  hook: () => (current.hook = new EppTokenHook(current.text)),
});

/** The tree of a template in Puppet's language, or its first syntax error. */
export function parseTemplate(source: Source): Template | Diagnostic {
  if (source.text === "")
    return { program: { kind: "program", source, statements: [], start: 0, end: 0 }, parameters: undefined };
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
  return problem ? described(problem, source) : { program: { ...program, source }, parameters };
}

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
