import { createSpan, removal, type Diagnostic, type Source } from "@cairn/diagnostics";
import { fixesOf, type Problem } from "@cairn/puppet-core";
import { quote } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";

const { create } = catalogue;

/** Messages for syntax errors that the grammar doesn't detect. */
export function describeProblem(problem: Problem, source: Source): Diagnostic {
  const { kind, start, end, subject } = problem;
  const fixes = fixesOf(problem, source);
  const span = createSpan(source, start, end);
  switch (kind) {
    case "unexpected":
      return create.unexpected(span, { what: quote(subject) }, { fixes });
    case "arguments-without-function":
      return create[kind](span, { before: subject === "" ? "" : `: ${quote(subject)} needs parentheses` }, { fixes });
    case "no-resource":
      return create[kind](span, {});
    case "not-virtual":
      return create[kind](
        span,
        { form: subject, meaning: subject === "@" ? "virtual" : "exported" },
        { fixes: [removal(span)] },
      );
    case "resource-without-title":
      return create[kind](span, { type: subject });
    case "appended-without-title":
      return create[kind](span, {});
  }
}
