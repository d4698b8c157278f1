import type { Diagnostic, Severity } from "../diagnostic.js";
import { positionAt } from "../source.js";
import { spanPositions } from "../span.js";
import { visible, visibleLines } from "./visible.js";

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };

/** For GitHub's workflows: commands that become annotations. */
export function renderGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${command(diagnostic)}\n`).join("");
}

function command(diagnostic: Diagnostic): string {
  const { from, to } = spanPositions(diagnostic.span);
  const properties = {
    file: diagnostic.span.source.name,
    line: from.line,
    col: from.column,
    endLine: to.line,
    endColumn: to.column,
    title: diagnostic.code,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(visible(String(value)))}`);
  return `::${commands[diagnostic.severity]} ${list.join(",")}::${body(diagnostic).map(escapeData).join("%0A")}`;
}

function body({ message, labels, notes, help }: Diagnostic): string[] {
  return [
    visible(message),
    ...labels.map(({ message: text, span }) => {
      const { line, column } = positionAt(span.source, span.start);
      return `${visible(span.source.name)}:${line}:${column}: ${visible(text)}`;
    }),
    ...notes.flatMap((note) => visibleLines(`note: ${note}`)),
    ...(help === undefined ? [] : visibleLines(`help: ${help}`)),
  ];
}

/** There are no line breaks here: `visible` has replaced them. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
