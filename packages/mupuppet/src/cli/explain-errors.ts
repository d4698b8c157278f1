import { type Diagnostic, positionAt } from "@cairn/diagnostics";

/** How many errors an agent prints. */
const mostErrors = 5;

/** The first errors, in the form that users of Puppet know. */
export function explain(diagnostics: readonly Diagnostic[], name: string): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const lines = errors.slice(0, mostErrors).map(({ help, message, span }) => {
    const { column, line } = positionAt(span.source, span.start);
    const hint = help === undefined ? "" : `; help: ${help}`;
    return `${message} (file: ${span.source.name}, line: ${line}, column: ${column}) on node ${name}${hint}`;
  });
  const more = errors.length > mostErrors ? `\n(and ${errors.length - mostErrors} more errors)` : "";
  return `${lines.join("\n")}${more}`;
}
