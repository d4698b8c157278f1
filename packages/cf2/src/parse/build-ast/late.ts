import { createSpan, type Diagnostic, type Source, type Span, replacement } from "@cairn/diagnostics";
import type { Macro } from "../../ast/ast.js";
import type { OperatorMistake } from "./expression-builder.js";
import { catalogue } from "../../diagnostics/index.js";

/** Errors that show only when operators are sorted by precedence. */
export function describeOperatorMistake({ kind, start, text }: OperatorMistake, source: Source): Diagnostic {
  const span = createSpan(source, start, start + text.length);
  if (kind === "stray-else") {
    const words = { problem: "this `else` has no matching `if`", instead: "write `if (condition) then … else …`" };
    return catalogue.create.syntax(span, words);
  }
  const problem = `comparisons don't chain: this \`${text}\` follows another one`;
  return catalogue.create.syntax(span, { problem, instead: "join two comparisons with `&&`: `1 < $x && $x < 9`" });
}

/** A value is missing after `before`, and the definition on the next line would be parsed as the value. */
export function describeSwallowed(before: Span, swallowed: Span): Diagnostic {
  const { end, source } = before;
  const textOf = (span: Span) => source.text.slice(span.start, span.end);
  const sign = textOf(before);
  const isOperator = sign === "=>" || sign === "~>" || sign === ">";
  const problem = `a value is missing after \`${sign}\`: the next line begins another definition`;
  const instead = isOperator
    ? "write the value on the same line, or `?` if another file defines it"
    : "write the rest of the value on the same line, or in brackets";
  const fixes = [replacement(createSpan(source, end, end), " ?", "write `?`")];
  const labels = [{ span: swallowed, message: `this defines \`${withoutLastWord(textOf(swallowed))}\`` }];
  return catalogue.create.syntax(before, { problem, instead }, { labels, fixes: isOperator ? fixes : [] });
}

function withoutLastWord(text: string): string {
  let end = text.length;
  while (end > 0 && !/\s/.test(text[end - 1]!)) end--;
  return text.slice(0, end).trimEnd();
}

/** Macros that are defined twice, and parameters of the same name. */
export function findMacroMistakes(macros: readonly Macro[], source: Source): Diagnostic[] {
  if (macros.length === 0) return [];
  const known = new Map<string, Macro>();
  return macros.flatMap((macro) => {
    const found: Diagnostic[] = [];
    const earlier = known.get(macro.name);
    if (earlier) found.push(redefinition(macro, earlier, source));
    else known.set(macro.name, macro);
    if (new Set(macro.parameters).size < macro.parameters.length) found.push(doubledParameter(macro, source));
    return found;
  });
}

function redefinition(macro: Macro, earlier: Macro, source: Source): Diagnostic {
  const labels = [{ span: createSpan(source, earlier.start, earlier.end), message: "first defined here" }];
  const words = { problem: `the macro \`${macro.name}\` is defined twice`, instead: "give one of them another name" };
  return catalogue.create.macro(createSpan(source, macro.start, macro.end), words, { labels });
}

function doubledParameter({ name, parameters, start, end }: Macro, source: Source): Diagnostic {
  const doubled = parameters.find((parameter, index) => parameters.indexOf(parameter) < index)!;
  const problem = `the macro \`${name}\` has two parameters \`${doubled}\``;
  return catalogue.create.macro(createSpan(source, start, end), { problem, instead: "rename one of them" });
}
